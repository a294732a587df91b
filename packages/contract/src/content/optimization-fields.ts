import { z } from "zod";
import { count, id, instant } from "../base/fields.ts";
import { claimKinds, claimPlaces, claimStatuses, draftNotices } from "./optimization-words.ts";
import {
  gapKinds,
  optimizationFailures,
  optimizationKinds,
  optimizationModes,
  optimizationStatuses,
  optimizationSteps,
  sectionStates,
} from "./studio-words.ts";

/** 0 to 100. */
const score = z.number();

/** A query that the page should be found and cited for; of a campaign where it bears its id. */
export const targetQuery = z.object({ text: z.string(), query_id: id.nullable() });
export type TargetQuery = z.output<typeof targetQuery>;

export const optimization = z.object({
  id,
  title: z.string(),
  kind: z.enum(optimizationKinds),
  mode: z.enum(optimizationModes),
  status: z.enum(optimizationStatuses),
  failure: z
    .object({
      reason: z.enum(optimizationFailures),
      /** Sentences for people on what was seen, and on what to do. */
      seen: z.string(),
      remedy: z.string(),
    })
    .nullable(),
  /** The page that is rewritten; null of a new one. */
  page_url: z.string().nullable(),
  campaign: z.object({ id, name: z.string() }).nullable(),
  opportunity_id: id.nullable(),
  queries: z.array(targetQuery),
  notes: z.string(),
  /** ISO 639, two small letters. */
  language: z.string(),
  progress: z.object({ step: z.enum(optimizationSteps), done: count, of: count }).nullable(),
  /** Readiness of the old page and of the draft; null until they are known. */
  score_before: score.nullable(),
  score_after: score.nullable(),
  /** Claims of which nobody knows whence they are, or that contradict the brand. */
  claims_open: count,
  /** Cost of the text. */
  credits: count,
  /** Model that wrote it. */
  model: z.string().nullable(),
  created: instant,
  finished: instant.nullable(),
  approved_at: instant.nullable(),
  published_url: z.string().nullable(),
  published_at: instant.nullable(),
});
export type Optimization = z.output<typeof optimization>;

/** Summary of a workspace's texts. */
export const optimizationSummary = z.object({
  /** The AI model that writes here, and what a text of it costs; null where none is configured. */
  writer: z.object({ model: z.string(), credits: count }).nullable(),
  drafts: count,
  working: count,
  failed: count,
  /** Done, and nobody has approved them; of those, with claims that are open. */
  unapproved: count,
  with_open_claims: count,
  approved: count,
  /** Whether they were approved or not. */
  published: count,
  /** The last ones that were published, at most ten. */
  last_published: z.array(optimization),
});
export type OptimizationSummary = z.output<typeof optimizationSummary>;

/** A line of the readiness score; unknown ones count neither for nor against. */
export const scoreLine = z.object({
  id: z.string(),
  title: z.string(),
  points: z.number(),
  of: z.number(),
  found: z.string(),
  known: z.boolean(),
});
export type ScoreLineShown = z.output<typeof scoreLine>;

export const readiness = z.object({
  score,
  lines: z.array(scoreLine),
  /** Whether a blocker of the audit holds it down. */
  is_capped: z.boolean(),
});
export type ReadinessShown = z.output<typeof readiness>;

/** A page that answers cite for these queries, or that somebody attached as the source of a claim. */
export const optimizationSource = z.object({
  id,
  url: z.string(),
  title: z.string(),
  domain: z.string(),
  /** Answers that cite it. */
  answers: count,
  is_attached: z.boolean(),
  /** Why nothing of it is there; null where it was read. */
  problem: z.string().nullable(),
  passages: count,
});
export type OptimizationSource = z.output<typeof optimizationSource>;

/** Question asked, or facts that cited pages have, and the own page does not answer or have. */
export const gap = z.object({
  id: z.string(),
  kind: z.enum(gapKinds),
  /** The question, or what the cited pages have of that kind. */
  text: z.string(),
  /** How much of the question the own page holds, in per cent; null of what is no question. */
  held: z.number().nullable(),
  /** Passages that answer it, as they stand in sources. */
  quotes: z.array(z.object({ source_id: id, url: z.string(), heading: z.string(), text: z.string() })),
  /** Answers that searched for it. */
  searches: count,
});
export type Gap = z.output<typeof gap>;

export const optimizationDetails = optimization.extend({
  readiness_before: readiness.nullable(),
  readiness_after: readiness.nullable(),
  gaps: z.array(gap),
  sources: z.array(optimizationSource),
  /** Notices of what a rewrite lost, changed or got wrong beside its claims. */
  notices: z.array(z.object({ kind: z.enum(draftNotices), text: z.string() })),
});
export type OptimizationDetails = z.output<typeof optimizationDetails>;

export const claim = z.object({
  id,
  text: z.string(),
  kinds: z.array(z.enum(claimKinds)),
  status: z.enum(claimStatuses),
  /** Where it was found, and the sentence that says so; of a contradiction, what the brand context says. */
  support: z
    .object({
      place: z.enum(claimPlaces),
      source_id: id.nullable(),
      url: z.string().nullable(),
      sentence: z.string(),
    })
    .nullable(),
  vouched: z.object({ by: z.string(), at: instant }).nullable(),
});
export type Claim = z.output<typeof claim>;

/** A piece of the difference between the old text and the new one. */
export const diffPart = z.object({ kind: z.enum(["same", "added", "removed"]), text: z.string() });
export type DiffPart = z.output<typeof diffPart>;

export const optimizationSection = z.object({
  id,
  heading: z.string(),
  /** Level of the heading: 1 to 6; 0 for text before the first one. */
  level: count,
  state: z.enum(sectionStates),
  /** As it stands on the page; null of a section that is new. */
  old_markdown: z.string().nullable(),
  /** As it was proposed; null where nothing was, as in a brief. */
  proposed_markdown: z.string().nullable(),
  /** As it stands in the draft; empty where the section is left out. */
  markdown: z.string(),
  /** Grows with each change, of whomever. */
  revision: count,
  changes: z.array(
    z.object({
      reason: z.string(),
      gap_id: z.string().nullable(),
      source_id: id.nullable(),
      quote: z.string().nullable(),
    }),
  ),
  /** Gaps that belong into this section. */
  gap_ids: z.array(z.string()),
  claims: z.array(claim),
  diff: z.array(diffPart),
});
export type OptimizationSection = z.output<typeof optimizationSection>;

export const optimizationRevision = z.object({
  id,
  created: instant,
  by: z.string().nullable(),
  /** Sentence on what was done. */
  what: z.string(),
});
export type OptimizationRevision = z.output<typeof optimizationRevision>;
