export { DataWarehousePage } from "./data-warehouse-page.tsx";
