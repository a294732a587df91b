export { registerAgencyRoutes } from "./agencies.routes.ts";
export { hostBrandOf } from "./brand/host-brand.ts";
export { hostJobs } from "./hosts/hosts.jobs.ts";
