import type { Answer, Parsed } from "@citelens/contract/base/endpoint";
import type {
  AnswerLine,
  listAnswers as answersContract,
  Conversation,
  getConversation as getContract,
  ListedAnswer,
  listConversations as listContract,
} from "@citelens/contract/visibility/conversations";
import { answers } from "#features/answers/show/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import { seesCosts } from "#features/spending/public.ts";
import type { Member } from "#features/workspaces/members/public.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { periodOf } from "./period-of.ts";

const historyMax = 500;

/** Queries that were asked, each with the newest answer of each model. */
export async function listConversations(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: Parsed<typeof listContract>["query"]; readonly url: string },
): Promise<Page<Conversation>> {
  const { page, page_size: pageSize, ...filter } = query;
  const period = await periodOf(tools, member, query);
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const { count, rows } = await answers.listAskedQueries(tools, member, { ...filter, ...period, ...range });
  const [lines, names, models] = await Promise.all([
    answers.listNewestLines(tools, member, {
      ...period,
      queryIds: rows.map(({ id }) => id),
      operator_model: filter.operator_model,
    }),
    campaignNames(tools, member, rows),
    modelsNow(tools),
  ]);
  const byQuery = Map.groupBy(lines, ({ query_id }) => query_id);
  const results = rows.map(
    ({ campaign_id, last_answered, ...row }): Conversation => ({
      ...row,
      campaign: { id: campaign_id, name: names.get(campaign_id) ?? "" },
      last_answered: last_answered?.toISOString() ?? null,
      answers: (byQuery.get(row.id) ?? []).map((line) => shownLine(line, models)),
    }),
  );
  return pageOfRows(results, { count, page, pageSize, url });
}

/** Single answers, the newest first. */
export async function listAnswers(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: Parsed<typeof answersContract>["query"]; readonly url: string },
): Promise<Page<ListedAnswer>> {
  const { page, page_size: pageSize, ...filter } = query;
  const period = await periodOf(tools, member, query);
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const { count, rows } = await answers.listListed(tools, member, { ...filter, ...period, ...range });
  const [names, models] = await Promise.all([campaignNames(tools, member, rows), modelsNow(tools)]);
  const results = rows.map(
    (row): ListedAnswer => ({
      ...shownLine(row, models),
      query: { id: row.query_id, text: row.query_text, branded: row.branded },
      campaign: { id: row.campaign_id, name: names.get(row.campaign_id) ?? "" },
    }),
  );
  return pageOfRows(results, { count, page, pageSize, url });
}

/** One query with the newest answer of each model whole, and all its answers in short. */
export async function getConversation(
  tools: Tools,
  member: Member,
  {
    queryId,
    query: { operator_model, ...dates },
  }: { readonly queryId: string; readonly query: Parsed<typeof getContract>["query"] },
): Promise<Answer<typeof getContract>> {
  const query = await campaigns.findQuery(tools, member, queryId);
  if (!query) throw new Refusal("NOT_FOUND");

  const wanted = { ...(await periodOf(tools, member, dates)), queryIds: [queryId], operator_model };
  const [newest, history, names, models, isCostShown] = await Promise.all([
    answers.listNewestLines(tools, member, wanted),
    answers.listLines(tools, member, { ...wanted, limit: historyMax }),
    campaignNames(tools, member, [query]),
    modelsNow(tools),
    seesCosts(tools, member),
  ]);
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
    history: history.map((line) => shownLine(line, models)),
  };
}

type AnswerLineRow = Awaited<ReturnType<typeof answers.listLines>>[number];
type Models = ReturnType<typeof modelsById>;

async function modelsNow(tools: Tools): Promise<Models> {
  return modelsById(await listOperators(tools));
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

function shownLine({ query_id: _, ...line }: AnswerLineRow, models: Models): AnswerLine {
  return {
    ...line,
    operator_model: modelShown(models, line.operator_model),
    created: line.created.toISOString(),
  };
}
