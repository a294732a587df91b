export { accountJobs } from "./accounts.jobs.ts";
export { registerAccountRoutes } from "./accounts.routes.ts";
export { accountDeleted, accountExported } from "./accounts.topics.ts";
