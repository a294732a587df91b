export { modelCheckJobs } from "./model-checks.jobs.ts";
