import { z } from "zod";
import { cardFigure } from "../base/card-figure.ts";
import { checkRange, dateRange } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { count, flag, instant, many } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";
import { purposes, statusClasses } from "./agent-words.ts";
import { storedVerdicts } from "./identity.ts";

const purpose = z.enum(purposes);
const verdict = z.enum(storedVerdicts);

/**
 * Filter of visits. Days are the workspace's own, both ends included. Visits that were found spoofed are somebody else's: they are left
 * out unless `verdict` asks for them.
 */
const visitFilter = {
  ...dateRange,
  purpose: many(purpose),
  operator: many(z.string().max(100)),
  /** Tokens of agents. */
  agent: many(z.string().max(100)),
  verdict: many(verdict),
  status: many(z.enum(statusClasses)),
  /** A part of the path, in any case. */
  search: z.string().max(500).optional(),
  /** One page alone. */
  path: z.string().min(1).max(8192).optional(),
};

const sums = z.object({
  visits: count,
  /** Different paths. */
  pages: count,
  /** Different agents. */
  agents: count,
  /** Visits whose identity was proven, whichever verdicts are asked for. */
  verified: count,
  /** Visits that claimed to be one of these agents and were not, whichever verdicts are asked for. */
  spoofed: count,
  /**
   * Verified visits in per cent of all that claimed to be one of these agents', spoofed ones among them; null without
   * any, and where only some verdicts are asked for.
   */
  verified_share: z.number().nullable(),
});

export const trafficSummary = sums.extend({
  /** The same of the equally long period just before; null unless asked for. */
  previous: sums.nullable(),
  /** When the first visit that is still stored came; null without any. */
  tracking_since: instant.nullable(),
});
export type TrafficSummary = z.output<typeof trafficSummary>;

export const getTrafficSummary = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/events/summary/",
  summary: "How many visits agents paid, to how many pages, and how many proved who they are",
  query: z
    .object({ ...visitFilter, compare: flag.default(false), format: listFormat })
    .superRefine(checkRange),
  answer: trafficSummary,
  item: cardFigure,
});

export const seriesGroups = ["purpose", "operator", "agent", "verdict"] as const;
export type SeriesGroup = (typeof seriesGroups)[number];

export const trafficSeries = z.object({
  interval: z.enum(["day", "hour"]),
  /** The beginnings of the intervals in the workspace's time zone: yyyy-MM-dd, or yyyy-MM-ddTHH:mm by the hour. */
  times: z.array(z.string()),
  /** The most visits first; of operators and agents the first seven, and the others as one with an empty key. */
  groups: z.array(z.object({ key: z.string(), visits: count, values: z.array(count) })),
});
export type TrafficSeries = z.output<typeof trafficSeries>;

export const getTrafficSeries = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/events/series/",
  summary: "Visits of agents over time: by the hour for one or two days, by the day for more",
  query: z
    .object({ ...visitFilter, group: z.enum(seriesGroups).default("purpose"), format: listFormat })
    .superRefine(checkRange),
  answer: trafficSeries,
  item: cardFigure,
});

/** Facts known of an agent, whether it came or not. */
const agentFacts = z.object({
  token: z.string(),
  operator: z.string(),
  purpose,
});

export const agentRow = agentFacts.extend({
  visits: count,
  pages: count,
  verified: count,
  /** How many visits claimed to be this agent and were not. */
  spoofed: count,
  /** Answered with 400 or more. */
  failed: count,
  last_seen: instant,
  /** Visits on each day of the range, in order. */
  trend: z.array(count),
});
export type AgentRow = z.output<typeof agentRow>;

export const listAgents = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/events/agents/",
  summary: "The agents that came, with their visits, pages and proofs of identity; the most visits first",
  query: z.object({ ...visitFilter, format: listFormat }).superRefine(checkRange),
  answer: z.object({ results: z.array(agentRow) }),
  item: agentRow,
});

