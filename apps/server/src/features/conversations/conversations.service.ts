import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import type { SentimentBasis } from "@citelens/contract/visibility/answers";
import {
  type AnswerLine,
  type listAnswers as answersContract,
  answersCountedMax,
  type Conversation,
  type getConversation as getContract,
  type ListedAnswer,
  type listConversations as listContract,
} from "@citelens/contract/visibility/conversations";
import { answers } from "#features/answers/show/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { listSums } from "#features/insights/lists/public.ts";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import { seesCosts } from "#features/spending/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { periodOf } from "./period-of.ts";

const historyMax = 500;

/** Queries that were asked, each with the newest answer of each model. */
export async function listConversations(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: ParsedInput<typeof listContract>["query"]; readonly url: string },
): Promise<Page<Conversation>> {
  const { page, page_size: pageSize, campaign, ...filter } = query;
  const period = await periodOf(tools, member, query);
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const campaignIds = await campaignIdsOf(tools, member, campaign);
  const { count, rows } = await listSums.queries(tools, member, { ...filter, campaignIds, ...range });
  const [lines, names, models] = await Promise.all([
    newestLines(tools, member, {
      ...period,
      campaignIds: [...new Set(rows.map((row) => row.campaign_id))],
      queryIds: rows.map(({ id }) => id),
      operator_model: filter.operator_model,
    }),
    campaignNames(tools, member, rows),
    modelsNow(tools, member),
  ]);
  const bases = await answers.clientBases(tools, member, idsOf(lines));
  const byQuery = Map.groupBy(lines, ({ query_id }) => query_id);
  const results = rows.map(
    ({ campaign_id, last_answered, ...row }): Conversation => ({
      ...row,
      campaign: { id: campaign_id, name: names.get(campaign_id) ?? "" },
      last_answered: last_answered === null ? null : new Date(last_answered).toISOString(),
      answers: (byQuery.get(row.id) ?? []).map((line) => shownLine(line, models, bases)),
    }),
  );
  return pageOfRows(results, { count, page, pageSize, url });
}

async function campaignIdsOf(
  tools: Tools,
  member: Member,
  campaignId: string | undefined,
): Promise<string[]> {
  const launched = await campaigns.listLaunched(tools, member, campaignId);
  return launched.map(({ id }) => id);
}

interface LinesOf {
  readonly timeZone: string;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly campaignIds: readonly string[];
  readonly queryIds: readonly string[];
  readonly operator_model: string | undefined;
}

/** The newest answer of each model to each of the queries; one that waits only where none has come. */
async function newestLines(tools: Tools, member: Member, of: LinesOf): Promise<AnswerLineRow[]> {
  const cells = await listSums.cells(tools, member, of);
  return answers.listNewestLines(tools, member, {
    ...of,
    cells: cells.map((cell) => ({
      ...cell,
      must: cell.n + cell.refused + cell.failed > 0 ? "closed" : "any",
    })),
  });
}

/** Single answers, the newest first. How many there are the sums tell, or they are counted, no further than to a bound. */
export async function listAnswers(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: ParsedInput<typeof answersContract>["query"]; readonly url: string },
): Promise<Answer<typeof answersContract>> {
  const { page, page_size: pageSize, campaign, search, ...rest } = query;
  const period = await periodOf(tools, member, query);
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const campaignIds = await campaignIdsOf(tools, member, campaign);
  const queryIds = await queryIdsOf(tools, member, { campaignIds, search, query: query.query });
  const filter = { ...rest, ...period, campaignIds, queryIds };
  const [{ count, isBound }, rows, models] = await Promise.all([
    countOf(tools, member, filter),
    answers.listListed(tools, member, { ...filter, ...range }),
    modelsNow(tools, member),
  ]);
  const [names, bases] = await Promise.all([
    campaignNames(tools, member, rows),
    answers.clientBases(tools, member, idsOf(rows)),
  ]);
  const results = rows.map(
    (row): ListedAnswer => ({
      ...shownLine(row, models, bases),
      query: { id: row.query_id, text: row.query_text, branded: row.branded },
      campaign: { id: row.campaign_id, name: names.get(row.campaign_id) ?? "" },
    }),
  );
  return { ...pageOfRows(results, { count, page, pageSize, url }), count_is_bound: isBound };
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
  filter: Omit<Parameters<typeof answers.listListed>[2], "limit" | "offset">,
): Promise<{ readonly count: number; readonly isBound: boolean }> {
  const { brand, sentiment, url, searched_for, found_owned } = filter;
  const isOfSums = [brand, sentiment, url, searched_for, found_owned].every((one) => one === undefined);
  const kinds = await listSums.kindsOf(tools, member, filter.campaignIds);
  const known = isOfSums ? await listSums.countAnswers(tools, member, { ...filter, ...kinds }) : undefined;
  if (known !== undefined) return { count: known, isBound: false };
  const counted = await answers.countListed(tools, member, { ...filter, max: answersCountedMax + 1 });
  return { count: Math.min(counted, answersCountedMax), isBound: counted > answersCountedMax };
}

/** One query with the newest answer of each model whole, and all its answers in short. */
export async function getConversation(
  tools: Tools,
  member: Member,
  {
    queryId,
    query: { operator_model, ...dates },
  }: { readonly queryId: string; readonly query: ParsedInput<typeof getContract>["query"] },
): Promise<Answer<typeof getContract>> {
  const query = await campaigns.findQuery(tools, member, queryId);
  if (!query) throw new Refusal("NOT_FOUND");

  const wanted = { ...(await periodOf(tools, member, dates)), queryIds: [queryId], operator_model };
  const [newest, history, names, models, isCostShown] = await Promise.all([
    newestLines(tools, member, { ...wanted, campaignIds: [query.campaign_id] }),
    answers.listLines(tools, member, { ...wanted, limit: historyMax }),
    campaignNames(tools, member, [query]),
    modelsNow(tools, member),
    seesCosts(tools, member),
  ]);
  const bases = await answers.clientBases(tools, member, idsOf(history));
  return {
    id: query.id,
    text: query.text,
    branded: query.branded,
    priority: query.priority,
    retired: query.retired_at?.toISOString() ?? null,
    campaign: { id: query.campaign_id, name: names.get(query.campaign_id) ?? "" },
    answers: await answers.shown(
      tools,
      member,
      newest.map(({ id }) => id),
      { isCostShown },
    ),
    history: history.map((line) => shownLine(line, models, bases)),
  };
}

type AnswerLineRow = Awaited<ReturnType<typeof answers.listLines>>[number];
type Models = ReturnType<typeof modelsById>;

async function modelsNow(tools: Tools, place: Place): Promise<Models> {
  return modelsById(await listOperators(tools, place));
}

async function campaignNames(
  tools: Tools,
  member: Member,
  rows: readonly { readonly campaign_id: string }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ campaign_id }) => campaign_id))];
  const found = await campaigns.listRows(tools, member, ids);
  return new Map(found.map(({ id, name }) => [id, name]));
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function shownLine(
  { query_id: _, ...line }: AnswerLineRow,
  models: Models,
  bases: ReadonlyMap<string, SentimentBasis>,
): AnswerLine {
  return {
    ...line,
    sentiment_basis: bases.get(line.id) ?? null,
    operator_model: modelShown(models, line.operator_model),
    created: line.created.toISOString(),
  };
}
