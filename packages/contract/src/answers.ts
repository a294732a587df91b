import { z } from "zod";
import { modelShown } from "./campaigns.ts";
import { endpoint } from "./endpoint.ts";
import { fieldErrors } from "./errors.ts";
import { id, instant } from "./fields.ts";
import { operatorFailureKinds } from "./operators.ts";
import { pageOf, paging } from "./paging.ts";
import { workspacePath } from "./workspaces.ts";

export const answerStatuses = ["PENDING", "OK", "REFUSED", "FAILED"] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

export const sentimentLabels = ["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] as const;
export type SentimentLabel = (typeof sentimentLabels)[number];

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

/** One brand in one answer, however often the answer names it. */
export const mentionShown = z.object({
  brand_id: id,
  brand: z.string(),
  is_client: z.boolean(),
  /** From 1, among all brands that the answer names. */
  position: z.number().int(),
  /** Whether the position is a place in a list of the answer or the order of first mention. */
  basis: z.enum(["LIST", "ORDER"]),
  sentiment: z.enum(sentimentLabels),
  /** From 0, wholly negative, to 1; null where nothing could be judged. */
  score: z.number().nullable(),
  sentiment_basis: z.enum(["ESTIMATED", "JUDGED", "NONE"]),
  /** The clause that says it worst, as it stands in the answer. */
  evidence: z.string().nullable(),
  /** Where it is named, as UTF-16 offsets of the text. */
  spans: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});
export type MentionShown = z.output<typeof mentionShown>;

export const citationShown = z.object({
  url: z.string(),
  domain: z.string(),
  title: z.string().nullable(),
  kind: z.enum(sourceKinds),
  /** From 1, among the cited or among those that were only retrieved. */
  position: z.number().int(),
  cited: z.boolean(),
});
export type CitationShown = z.output<typeof citationShown>;

/** An answer whole, with how it was obtained. */
export const answerShown = z.object({
  id,
  query: z.object({ id, text: z.string(), branded: z.boolean() }),
  campaign: z.object({ id, name: z.string() }),
  run_id: id,
  operator_model: modelShown,
  access: z.enum(["api", "surface", "local"]),
  /** The model as the provider named it; null before it answered. */
  model_id: z.string().nullable(),
  status: z.enum(answerStatuses),
  failure_kind: z.enum(operatorFailureKinds).nullable(),
  /** Why there is no text, in a sentence. */
  failure: z.string().nullable(),
  /** When it was asked for. */
  created: instant,
  answered: instant.nullable(),
  country: z.string().nullable(),
  language: z.string(),
  /** Whether it rests on a search of the web. */
  searched: z.boolean(),
  /** What the model itself searched for. */
  search_queries: z.array(z.string()),
  /** Markdown; empty unless the status is OK. */
  text: z.string(),
  mentions: z.array(mentionShown),
  citations: z.array(citationShown),
  latency_ms: z.number().int().nullable(),
  credits: z.number().int(),
  analyser_version: z.number().int().nullable(),
  /** The answer before it to the same query by the same model. */
  previous_answer_id: id.nullable(),
});
export type AnswerShown = z.output<typeof answerShown>;

const members = { caller: "user" } as const;
export const answerPath = workspacePath.extend({ answerId: id });

export const getAnswer = endpoint({
  ...members,
  method: "GET",
  path: "/projects/:projectId/answers/:answerId/",
  summary: "One answer with its brands, sources and how it was obtained",
  params: answerPath,
  answer: answerShown,
});

export const answerDiff = z.object({
  before: answerShown,
  after: answerShown,
  /** Both texts in pieces: put together without the added ones it is the text before, without the removed ones after. */
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
  method: "GET",
  path: "/projects/:projectId/answers/:answerId/diff/",
  summary: "What changed since the answer before it, or since a given one",
  params: answerPath,
  query: z.object({ with: id.optional() }),
  answer: answerDiff,
});

export const shareAnswer = endpoint({
  ...members,
  method: "POST",
  path: "/projects/:projectId/answers/:answerId/share/",
  refusesImpersonators: true,
  summary:
    "Make a link by which anybody can read one answer for some days, while you belong to the workspace",
  params: answerPath,
  body: z.object({ days: z.literal(shareDays, fieldErrors.shareDays).default(shareDaysUsual) }),
  answer: z.object({ id, url: z.string(), expires: instant }),
});

/** A link that opens one answer to whoever has it; its address is told to its maker once, and not kept. */
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
  /** Its maker and the owners of the workspace may. */
  can_revoke: z.boolean(),
});
export type ShareLink = z.output<typeof shareLink>;

export const listShareLinks = endpoint({
  ...members,
  method: "GET",
  path: "/projects/:projectId/share-links/",
  summary: "The links of shared answers that work now, newest first",
  params: workspacePath,
  query: z.object(paging),
  answer: pageOf(shareLink),
});

export const revokeShareLink = endpoint({
  ...members,
  method: "DELETE",
  path: "/projects/:projectId/share-links/:linkId/",
  summary: "End a link of a shared answer at once; its maker may, and owners",
  params: workspacePath.extend({ linkId: id }),
});

export const getSharedAnswer = endpoint({
  caller: "anyone",
  method: "GET",
  path: "/shared-answers/:token/",
  summary: "A shared answer, read by whoever has its link",
  params: z.object({ token: z.string().min(1).max(500) }),
  answer: z.object({ workspace: z.string(), expires: instant, answer: answerShown }),
});
