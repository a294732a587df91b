export { visitDays } from "./visit-days.events.ts";
