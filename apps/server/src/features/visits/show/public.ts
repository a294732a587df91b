export { pagePathOf, spelled as spelledPath } from "../store/page-path.rules.ts";
export { type AgentPath, listAgentPaths } from "./agent-paths.ts";
export { countCrawls } from "./count-crawls.ts";
export { visitRangeOf } from "./visit-range.ts";
