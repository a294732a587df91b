export { subscribeWarehouse } from "./subscribe-to-workspaces.ts";
export { warehouseJobs } from "./warehouse.jobs.ts";
export { registerWarehouseRoutes } from "./warehouse.routes.ts";
