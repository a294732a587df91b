export { registerAgencyRoutes } from "./agencies.routes.ts";
export {
  createAgency,
  deleteAgency,
  findAgencies,
  letterBrandOf,
  listAgencies,
  type OwnedAgency,
  updateAgency,
} from "./agencies.service.ts";
export { agencyTheme, contrastOf } from "./agency-theme.rules.ts";
