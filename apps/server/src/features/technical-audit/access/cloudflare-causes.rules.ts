import type { AccessAgent } from "@citelens/contract/content/audit-fields";

interface MatrixContext {
  /** All rows of the matrix. */
  readonly agents: readonly AccessAgent[];
  /** Network whose advertisements the page loads that was asked for; undefined where nobody knows. */
  readonly ads: string | null | undefined;
}

/** One crawler each for search and for training: since 2026-09-15 a block of training keeps them out too. */
const mixedUse: ReadonlySet<string> = new Set(["Googlebot", "bingbot", "Applebot"]);
const where = "Security, Settings, “Configure AI bot policies”";
const refused = 403;

/** Cloudflare's switch that most likely refused an agent, told by who is refused among its three policies. */
export function cloudflareCause(agent: AccessAgent, { agents, ads }: MatrixContext): string | undefined {
  const status = agent.probe?.status;
  if (status === 402)
    return "Likely Cloudflare’s Pay Per Crawl, or an answer of its AI Crawl Control: AI Crawl Control, Crawlers.";
  if (status !== refused || agent.probe?.outcome !== "REFUSED") return undefined;

  const training = agents.filter((one) => one.is_training && isAsked(one));
  const search = agents.filter(
    (one) => one.purpose === "ai_search_index" && !mixedUse.has(one.token) && isAsked(one),
  );
  // Of the many that train, no service knows all.
  const isTrainingClosed = training.length > 0 && 2 * training.filter(isRefused).length >= training.length;
  // Where searches are refused as well, it is no policy for one kind of agent.
  if (search.some(isRefused)) return anyRule;
  if (agent.is_training || mixedUse.has(agent.token))
    return isTrainingClosed ? trainingPolicy(ads) : undefined;
  const isAgent = agent.purpose === "ai_user_fetch" || agent.purpose === "ai_agent";
  return isAgent && search.length > 0
    ? `Likely Cloudflare’s policy for Agent, ${choice(ads)}: ${where}.`
    : anyRule;
}

const anyRule =
  "Likely a rule of Cloudflare: AI Crawl Control, Bot Fight Mode or a rule of the WAF; Security, Analytics names the one that acted.";

function trainingPolicy(ads: MatrixContext["ads"]): string {
  return `Likely Cloudflare’s policy for Training, ${choice(ads)}: ${where}. Since 2026-09-15 it keeps out Googlebot, bingbot and Applebot too; “Disallow AI Training” lets them search.`;
}

function choice(ads: MatrixContext["ads"]): string {
  return ads
    ? `“Block on pages with ads” (the page loads ${ads}), which Cloudflare sets for new sites with ads since 2026-09-15`
    : "“Block”, or “Block on pages with ads”";
}

function isAsked({ probe, robots }: AccessAgent): boolean {
  return robots.allowed && probe !== null && probe.outcome !== "INCONCLUSIVE";
}

function isRefused({ probe }: AccessAgent): boolean {
  return probe?.outcome === "REFUSED" && probe.status === refused;
}
