export { sumDays } from "./sum-days.sql.ts";
