import type { Agent } from "./agent.ts";
import { type AgentRow, agentOf } from "./agent-row.ts";
import { actingAgents } from "./agents/acting-agents.ts";
import { aiLabs } from "./agents/ai-labs.ts";
import { aiSearch } from "./agents/ai-search.ts";
import { aiServices } from "./agents/ai-services.ts";
import { platforms } from "./agents/platforms.ts";
import { searchEngines } from "./agents/search-engines.ts";
import { seoTools } from "./agents/seo-tools.ts";
import { trainingCrawlers } from "./agents/training-crawlers.ts";

const rows: readonly AgentRow[] = [
  ...aiLabs,
  ...platforms,
  ...aiSearch,
  ...actingAgents,
  ...trainingCrawlers,
  ...aiServices,
  ...seoTools,
  ...searchEngines,
];

/**
 * Every agent that we tell apart, in order of precedence: where a user agent carries several of their
 * names, the first one in this list has it. AI stands before SEO tools and those before search engines,
 * because forgers and tools borrow the names of search engines and never the other way round.
 */
export const agents: readonly Agent[] = rows.map(agentOf);

/** Year, month and serial of the last change to the data or to the rules for names; stored with each visit. */
export const catalogueVersion = "2026.11.3";
