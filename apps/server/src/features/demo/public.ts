export { registerDemoRoutes } from "./demo.routes.ts";
export { fillWorkspace } from "./fill-workspace.ts";
export { startDemo } from "./start-demo.ts";
export { withFictionalWeb } from "./with-fictional-web.ts";
