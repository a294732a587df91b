export { type AgencyValues, agencyBody, agencyValues } from "./agency.rules.ts";
export { BrandFields } from "./brand-fields.tsx";
