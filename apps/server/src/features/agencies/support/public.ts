export { deleteAgencyOf } from "./delete-agency-of.ts";
