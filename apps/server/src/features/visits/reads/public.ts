export { agentFactsOf } from "../store/agent-filter.rules.ts";
export type { PageRead, PageReader } from "./page-reads.events.ts";
export { findTrackingStart, isReporting, pageReads } from "./page-reads.ts";
