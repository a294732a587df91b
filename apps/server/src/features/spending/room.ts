export { pay } from "./pay.ts";
