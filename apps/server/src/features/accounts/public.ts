export { accountJobs } from "./accounts.jobs.ts";
export { registerAccountRoutes } from "./accounts.routes.ts";
export { accountDeleted, accountExported, passwordChosen } from "./accounts.topics.ts";
