export { getOwnedAgency } from "../agencies.service.ts";
export { deleteAgencyOf } from "./delete-agency-of.ts";
