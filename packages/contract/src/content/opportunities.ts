import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { count, id, instant, many, optionalText } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { sentimentBases } from "../visibility/answers.ts";
import { interval } from "../visibility/insight-fields.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";
import { checkIds } from "./audit-words.ts";
import {
  efforts,
  impacts,
  opportunityKinds,
  opportunityPeriods,
  opportunityStates,
  opportunityTargets,
  scorePartNames,
} from "./opportunity-words.ts";

/** A share of answers, in per cent with two decimals; null of none. */
export const answerShare = z.object({ hits: count, n: count, rate: z.number().nullable(), interval });
export type AnswerShare = z.output<typeof answerShare>;

export const opportunityFigures = z.object({
  /** Answers that are counted, of all its queries. */
  n: count,
  /** Share of all answers that name the client. */
  visibility: answerShare,
  /** Share of all answers that name an accepted competitor. */
  competitors: answerShare,
  /** Share of all answers that cite anything. */
  citing: answerShare,
  /** Share of the citing answers that cite a page of the client. */
  content_authority: answerShare,
  /** How much of the query the best own page holds, in per cent; null where nothing of the site was read. */
  page_fit: z.number().nullable(),
});
export type OpportunityFigures = z.output<typeof opportunityFigures>;

export const opportunityQuery = z.object({
  campaign_id: id,
  query_id: id,
  text: z.string(),
  /** 1 to 3. */
  priority: count,
  n: count,
  /** Score by itself. */
  score: z.number(),
});
export type OpportunityQuery = z.output<typeof opportunityQuery>;

export const evidenceAnswer = z.object({
  answer_id: id,
  query_id: id,
  campaign_id: id,
  operator_model: z.string(),
  display_name: z.string(),
  created: instant,
  names_you: z.boolean(),
  names_competitor: z.boolean(),
  cites_you: z.boolean(),
  /** A sentence that speaks badly of the client, and whether a judge said so. */
  negative: z.object({ sentence: z.string(), basis: z.enum(sentimentBases) }).nullable(),
});
export type EvidenceAnswer = z.output<typeof evidenceAnswer>;

export const opportunityEvidence = z.object({
  /** Examples, the newest first. */
  answers: z.array(evidenceAnswer),
  /** Pages of others that answers cite for these queries. */
  cited_instead: z.array(
    z.object({ url: z.string(), title: z.string().nullable(), domain: z.string(), answers: count }),
  ),
  /** Own pages that answers cite for these queries. */
  cited_own: z.array(z.object({ url: z.string(), answers: count, before: count })),
  /** How often AI agents read the page within 30 days; null where there is no page. */
  agent_visits: count.nullable(),
  /** Findings of the newest audit there. */
  audit: z
    .object({
      audit_id: id,
      checks: z.array(z.object({ check_id: z.enum(checkIds), title: z.string(), found: z.string() })),
    })
    .nullable(),
  /** How often answers cited own pages in as many days before, and by how many points that fell over what both periods share. */
  change: z.object({ before: answerShare, points: z.number() }).nullable(),
  /** Share of the answers that name the client that speak badly of it, and how many of those a judge has rated. */
  negative: answerShare.extend({ judged: count }).nullable(),
  /** Pages of the other site that were read, of which none names the client. */
  pages_read: count.nullable(),
});
export type OpportunityEvidence = z.output<typeof opportunityEvidence>;

export const opportunityTarget = z.object({
  kind: z.enum(opportunityTargets),
  /** An address, a query, a domain or a brand's name. */
  name: z.string(),
  /** The page's title, where it was read. */
  title: z.string().nullable(),
});
export type OpportunityTargetShown = z.output<typeof opportunityTarget>;

export const opportunity = z.object({
  id,
  kind: z.enum(opportunityKinds),
  /** Period of its figures. */
  period: z.enum(opportunityPeriods),
  title: z.string(),
  /** A sentence with the figures that it rests on. */
  why: z.string(),
  target: opportunityTarget,
  /** 0 to 100. */
  score: z.number(),
  /** Points that add up to the score, before it is cut at 100. */
  score_parts: z.array(z.object({ name: z.enum(scorePartNames), points: z.number() })),
  impact: z.enum(impacts),
  effort: z.enum(efforts),
  queries: z.array(opportunityQuery),
  figures: opportunityFigures,
  evidence: opportunityEvidence,
  state: z.enum(opportunityStates),
  /** Why it was dismissed; empty otherwise. */
  reason: z.string(),
  /** Assignee and due day. */
  assignee: z.object({ id, name: z.string() }).nullable(),
  due_on: day.nullable(),
  first_seen: instant,
});
export type Opportunity = z.output<typeof opportunity>;

