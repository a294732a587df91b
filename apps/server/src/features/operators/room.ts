export { modelCheckJobs } from "./model-checks/model-checks.jobs.ts";
export { registerOperatorRoutes } from "./operators.routes.ts";
