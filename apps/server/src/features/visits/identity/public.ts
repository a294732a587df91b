export { identityJobs } from "./identity.jobs.ts";
export { readAddressList } from "./lists/read-address-list.ts";
