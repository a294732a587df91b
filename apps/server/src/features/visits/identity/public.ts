export { identityJobs } from "./identity.jobs.ts";
export { readAddressList } from "./lists/read-address-list.ts";
export { listIdentitySources } from "./sources/list-identity-sources.ts";
export { proofOfVisit } from "./visit-proof.ts";
