export { auditNow } from "./audit-now.ts";
export { factsInThread } from "./crawl/read-in-thread.ts";
export { htmlFacts } from "./facts/read-facts.ts";
