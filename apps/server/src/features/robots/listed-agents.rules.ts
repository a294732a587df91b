import { type Agent, agents } from "@citelens/crawlers";

/** Operators whose assistants people ask: their agents are shown whether they came or not. */
const operators: ReadonlySet<string> = new Set([
  "OpenAI",
  "Anthropic",
  "Google",
  "Microsoft",
  "Perplexity",
  "Meta",
  "Mistral AI",
  "xAI",
  "DeepSeek",
  "Apple",
  "Amazon",
  "ByteDance",
  "Common Crawl",
  "DuckDuckGo",
]);

/** The agents of the catalogue that came or matter; those that came most first, then in the order of the catalogue. */
export function listedAgents(visitsByToken: ReadonlyMap<string, number>): Agent[] {
  const visitsOf = ({ token }: Agent): number => visitsByToken.get(token) ?? 0;
  return agents
    .filter((agent) => visitsOf(agent) > 0 || operators.has(agent.operator))
    .sort((a, b) => visitsOf(b) - visitsOf(a));
}
