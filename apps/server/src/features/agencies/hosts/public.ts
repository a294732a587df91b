export { hostBrandOf } from "./host-brand.ts";
export { hostJobs } from "./hosts.jobs.ts";
