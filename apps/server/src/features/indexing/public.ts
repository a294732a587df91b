export { readSiteNow } from "./site-readings.ts";
