export { listSums } from "./lists.ts";
