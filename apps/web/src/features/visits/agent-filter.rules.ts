export type AgentFilter = "llm-training" | "ai-user-search" | "seo-agent" | "all";

/** The filter's buttons in display order, each with its agent types. */
export const agentFilters = [
  { value: "llm-training", label: "LLM Training", botTypes: [1] },
  { value: "ai-user-search", label: "AI User search", botTypes: [0, 2, 3, 4] },
  { value: "seo-agent", label: "SEO Agent", botTypes: [5] },
  { value: "all", label: "All", botTypes: [] },
] as const satisfies readonly {
  readonly value: AgentFilter;
  readonly label: string;
  readonly botTypes: readonly number[];
}[];

/** The repeated bot_type parameter; empty for all types. */
export function botTypesOf(filter: AgentFilter): readonly string[] | undefined {
  const botTypes = agentFilters.find(({ value }) => value === filter)?.botTypes ?? [];
  return botTypes.length === 0 ? undefined : botTypes.map(String);
}

export function isAgentFilter(value: unknown): value is AgentFilter {
  return agentFilters.some((filter) => filter.value === value);
}
