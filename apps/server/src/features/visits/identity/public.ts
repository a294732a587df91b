export { listIdentitySources } from "./sources/list-identity-sources.ts";
export { proofOfVisit } from "./visit-proof.ts";
