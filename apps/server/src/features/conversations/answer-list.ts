import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import type { SentimentBasis } from "@citelens/contract/visibility/answers";
import {
  answersCountedMax,
  type listAnswers as contract,
  type ListedAnswer,
  type SavedAnswer,
  savedAnswer,
} from "@citelens/contract/visibility/conversations";
import { answers } from "#features/answers/show/public.ts";
import { listSums } from "#features/insights/lists/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { fileName } from "#platform/files/file-name.ts";
import { columnsOf } from "#platform/files/item-columns.ts";
import { type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { periodOf } from "./period-of.ts";
import {
  type AnswerLineRow,
  campaignIdsOf,
  campaignNames,
  idsOf,
  type ModelsById,
  modelsNow,
  shownLine,
} from "./shown-lines.ts";

type Query = ParsedInput<typeof contract>["query"];

/** Single answers, the newest first. How many there are the sums tell, or they are counted, no further than to a bound. */
export async function listAnswers(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: Query; readonly url: string },
): Promise<Answer<typeof contract>> {
  const { page, page_size: pageSize } = query;
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const filter = await answerFilterOf(tools, member, query);
  const [{ count, isBound }, rows, models] = await Promise.all([
    countOf(tools, member, filter),
    answers.listListed(tools, member, { ...filter, ...range }),
    modelsNow(tools, member),
  ]);
  const [names, bases] = await Promise.all([
    campaignNames(
      tools,
      member,
      rows.map(({ campaign_id }) => campaign_id),
    ),
    answers.clientBases(tools, member, idsOf(rows)),
  ]);
  const results = rows.map((row) => listedAnswer(row, { models, bases, names }));
  return { ...pageOfRows(results, { count, page, pageSize, url }), count_is_bound: isBound };
}

/** All of these answers as a file, each with its text, its brands and its sources. */
export async function exportAnswers(tools: Tools, member: Member, query: Query): Promise<ListFile> {
  const filter = await answerFilterOf(tools, member, query);
  return listFile({
    name: fileName("answers", query, tools.now()),
    items: savedAnswers(tools, member, filter),
    ...columnsOf(savedAnswer),
  });
}

async function* savedAnswers(
  tools: Tools,
  member: Member,
  filter: AnswerFilter,
): AsyncGenerator<SavedAnswer> {
  const models = await modelsNow(tools, member);
  const names = await campaignNames(tools, member, filter.campaignIds);
  for await (const rows of answers.saved(tools, member, filter)) {
    for (const row of rows) {
      const own = row.mentions.find(({ is_client }) => is_client);
      const bases = new Map(own && [[row.id, own.sentiment_basis]]);
      yield {
        ...listedAnswer(row, { models, bases, names }),
        run_id: row.run_id,
        model_id: row.model_id,
        answered: row.answered,
        country: row.country,
        language: row.language,
        searched: row.searched,
        search_queries: row.search_queries,
        text: row.text,
        mentions: row.mentions,
        unknown_brands: row.unknown_brands,
        citations: row.citations,
        latency_ms: row.latency_ms,
        credits: row.credits,
      };
    }
  }
}

type AnswerFilter = Omit<Parameters<typeof answers.listListed>[2], "limit" | "offset">;

/** The answers that a list shows, or a file has. */
async function answerFilterOf(
  tools: Tools,
  member: Member,
  { page: _, page_size: __, format: ___, campaign, search, ...rest }: Query,
): Promise<AnswerFilter> {
  const period = await periodOf(tools, member, rest);
  const campaignIds = await campaignIdsOf(tools, member, campaign);
  const queryIds = await queryIdsOf(tools, member, { campaignIds, search, query: rest.query });
  return { ...rest, ...period, campaignIds, queryIds };
}

/** Ids of queries that were asked for; undefined for all. */
async function queryIdsOf(
  tools: Tools,
  member: Member,
  {
    campaignIds,
    search,
    query,
  }: {
    readonly campaignIds: readonly string[];
    readonly search: string | undefined;
    readonly query: string | undefined;
  },
): Promise<readonly string[] | undefined> {
  if (!search) return query === undefined ? undefined : [query];
  const found = await listSums.searchQueries(tools, member, { campaignIds, search });
  return query === undefined ? found : found.filter((id) => id === query);
}

async function countOf(
  tools: Tools,
  member: Member,
  filter: AnswerFilter,
): Promise<{ readonly count: number; readonly isBound: boolean }> {
  const { brand, sentiment, url, searched_for, found_owned } = filter;
  const isOfSums = [brand, sentiment, url, searched_for, found_owned].every((one) => one === undefined);
  const kinds = await listSums.kindsOf(tools, member, filter.campaignIds);
  const known = isOfSums ? await listSums.countAnswers(tools, member, { ...filter, ...kinds }) : undefined;
  if (known !== undefined) return { count: known, isBound: false };
  const counted = await answers.countListed(tools, member, { ...filter, max: answersCountedMax + 1 });
  return { count: Math.min(counted, answersCountedMax), isBound: counted > answersCountedMax };
}

interface AnswerContext {
  readonly models: ModelsById;
  readonly bases: ReadonlyMap<string, SentimentBasis>;
  readonly names: ReadonlyMap<string, string>;
}

interface ListedRow extends AnswerLineRow {
  readonly query_text: string;
  readonly branded: boolean;
  readonly campaign_id: string;
}

function listedAnswer(row: ListedRow, { models, bases, names }: AnswerContext): ListedAnswer {
  return {
    ...shownLine(row, models, bases),
    query: { id: row.query_id, text: row.query_text, branded: row.branded },
    campaign: { id: row.campaign_id, name: names.get(row.campaign_id) ?? "" },
  };
}
