export { hitAddress } from "./hit-address.ts";
export { type AdminHits, useAdminHits } from "./use-admin-hits.ts";