export const opportunityOrders = [
  "-score",
  "score",
  "-n",
  "n",
  "effort",
  "-effort",
  "-first_seen",
  "first_seen",
] as const;
export type OpportunityOrder = (typeof opportunityOrders)[number];

const opportunityPath = workspacePath.extend({ opportunityId: id });
const period = z.enum(opportunityPeriods).default("30d");

/** How current the list is. */
export const opportunityRefresh = z.object({
  refreshed_at: instant.nullable(),
  is_running: z.boolean(),
  /** Why the last one did not come to its end; nothing else tells the list that it is old. */
  failed: z.boolean(),
  /** Counted answers of the last 90 days that it has looked at; null before the first one. */
  answers: count.nullable(),
});
export type OpportunityRefresh = z.output<typeof opportunityRefresh>;

/** Paths of what pages and answers of others say, and of sentences that name them. */
const textsOfOpportunity = [
  "title",
  "why",
  "target.name",
  "target.title",
  "evidence.answers.*.negative.sentence",
  ...["url", "title", "domain"].map((name) => `evidence.cited_instead.*.${name}`),
  "evidence.cited_own.*.url",
  "evidence.audit.checks.*.found",
].map((path) => `results.*.${path}`);

export const listOpportunities = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/opportunities/",
  tool: { name: "list_opportunities", title: "List opportunities", untrusted: textsOfOpportunity },
  summary: "What can be done for more mentions and citations, by what it is worth, each with its evidence",
  query: z.object({
    ...paging,
    period,
    kind: many(z.enum(opportunityKinds)),
    impact: many(z.enum(impacts)),
    /** States, open or planned unless told. */
    state: many(z.enum(opportunityStates)),
    campaign: id.optional(),
    search: z.string().trim().max(200).optional(),
    ordering: z.enum(opportunityOrders).default("-score"),
    format: listFormat,
  }),
  answer: pageOf(opportunity).extend({
    refresh: opportunityRefresh,
    /** Counts of this period, whatever else is filtered. */
    states: z.array(z.object({ state: z.enum(opportunityStates), count })),
  }),
  item: opportunity,
});
export type OpportunityList = z.output<typeof listOpportunities.answer>;

export const getOpportunity = endpoint({
  method: "GET",
  path: "/projects/:projectId/opportunities/:opportunityId/",
  caller: "user",
  scope: "read",
  summary: "One opportunity as it stands in a period, or in the longest in which it does",
  params: opportunityPath,
  query: z.object({ period }),
  answer: opportunity,
});

export const reasonMax = 500;

export const updateOpportunity = endpoint({
  method: "PATCH",
  path: "/projects/:projectId/opportunities/:opportunityId/",
  caller: "user",
  scope: "write",
  summary: "Plan an opportunity, mark it as done, dismiss it with a reason, or open it again",
  params: opportunityPath,
  body: z
    .object({
      state: z.enum(["OPEN", "PLANNED", "DONE", "DISMISSED"]).optional(),
      reason: optionalText(reasonMax).optional(),
      /** A member of the workspace, by the user's id. */
      assignee: id.nullable().optional(),
      due_on: day.nullable().optional(),
    })
    .superRefine(({ state, reason }, context) => {
      if (state === "DISMISSED" && !reason)
        context.addIssue({ code: "custom", message: fieldErrors.blank, path: ["reason"] });
    }),
  answer: opportunity,
});
export type OpportunityChanges = z.output<typeof updateOpportunity.body>;

export const refreshOpportunities = endpoint({
  ...workspaceWrites,
  path: "/projects/:projectId/opportunities/refresh/",
  summary: "Look for opportunities anew; one search runs at a time",
  status: 202,
  answer: opportunityRefresh,
});
