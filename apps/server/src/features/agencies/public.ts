export {
  createAgency,
  deleteAgency,
  findAgencies,
  findStoredAgencies,
  letterBrandOf,
  listAgencies,
  type OwnedAgency,
  updateAgency,
} from "./agencies.service.ts";
export { previewColours } from "./brand/agency-theme.rules.ts";
