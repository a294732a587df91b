import { type Agent, agents } from "@citelens/crawlers";

/** Use of a reading: an AI search, opened for a question, done for a user, a classic index, or training. */
export type AccessRole = "search" | "fetch" | "acting" | "feeder" | "training";

/** Answers of shops and of indexes that are sold are no answers of assistants. */
const productsOfNoAnswers: ReadonlySet<string> = new Set(["Google Shopping"]);

/** None for agents that decide nothing of how AI treats a site. */
export function accessRoleOf(agent: Pick<Agent, "purpose" | "feeds">): AccessRole | undefined {
  switch (agent.purpose) {
    case "ai_search_index":
      return "search";
    case "ai_user_fetch":
      return "fetch";
    case "ai_agent":
      return "acting";
    case "llm_training":
      return "training";
    case "search_engine":
      return feedsAnswers(agent) ? "feeder" : undefined;
    case "other":
    case "seo":
      return undefined;
  }
}

/** Agents in order, those first on which answers depend most. */
export function byImportance(agents: readonly Agent[]): Agent[] {
  const rankOf = (agent: Agent): number => {
    const role = accessRoleOf(agent);
    return role === undefined ? rolesByImportance.length : rolesByImportance.indexOf(role);
  };
  return [...agents].sort((a, b) => rankOf(a) - rankOf(b));
}

const rolesByImportance: readonly AccessRole[] = ["search", "fetch", "feeder", "acting", "training"];

/** Whether answers suffer where the agent may not read; an index for an operator's customers is none such. */
export function decidesAnswers(token: string): boolean {
  return deciding.has(token);
}

const deciding: ReadonlySet<string> = new Set(agents.filter(isDeciding).map(({ token }) => token));

function isDeciding(agent: Agent): boolean {
  const role = accessRoleOf(agent);
  if (role === "search") return agent.feeds.length > 0;
  return role === "fetch" || role === "feeder";
}

function feedsAnswers({ feeds }: Pick<Agent, "feeds">): boolean {
  return feeds.some((product) => !productsOfNoAnswers.has(product));
}