export const agentPageColumns = ["visits", "last_seen", "path"] as const;
export const agentPageOrders = ["-visits", "visits", "-last_seen", "last_seen", "path", "-path"] as const;
export type AgentPageOrder = (typeof agentPageOrders)[number];

const reader = agentFacts.extend({ visits: count, verified: count, last_seen: instant });

export const agentPage = z.object({
  path: z.string(),
  visits: count,
  /** Answered with 400 or more. */
  failed: count,
  last_seen: instant,
  /** The agents that read it, the most visits first. */
  agents: z.array(reader),
});
export type AgentPage = z.output<typeof agentPage>;

export const listAgentPages = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/events/agent-pages/",
  tool: { name: "list_agent_visits", title: "List pages that AI agents read", untrusted: ["results.*.path"] },
  summary: "The pages that agents read, each with the agents that read it",
  query: z
    .object({
      ...visitFilter,
      ...paging,
      order_by: z.enum(agentPageOrders).default("-visits"),
      format: listFormat,
    })
    .superRefine(checkRange),
  answer: pageOf(agentPage),
  item: agentPage,
});
export type AgentPageList = z.output<typeof listAgentPages.answer>;

const proof = z.object({ verdict, evidence: z.string(), visits: count });
const answered = z.object({
  /** 0 where the status was not reported. */
  status: count,
  visits: count,
});

export const agentDetails = agentFacts.extend({
  visits: count,
  pages: count,
  first_seen: instant.nullable(),
  last_seen: instant.nullable(),
  /** The operator's page about it. */
  docs_url: z.string().nullable(),
  /** Products whose answers draw on what it reads. */
  feeds: z.array(z.string()),
  respects_robots: z.enum(["yes", "no", "user_initiated_may_ignore", "undocumented"]),
  /** How its operator lets others check who it is. */
  proofs_published: z.array(z.enum(["address_list", "reverse_dns", "signature"])),
  /** All its visits in the range by what the check of its identity said, spoofed ones too. */
  proofs: z.array(proof),
  statuses: z.array(answered),
  top_pages: z.array(z.object({ path: z.string(), visits: count, last_seen: instant })),
  /** The networks that it came from, the most visits first; at most five. */
  networks: z.array(z.object({ network: z.string(), visits: count, verdict })),
  /** User agents that it gave, the most visits first; at most three. */
  user_agents: z.array(z.object({ user_agent: z.string(), visits: count })),
});
export type AgentDetails = z.output<typeof agentDetails>;

export const getAgent = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/events/agent/",
  summary: "One agent: what is known of it, its visits, pages, statuses and proofs of identity",
  query: z
    .object({ ...dateRange, agent: z.string().min(1).max(100), format: listFormat })
    .superRefine(checkRange),
  answer: agentDetails,
  item: cardFigure,
});

export const pageVisits = z.object({
  path: z.string(),
  visits: count,
  spoofed: count,
  first_seen: instant.nullable(),
  last_seen: instant.nullable(),
  agents: z.array(reader),
  statuses: z.array(answered),
});
export type PageVisits = z.output<typeof pageVisits>;

export const getPageVisits = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/events/page/",
  summary: "One page: which agents read it, when, and what they were answered",
  query: z
    .object({ ...dateRange, path: z.string().min(1).max(8192), format: listFormat })
    .superRefine(checkRange),
  answer: pageVisits,
  item: cardFigure,
});

export const liveVisit = agentFacts.extend({
  at: instant,
  path: z.string(),
  status: count,
  verdict,
});
export type LiveVisit = z.output<typeof liveVisit>;

/** How many visits the live feed shows. */
export const liveVisitsMax = 20;

export const liveVisits = z.object({ visits: z.array(liveVisit).max(liveVisitsMax) });
export type LiveVisits = z.output<typeof liveVisits>;

/** Server-sent events: one named `visits` with LiveVisits immediately, and whenever there are newer ones. */
export const watchVisits = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/events/live/",
  summary: "Watch the newest visits of agents, as server-sent events",
  status: 200,
});
