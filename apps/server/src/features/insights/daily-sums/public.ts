export { workspaceSums } from "./workspace-sums.ts";
