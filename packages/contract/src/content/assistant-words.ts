/** Writers of a message; as the log of credits says it. */
export const messageTypes = ["AI", "User"] as const;
export type MessageType = (typeof messageTypes)[number];

/** WRITING until it is over; STOPPED: somebody has stopped it; what was written until then stays. */
export const messageStatuses = ["WRITING", "DONE", "STOPPED", "FAILED"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const replyFailures = ["INTERRUPTED", "MODEL_REFUSED", "MODEL_FAILED", "TIMED_OUT"] as const;
export type ReplyFailure = (typeof replyFailures)[number];

export const toolStates = ["RUNNING", "DONE", "FAILED"] as const;
export type ToolState = (typeof toolStates)[number];

/** Tools for what the assistant can look at, and the one thing that it can propose. */
export const assistantTools = [
  "summary",
  "prompts",
  "conversation",
  "answer",
  "sources",
  "opportunities",
  "audit_issues",
  "optimization",
  "search_own_pages",
  "explain_metric",
  "propose_edit",
] as const;
export type AssistantTool = (typeof assistantTools)[number];

/** The kinds of page on which the panel opens. */
export const assistantPages = [
  "overview",
  "campaigns",
  "campaign",
  "conversations",
  "sources",
  "opportunities",
  "optimization",
  "audit",
] as const;
export type AssistantPage = (typeof assistantPages)[number];

export const questionMax = 4_000;
export const threadTitleMax = 80;

/** Notice where replies are made without a model. */
export const lookupNotice = "Lookup, no AI";
