export { organizationStanding } from "./standing.ts";
