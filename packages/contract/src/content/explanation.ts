import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id } from "../base/fields.ts";
import { answerPath, sourceKinds } from "../visibility/answers.ts";
import { checkIds } from "./audit-words.ts";

/**
 * How the client's pages stand in an answer. CITED; FOUND: a search found one, and others were cited; NOT_FOUND: what its searches found
 * is known, and none of them is among it; UNKNOWN: it searched, and does not say what it found; NOT_SEARCHED: it answered without searching.
 */
export const ownStandings = ["CITED", "FOUND", "NOT_FOUND", "UNKNOWN", "NOT_SEARCHED"] as const;
export type OwnStanding = (typeof ownStandings)[number];

/** READ: its text is known; UNREAD: nobody has tried; UNREADABLE: it could not or may not be read. */
export const pageReadings = ["READ", "UNREAD", "UNREADABLE"] as const;
export type PageReading = (typeof pageReadings)[number];

export const explanationReasons = [
  "NO_OWN_PAGE",
  "CLOSED",
  "HOLDS_LESS",
  "HOLDS_AS_MUCH",
  "HOLDS_MORE",
  "LACKS_WORDS",
  "NOTHING_CITED",
] as const;
export type ExplanationReason = (typeof explanationReasons)[number];

/** Pages of others that are compared, and questions by which. */
export const comparedPagesMax = 5;
export const comparedQuestionsMax = 4;

/** Statement of a page about a question. */
export const comparedPassage = z.object({
  /** How much of the question the page holds, by weight, in per cent. */
  fit: z.number(),
  heading: z.string(),
  text: z.string(),
  /** Words of the question that the passage has, and those that it has not. */
  has: z.array(z.string()),
  lacks: z.array(z.string()),
});
export type ComparedPassage = z.output<typeof comparedPassage>;

export const comparedPage = z.object({
  url: z.string(),
  domain: z.string(),
  title: z.string().nullable(),
  kind: z.enum(sourceKinds),
  /** From 1 among what the answer cites, or only found; null for an own page that the answer does not have. */
  position: z.number().int().nullable(),
  cited: z.boolean(),
  reading: z.enum(pageReadings),
  /** Searches that found it, as far as the provider says so. */
  found_for: z.array(z.string()),
  /** By question, in their order; null where it says nothing of it, or was not read. */
  passages: z.array(comparedPassage.nullable()),
});
export type ComparedPage = z.output<typeof comparedPage>;

export const answerExplanation = z.object({
  standing: z.enum(ownStandings),
  /** In a sentence. */
  standing_text: z.string(),
  /** The query, then what the model searched for. */
  questions: z.array(z.string()),
  /** The client's pages that the answer cites or found; where there is none, the one that holds most of the query. */
  own: z.array(comparedPage),
  /** Pages of others that the answer cites, in its order. */
  cited: z.array(comparedPage),
  reasons: z.array(z.object({ code: z.enum(explanationReasons), text: z.string() })),
  /** Failed blockers of the newest audit at the own pages. */
  blockers: z.array(
    z.object({ check_id: z.enum(checkIds), url: z.string(), title: z.string(), found: z.string() }),
  ),
  /** The opportunity that the query belongs to, if there is one. */
  opportunity_id: id.nullable(),
});
export type AnswerExplanation = z.output<typeof answerExplanation>;

export const explainAnswer = endpoint({
  method: "GET",
  path: "/projects/:projectId/answers/:answerId/explanation/",
  caller: "user",
  scope: "read",
  summary: "Which own page an answer found, what it cites instead, and what both say of the question",
  params: answerPath,
  answer: answerExplanation,
});

/** Reads cited pages; those that were tried within a week are not read again. */
export const readCitedPages = endpoint({
  method: "POST",
  path: "/projects/:projectId/answers/:answerId/explanation/read/",
  caller: "user",
  scope: "write",
  summary: "Read the pages that an answer cites, in the background, so that their texts can be compared",
  params: answerPath,
  status: 202,
  /** How many it cites, those that were tried within a week among them. */
  answer: z.object({ pages: z.number().int() }),
});
