export { DeletionsPage } from "./deletions-page.tsx";
