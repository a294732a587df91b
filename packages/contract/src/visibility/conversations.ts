import { z } from "zod";
import { isDay } from "../base/days.ts";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { flag, id, instant } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspacePath, workspaceReads } from "../workspaces/workspaces.ts";
import { answerShown, answerStatuses, sentimentBases, sentimentLabels, textsOfAnswer } from "./answers.ts";
import { campaignPath, modelShown } from "./campaigns.ts";
import { interval } from "./insight-fields.ts";
import { operatorFailureKinds } from "./operators.ts";
import { searchFilter, searchList, subQuestion } from "./searches.ts";

const date = z.iso.date().refine(isDay, fieldErrors.date);
const period = { start_date: date.optional(), end_date: date.optional() };

/** An answer as lists show it. */
export const answerLine = z.object({
  id,
  operator_model: modelShown,
  status: z.enum(answerStatuses),
  /** Why there is no answer; null where there is one. */
  failure_kind: z.enum(operatorFailureKinds).nullable(),
  created: instant,
  /** The beginning of the answer as plain text; empty unless the status is OK. */
  preview: z.string(),
  mentioned: z.boolean(),
  /** The client's position when it is named. */
  position: z.number().int().nullable(),
  sentiment: z.enum(sentimentLabels).nullable(),
  /** Basis of the client's sentiment; null where the client is not named. */
  sentiment_basis: z.enum(sentimentBases).nullable(),
  /** Whether the answer says that it does not know the client: then it is not named, and has no position. */
  unknown_to_model: z.boolean(),
  /** Whether a page of the client is cited. */
  cited: z.boolean(),
  citation_count: z.number().int(),
});
export type AnswerLine = z.output<typeof answerLine>;

/** A query with the newest answer of each model. */
export const conversation = z.object({
  id,
  text: z.string(),
  branded: z.boolean(),
  country: z.string().nullable(),
  language: z.string().nullable(),
  campaign: z.object({ id, name: z.string() }),
  answer_count: z.number().int(),
  last_answered: instant.nullable(),
  answers: z.array(answerLine),
});
export type Conversation = z.output<typeof conversation>;

export const conversationFilter = {
  campaign: id.optional(),
  operator_model: z.string().max(200).optional(),
  branded: flag.optional(),
  mentioned: flag.optional(),
  cited: flag.optional(),
  /** Whether an answer says that it does not know the client. */
  unknown_to_model: flag.optional(),
  search: z.string().trim().max(200).optional(),
  ...period,
};

export const listConversations = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/conversations/",
  tool: {
    name: "list_conversations",
    title: "List conversations",
    untrusted: ["results.*.answers.*.preview"],
  },
  summary: "Queries that were asked, each with the newest answer of each model",
  query: z.object({ ...paging, ...conversationFilter, format: listFormat }),
  answer: pageOf(conversation),
  item: conversation,
});

/** A single answer with its query. */
export const listedAnswer = answerLine.extend({
  query: z.object({ id, text: z.string(), branded: z.boolean() }),
  campaign: z.object({ id, name: z.string() }),
});
export type ListedAnswer = z.output<typeof listedAnswer>;

/** A single answer as a file has it: whole, with its brands and sources. */
export const savedAnswer = listedAnswer.extend(
  answerShown.pick({
    run_id: true,
    model_id: true,
    answered: true,
    country: true,
    language: true,
    searched: true,
    search_queries: true,
    text: true,
    mentions: true,
    unknown_brands: true,
    citations: true,
    latency_ms: true,
    credits: true,
  }).shape,
);
export type SavedAnswer = z.output<typeof savedAnswer>;

/** Answers that no sum tells the number of are counted up to so many. */
export const answersCountedMax = 10_000;

export const listAnswers = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/answers/",
  tool: { name: "list_answers", title: "List answers", untrusted: ["results.*.preview"] },
  summary: "Single answers, newest first, for example those that an insights figure counts",
  query: z.object({
    ...paging,
    ...conversationFilter,
    /** Only answers that count in figures: successful, and not of an excluded local index. */
    counted: flag.default(false),
    query: id.optional(),
    /** Only answers that name this brand with this sentiment. */
    brand: id.optional(),
    sentiment: z.enum(sentimentLabels).optional(),
    /** Only answers with any source, with a page of this site, or with this page. */
    citing: flag.optional(),
    domain: z.string().trim().toLowerCase().max(253).optional(),
    url: z.string().max(2_048).optional(),
    /** Only answers for which this was searched for, whatever its case, accents and blanks. */
    searched_for: z.string().trim().max(2_000).optional(),
    /** Only answers for which that search, or any, found a page of the client. */
    found_owned: flag.optional(),
    format: listFormat,
  }),
  answer: pageOf(listedAnswer).extend({
    /** Whether there are more answers than the count, which ends at 10,000 for filters that the sums do not know. */
    count_is_bound: z.boolean(),
  }),
  item: savedAnswer,
});

export const getConversation = endpoint({
  method: "GET",
  path: "/projects/:projectId/conversations/:queryId/",
  caller: "user",
  scope: "read",
  tool: {
    name: "get_conversation",
    title: "Get a conversation",
    untrusted: [...textsOfAnswer("answers.*."), "history.*.preview"],
  },
  summary: "One query with the newest answer of each model, and a summary of all its answers",
  params: workspacePath.extend({ queryId: id }),
  query: z.object({ ...period, operator_model: z.string().max(200).optional() }),
  answer: z.object({
    id,
    text: z.string(),
    branded: z.boolean(),
    priority: z.number().int(),
    retired: instant.nullable(),
    campaign: z.object({ id, name: z.string() }),
    answers: z.array(answerShown),
    /** Newest first, at most 500. */
    history: z.array(answerLine),
  }),
});

export const getConversationSearches = endpoint({
  method: "GET",
  path: "/projects/:projectId/conversations/:queryId/searches/",
  caller: "user",
  scope: "read",
  summary: "What AI models searched for before they answered one query",
  params: workspacePath.extend({ queryId: id }),
  query: z.object({ ...period, ...searchFilter, format: listFormat }),
  answer: searchList,
  item: subQuestion,
});

/** How often a model's answers to a query name the client. */
export const matrixCell = z.object({
  operator_model: z.string(),
  /** Successful answers. */
  n: z.number().int(),
  mentions: z.number().int(),
  /** In per cent of the answers; null without any. */
  visibility: z.number().nullable(),
  interval,
  average_position: z.number().nullable(),
  /** Answers that cite a page of the client. */
  cited: z.number().int(),
  /** Answers that say that they do not know the client: among n, and among no mentions. */
  unknown_to_model: z.number().int(),
  refused: z.number().int(),
  failed: z.number().int(),
  last_answer_id: id.nullable(),
});
export type MatrixCell = z.output<typeof matrixCell>;

export const savedCell = z.object({
  query: z.object({ id, text: z.string(), branded: z.boolean() }),
  ...matrixCell.shape,
});
export type SavedCell = z.output<typeof savedCell>;

export const getCampaignMatrix = endpoint({
  method: "GET",
  path: "/projects/:projectId/campaigns/organic/:campaignId/matrix/",
  caller: "user",
  scope: "read",
  tool: { name: "get_matrix", title: "Get a campaign's queries by AI models", untrusted: [] },
  summary: "A campaign's queries by models: how often each names the client",
  params: campaignPath,
  query: z.object({ ...period, format: listFormat }),
  answer: z.object({
    models: z.array(modelShown),
    queries: z.array(z.object({ id, text: z.string(), branded: z.boolean(), cells: z.array(matrixCell) })),
  }),
  item: savedCell,
});
