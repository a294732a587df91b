import { type Engine, engines } from "@citelens/contract/traffic/indexing";
import { type Agent, agents } from "@citelens/crawlers";

/** Roles that an agent's visit to a page shows of its engine. */
export const agentRoles = ["fetch", "search", "feeder", "training"] as const;
export type AgentRole = (typeof agentRoles)[number];

export interface EngineFacts {
  readonly id: Engine;
  readonly name: string;
  /** As the catalogues of agents and of models name it. */
  readonly operator: string;
}

export interface EngineAgent {
  readonly engine: Engine;
  readonly role: AgentRole;
  readonly agent: Agent;
}

interface EngineRow {
  readonly name: string;
  readonly operator: string;
  /** Products that the operator's people ask: an agent that feeds none of these collects for its customers' own applications. */
  readonly products: readonly string[];
}

const rows: Readonly<Record<Engine, EngineRow>> = {
  chatgpt: { name: "ChatGPT", operator: "OpenAI", products: ["ChatGPT Search"] },
  claude: { name: "Claude", operator: "Anthropic", products: ["Claude"] },
  perplexity: { name: "Perplexity", operator: "Perplexity", products: ["Perplexity"] },
  gemini: {
    name: "Gemini and Google AI",
    operator: "Google",
    products: ["Google AI Overviews", "Google AI Mode", "Gemini"],
  },
  copilot: { name: "Copilot", operator: "Microsoft", products: ["Microsoft Copilot"] },
  apple: {
    name: "Apple Intelligence",
    operator: "Apple",
    products: ["Siri", "Spotlight", "Apple Intelligence"],
  },
  "meta-ai": { name: "Meta AI", operator: "Meta", products: ["Meta AI"] },
  "le-chat": { name: "Le Chat", operator: "Mistral AI", products: ["Le Chat"] },
  grok: { name: "Grok", operator: "xAI", products: ["Grok"] },
  kimi: { name: "Kimi", operator: "Moonshot AI", products: ["Kimi"] },
  deepseek: { name: "DeepSeek", operator: "DeepSeek", products: [] },
  amazon: { name: "Alexa and Rufus", operator: "Amazon", products: ["Alexa", "Rufus"] },
};

/** A bot of Apple's search that also feeds its assistant, as Googlebot and bingbot do. */
const feeders: ReadonlySet<string> = new Set(["Applebot"]);

export const engineList: readonly EngineFacts[] = engines.map((id) => {
  const { name, operator } = rows[id];
  return { id, name, operator };
});

/** Every agent of the catalogue whose visits show something of an engine. */
export const engineAgents: readonly EngineAgent[] = engines.flatMap((engine) =>
  agents.flatMap((agent) => {
    const role = roleOf(agent, rows[engine]);
    return role ? [{ engine, role, agent }] : [];
  }),
);

/** The engine that an operator's models answer for. */
export function engineOfOperator(operator: string): Engine | undefined {
  return engineList.find((one) => one.operator === operator)?.id;
}

/** The bots of an engine that robots.txt has to let in: those of its own search and of the search that feeds it. */
export function searchAgentsOf(engine: Engine): readonly Agent[] {
  return searchAgents.get(engine) ?? [];
}

const searchAgents = new Map(
  engines.map((engine) => [
    engine,
    engineAgents
      .filter((one) => one.engine === engine && (one.role === "search" || one.role === "feeder"))
      .map(({ agent }) => agent),
  ]),
);

function roleOf(agent: Agent, { operator, products }: EngineRow): AgentRole | undefined {
  if (agent.operator !== operator) return undefined;

  const isFeeding = agent.feeds.some((product) => products.includes(product));
  switch (agent.purpose) {
    case "ai_user_fetch":
      return "fetch";
    case "llm_training":
      return "training";
    case "ai_search_index":
      return isFeeding ? searchRoleOf(agent) : undefined;
    case "search_engine":
      return isFeeding ? "feeder" : undefined;
    case "ai_agent":
    case "other":
    case "seo":
      return undefined;
  }
}

function searchRoleOf({ token }: Agent): AgentRole {
  return feeders.has(token) ? "feeder" : "search";
}
