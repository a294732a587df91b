export { OwnerPage } from "./owner-page.tsx";
