export { apiKeyJobs } from "./api-keys.jobs.ts";
export { registerApiKeyRoutes } from "./api-keys.routes.ts";
