export { getOpportunity, listOpportunities } from "./list-opportunities.ts";
export { mayLook } from "./may-look.ts";
export { enqueueRefresh, refreshNow, refreshWorkspace } from "./refresh.ts";
