export { demoJobs } from "./demo.jobs.ts";
export { registerDemoRoutes } from "./demo.routes.ts";
export { fillWorkspace } from "./fill-workspace.ts";
export { startDemo } from "./start-demo.ts";
export { subscribeDemos } from "./subscribe-demos.ts";
export { withFictionalWeb } from "./web/with-fictional-web.ts";
