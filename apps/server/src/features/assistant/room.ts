export { assistantJobs } from "./assistant.jobs.ts";
export { registerAssistantRoutes } from "./assistant.routes.ts";
export { subscribeToAccounts } from "./subscribe-to-accounts.ts";
