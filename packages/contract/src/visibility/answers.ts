import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspacePath } from "../workspaces/workspaces.ts";
import { modelShown } from "./campaigns.ts";
import { operatorFailureKinds } from "./operators.ts";

export const answerStatuses = ["PENDING", "OK", "REFUSED", "FAILED"] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

export const sentimentLabels = ["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] as const;
export type SentimentLabel = (typeof sentimentLabels)[number];
/** Basis of a label: words that were counted, a model that read the answer and quotes it, or nothing. */
export const sentimentBases = ["ESTIMATED", "JUDGED", "NONE"] as const;
export type SentimentBasis = (typeof sentimentBases)[number];

export const sourceKinds = [
  "OWNED",
  "COMPETITOR",
  "SOCIAL",
  "NEWS",
  "REFERENCE",
  "REVIEW",
  "COMMERCE",
  "OTHER",
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** For how many days a shared answer can be read. */
export const shareDays = [1, 7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];
export const shareDaysUsual: ShareDays = 30;

/** A brand in an answer, once however often it is named. */
export const mentionShown = z.object({
  brand_id: id,
  brand: z.string(),
  is_client: z.boolean(),
  /** From 1, among all brands that the answer names. */
  position: z.number().int(),
  /** Whether the position comes from a list in the answer or from the order of first mention. */
  basis: z.enum(["LIST", "ORDER"]),
  sentiment: z.enum(sentimentLabels),
  /** From 0, entirely negative, to 1; null when unknown. */
  score: z.number().nullable(),
  sentiment_basis: z.enum(sentimentBases),
  /** The most negative clause, quoted from the answer. */
  evidence: z.string().nullable(),
  /** The positions of the name, as UTF-16 offsets in the text. */
  spans: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});
export type MentionShown = z.output<typeof mentionShown>;

export const citationShown = z.object({
  url: z.string(),
  domain: z.string(),
  title: z.string().nullable(),
  kind: z.enum(sourceKinds),
  /** From 1, among the cited or among the only retrieved sources. */
  position: z.number().int(),
  cited: z.boolean(),
});
export type CitationShown = z.output<typeof citationShown>;

/**
 * How the place of a query reached the model: by a field of its API, in words beside the query, not at all, or as the
 * United States, from where a page is read when no country is given.
 */
export const answerLocations = ["field", "words", "nowhere", "united_states"] as const;
export type AnswerLocation = (typeof answerLocations)[number];

/** A page that a search found. */
export const foundPage = z.object({
  url: z.string(),
  domain: z.string(),
  title: z.string().nullable(),
  kind: z.enum(sourceKinds),
});

/** One search of a model on its way to an answer. */
export const searchShown = z.object({
  /** Null where the provider says only that it searched. */
  query: z.string().nullable(),
  /** Null where the provider does not say which search found what. */
  found: z.array(foundPage).nullable(),
});
export type SearchShown = z.output<typeof searchShown>;

/** A full answer, with how it was obtained. */
export const answerShown = z.object({
  id,
  query: z.object({ id, text: z.string(), branded: z.boolean() }),
  campaign: z.object({ id, name: z.string() }),
  run_id: id,
  operator_model: modelShown,
  access: z.enum(["api", "surface", "local", "demo"]),
  surface: z.enum(["search", "app"]).nullable(),
  /** The model's name from the provider; null before it answered. */
  model_id: z.string().nullable(),
  status: z.enum(answerStatuses),
  failure_kind: z.enum(operatorFailureKinds).nullable(),
  /** Why there is no text, in a sentence. */
  failure: z.string().nullable(),
  /** When it was requested. */
  created: instant,
  answered: instant.nullable(),
  country: z.string().nullable(),
  language: z.string(),
  /** How its place reached the model; null without an answer, and for answers from before this was noted. */
  located: z.enum(answerLocations).nullable(),
  /** Whether it is based on a web search. */
  searched: z.boolean(),
  /** The model's own search queries. */
  search_queries: z.array(z.string()),
  /** Searches of the answer one by one, in their order, as far as the provider reveals them. */
  searches: z.array(searchShown),
  /** Markdown; empty unless the status is OK. */
  text: z.string(),
  mentions: z.array(mentionShown),
  /** Brands that it names only to say that it does not know them. */
  unknown_brands: z.array(z.object({ brand_id: id, brand: z.string(), is_client: z.boolean() })),
  citations: z.array(citationShown),
  /** Whether its provider tells which pages it cites; if not, those are known that its text links to. */
  tells_citations: z.boolean(),
  latency_ms: z.number().int().nullable(),
  credits: z.number().int(),
  /**
   * Charge of AI providers to the installation for it, in US dollars, failed attempts and judging included; null unless the caller pays
   * them: a superuser, or anyone where credits are counted without a limit.
   */
  cost: z
    .object({
      usd: z.number(),
      /** Part of this for the judging. */
      judge_usd: z.number(),
      /** Whether the provider reported the cost of the answer itself; else it is estimated from its prices. */
      is_exact: z.boolean(),
      /** Whether no price list knows a model of it: the cost is an upper bound. */
      is_guessed: z.boolean(),
    })
    .nullable(),
  analyser_version: z.number().int().nullable(),
  /** The previous answer to the same query by the same model. */
  previous_answer_id: id.nullable(),
});
export type AnswerShown = z.output<typeof answerShown>;

const writtenTexts = [
  "failure",
  "search_queries.*",
  "searches.*.query",
  ...["url", "domain", "title"].flatMap((name) => [`searches.*.found.*.${name}`, `citations.*.${name}`]),
  "text",
  "mentions.*.evidence",
];

/** Paths of all that a model, and the pages it read, wrote in an answer that stands below `way`. */
export function textsOfAnswer(way: string): string[] {
  return writtenTexts.map((path) => `${way}${path}`);
}

const members = { caller: "user" } as const;
export const answerPath = workspacePath.extend({ answerId: id });

export const getAnswer = endpoint({
  ...members,
  scope: "read",
  method: "GET",
  path: "/projects/:projectId/answers/:answerId/",
  tool: { name: "get_answer", title: "Get an answer", untrusted: textsOfAnswer("") },
  summary: "One answer with its brands, sources and how it was obtained",
  params: answerPath,
  answer: answerShown,
});

export const answerDiff = z.object({
  before: answerShown,
  after: answerShown,
  /**
   * Both texts as a diff: without the added pieces it is the earlier text, without the removed ones the
   * later.
   */
  parts: z.array(z.object({ kind: z.enum(["same", "added", "removed"]), text: z.string() })),
  brands: z.array(
    z.object({
      brand: z.string(),
      is_client: z.boolean(),
      before: z.number().int().nullable(),
      after: z.number().int().nullable(),
    }),
  ),
  sources: z.array(
    z.object({ domain: z.string(), url: z.string(), change: z.enum(["same", "added", "removed"]) }),
  ),
});
export type AnswerDiff = z.output<typeof answerDiff>;

export const diffAnswers = endpoint({
  ...members,
  scope: "read",
  method: "GET",
  path: "/projects/:projectId/answers/:answerId/diff/",
  tool: {
    name: "diff_answers",
    title: "Compare two answers",
    untrusted: [
      ...textsOfAnswer("before."),
      ...textsOfAnswer("after."),
      "parts.*.text",
      "sources.*.url",
      "sources.*.domain",
    ],
  },
  summary: "What changed since the answer before it, or since a given one",
  params: answerPath,
  query: z.object({ with: id.optional() }),
  answer: answerDiff,
});

export const shareAnswer = endpoint({
  ...members,
  scope: "write",
  method: "POST",
  path: "/projects/:projectId/answers/:answerId/share/",
  refusesImpersonators: true,
  summary:
    "Create a public link to one answer; it works for some days and while you are a member of the workspace",
  params: answerPath,
  body: z.object({ days: z.literal(shareDays, fieldErrors.shareDays).default(shareDaysUsual) }),
  answer: z.object({ id, url: z.string(), expires: instant }),
});

/** A public link to one answer; its URL is returned to its creator once and not stored. */
export const shareLink = z.object({
  id,
  answer_id: id,
  query: z.object({ id, text: z.string() }),
  operator_model: modelShown,
  made_by: z.object({ id, name: z.string() }),
  created: instant,
  expires: instant,
  opened: z.number().int(),
  last_opened: instant.nullable(),
  /** Whether the caller may revoke it: its creator and the owners may. */
  can_revoke: z.boolean(),
});
export type ShareLink = z.output<typeof shareLink>;

export const listShareLinks = endpoint({
  ...members,
  scope: "read",
  method: "GET",
  path: "/projects/:projectId/share-links/",
  summary: "The active links of shared answers, newest first",
  params: workspacePath,
  query: z.object({ ...paging, format: listFormat }),
  answer: pageOf(shareLink),
  item: shareLink,
});

export const revokeShareLink = endpoint({
  ...members,
  scope: "write",
  method: "DELETE",
  path: "/projects/:projectId/share-links/:linkId/",
  summary: "Revoke the link of a shared answer (its creator, and owners)",
  params: workspacePath.extend({ linkId: id }),
});

export const getSharedAnswer = endpoint({
  caller: "anyone",
  method: "GET",
  path: "/shared-answers/:token/",
  summary: "A shared answer, for anyone with its link",
  params: z.object({ token: z.string().min(1).max(500) }),
  answer: z.object({ workspace: z.string(), expires: instant, answer: answerShown }),
});
