export { getOpportunity, listOpportunities } from "../list-opportunities.ts";
export { opportunities } from "./opportunities.ts";
