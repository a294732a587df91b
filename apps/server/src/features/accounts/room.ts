export { accountJobs } from "./accounts.jobs.ts";
export { registerAccountRoutes } from "./accounts.routes.ts";
export { announceSuperuserLink, makeSuperuserLink } from "./sign-in/superuser-link.ts";
