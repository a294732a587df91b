import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { AgentDetails, getAgent, getPageVisits, PageVisits } from "@citelens/contract/traffic/agents";
import type { Agent } from "@citelens/crawlers";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { agentFactsOf, findAgent } from "../store/agent-filter.rules.ts";
import { spelled } from "../store/page-path.rules.ts";
import { findFacts, listPageRows, listReaders, listTraits, type TraitRow } from "./agents.events.ts";
import { type Days, filterOf, isoOf, readerOf } from "./visit-query.ts";

const topPagesMax = 10;
const networksMax = 5;
const userAgentsMax = 3;

/** One agent of the catalogue, whether it came or not, or one that came before it left the catalogue. */
export async function findAgentDetails(
  tools: Tools,
  member: Member,
  query: ParsedInput<typeof getAgent>["query"],
): Promise<AgentDetails> {
  const { agent: token } = query;
  const agent = findAgent(token);
  const { timeZone: _, ...filter } = await filterOf(tools, member, daysOf(query));
  const [facts, traits, top] = await Promise.all([
    findFacts(tools.events, filter, { token }),
    listTraits(tools.events, filter, { token }),
    listPageRows(
      tools.events,
      { ...filter, tokens: [token] },
      { by: "visits", descending: true, limit: topPagesMax, offset: 0 },
    ),
  ]);
  if (!agent && traits.length === 0) throw new Refusal("NOT_FOUND");

  return {
    ...agentFactsOf(token),
    visits: facts?.visits ?? 0,
    pages: facts?.pages ?? 0,
    ...seenOf(facts),
    docs_url: agent?.docsUrl ?? null,
    feeds: [...(agent?.feeds ?? [])],
    respects_robots: agent?.respectsRobots ?? "undocumented",
    proofs_published: agent ? proofsPublishedBy(agent) : [],
    proofs: ofTrait(traits, "proof").map(({ verdict, evidence, visits }) => ({ verdict, evidence, visits })),
    statuses: statusesOf(traits),
    top_pages: top.rows.map(({ path, visits, last_ms }) => ({ path, visits, last_seen: isoOf(last_ms) })),
    networks: ofTrait(traits, "network")
      .filter(({ address_prefix }) => address_prefix !== "")
      .slice(0, networksMax)
      .map(({ address_prefix, visits, verdict }) => ({ network: address_prefix, visits, verdict })),
    user_agents: ofTrait(traits, "user_agent")
      .slice(0, userAgentsMax)
      .map(({ ua, visits }) => ({ user_agent: ua, visits })),
  };
}

/** One page, as agents saw it; one that none of them read has no visits. */
export async function findPageVisits(
  tools: Tools,
  member: Member,
  query: ParsedInput<typeof getPageVisits>["query"],
): Promise<PageVisits> {
  const path = spelled(query.path);
  const { timeZone: _, ...filter } = await filterOf(tools, member, daysOf(query));
  const [facts, traits, readers] = await Promise.all([
    findFacts(tools.events, filter, { path }),
    listTraits(tools.events, filter, { path }),
    listReaders(tools.events, filter, [path]),
  ]);
  return {
    path,
    visits: facts?.visits ?? 0,
    spoofed: facts?.spoofed ?? 0,
    ...seenOf(facts),
    agents: readers.map(readerOf),
    statuses: statusesOf(traits),
  };
}

function ofTrait(rows: readonly TraitRow[], trait: TraitRow["trait"]): readonly TraitRow[] {
  return rows.filter((row) => row.trait === trait);
}

/** Days alone say which visits of details are meant. */
function daysOf({ from_date, to_date }: Days): Days {
  return { from_date, to_date };
}

function seenOf(
  facts: { readonly visits: number; readonly first_ms: number; readonly last_ms: number } | undefined,
): Pick<PageVisits, "first_seen" | "last_seen"> {
  if (!facts || facts.visits === 0) return { first_seen: null, last_seen: null };
  return { first_seen: isoOf(facts.first_ms), last_seen: isoOf(facts.last_ms) };
}

function statusesOf(traits: readonly TraitRow[]): PageVisits["statuses"] {
  return ofTrait(traits, "status").map(({ status, visits }) => ({ status, visits }));
}

function proofsPublishedBy(agent: Agent): AgentDetails["proofs_published"] {
  return [
    ...(agent.ipRangesUrl === null ? [] : (["address_list"] as const)),
    ...(agent.reverseDns.length === 0 ? [] : (["reverse_dns"] as const)),
    ...(agent.signatureAgent === null ? [] : (["signature"] as const)),
  ];
}
