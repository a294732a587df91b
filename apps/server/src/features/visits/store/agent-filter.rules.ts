import type { Purpose, StatusClass } from "@citelens/contract/traffic/agent-words";
import type { StoredVerdict } from "@citelens/contract/traffic/identity";
import { type Agent, agents } from "@citelens/crawlers";

/** Conditions on agents whose visits are meant, as a caller says it. */
export interface AsksFor {
  readonly purpose?: readonly Purpose[] | undefined;
  readonly operator?: readonly string[] | undefined;
  readonly agent?: readonly string[] | undefined;
  readonly verdict?: readonly StoredVerdict[] | undefined;
  readonly status?: readonly StatusClass[] | undefined;
}

/** The same as the stored rows say it. */
export interface RowFilter {
  /** Undefined for all agents; those that the catalogue no longer knows are among all alone. */
  readonly tokens: readonly string[] | undefined;
  readonly verdicts: readonly StoredVerdict[];
  readonly statuses: readonly StatusRange[] | undefined;
}

/** From `from` to `to`, both included. */
interface StatusRange {
  readonly from: number;
  readonly to: number;
}

/** A spoofed visit is not the agent's whose name it carries, so nobody finds one without asking for it. */
const verdictsUnlessTold: readonly StoredVerdict[] = ["verified", "unverifiable", "unchecked"];

const statusRanges: Readonly<Record<StatusClass, StatusRange>> = {
  none: { from: 0, to: 0 },
  "2xx": { from: 200, to: 299 },
  "3xx": { from: 300, to: 399 },
  "4xx": { from: 400, to: 499 },
  "5xx": { from: 500, to: 599 },
};

export function rowFilterOf({ purpose, operator, agent, verdict, status }: AsksFor): RowFilter {
  const meant = (one: Agent): boolean =>
    (!purpose || purpose.includes(one.purpose)) &&
    (!operator || operator.includes(one.operator)) &&
    (!agent || agent.includes(one.token));
  const isNarrowed = purpose || operator || agent;
  return {
    tokens: isNarrowed ? agents.filter(meant).map(({ token }) => token) : undefined,
    verdicts: verdict ?? verdictsUnlessTold,
    statuses: status?.map((one) => statusRanges[one]),
  };
}

export interface AgentFacts {
  readonly token: string;
  readonly operator: string;
  readonly purpose: Purpose;
}

const known = new Map(agents.map((agent) => [agent.token, agent]));

/** An agent of the catalogue, by its token. */
export function findAgent(token: string): Agent | undefined {
  return known.get(token);
}

/** Facts of an agent; one that has left the catalogue is somebody's for a purpose that is no longer known. */
export function agentFactsOf(token: string): AgentFacts {
  const agent = known.get(token);
  return { token, operator: agent?.operator ?? "Unknown", purpose: agent?.purpose ?? "other" };
}

/** Tokens of the agents whose visits feed AI: AI agents, and search engines from whose index AI answers are made. */
export function feedingAi(): readonly string[] {
  return agents.filter(({ botType, feeds }) => botType !== 5 || feeds.length > 0).map(({ token }) => token);
}
