import type { AssistantTool } from "@citelens/contract/content/assistant-words";
import { auditIssues } from "./audit-issues.ts";
import { answer, conversation } from "./conversations.ts";
import { explainMetric } from "./explain-metric.ts";
import { prompts, summary } from "./insights.ts";
import type { LookTool } from "./looked.ts";
import { opportunities } from "./opportunities.ts";
import { optimization, proposeEdit } from "./optimizations.ts";
import { searchOwnPages } from "./own-pages.ts";
import { sources } from "./sources.ts";

/** All that the assistant can look at. None fetches, none writes, and none sees billing, members or keys. */
export const lookTools: readonly LookTool[] = [
  summary,
  prompts,
  conversation,
  answer,
  sources,
  opportunities,
  auditIssues,
  optimization,
  searchOwnPages,
  explainMetric,
  proposeEdit,
];

export function lookToolOf(name: AssistantTool): LookTool {
  const tool = lookTools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no tool ${name}`);
  return tool;
}
