export { registerAgencyRoutes } from "./agencies.routes.ts";
export { hostBrandOf } from "./hosts/host-brand.ts";
export { hostJobs } from "./hosts/hosts.jobs.ts";
