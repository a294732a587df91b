export { visitDays } from "./visit-days.ts";
