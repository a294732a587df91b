import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import type { ListQuery } from "@citelens/contract/base/list-format";
import {
  type Conversation,
  conversation,
  type getConversation as getContract,
  type listConversations as listContract,
} from "@citelens/contract/visibility/conversations";
import { answers } from "#features/answers/show/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { listSums } from "#features/insights/lists/public.ts";
import { seesCosts } from "#features/spending/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { fileName } from "#platform/files/file-name.ts";
import { type ListPart, pageOrFile } from "#platform/files/page-or-file.ts";
import type { ListFile } from "#platform/list-file.ts";
import type { Page } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { periodOf } from "./period-of.ts";
import {
  type AnswerLineRow,
  campaignIdsOf,
  campaignNames,
  idsOf,
  modelsNow,
  shownLine,
} from "./shown-lines.ts";

const historyMax = 500;

/** Queries that were asked, each with the newest answer of each model: a page of them, or all as a file. */
export async function listConversations(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: ParsedInput<typeof listContract>["query"]; readonly url: string },
): Promise<Page<Conversation> | ListFile> {
  const read = await readConversations(tools, member, query);
  const name = fileName("conversations", query, tools.now());
  return pageOrFile({ query, url, name, item: conversation, read });
}

/** How parts of that list are read. */
export async function readConversations(
  tools: Tools,
  member: Member,
  { campaign, ...filter }: Omit<ListQuery<typeof listContract>, "page" | "page_size">,
): Promise<(range: { readonly limit: number; readonly offset: number }) => Promise<ListPart<Conversation>>> {
  const period = await periodOf(tools, member, filter);
  const campaignIds = await campaignIdsOf(tools, member, campaign);
  return async (range) => {
    const { count, rows } = await listSums.queries(tools, member, { ...filter, campaignIds, ...range });
    const [lines, names, models] = await Promise.all([
      newestLines(tools, member, {
        ...period,
        campaignIds: [...new Set(rows.map((row) => row.campaign_id))],
        queryIds: rows.map(({ id }) => id),
        operator_model: filter.operator_model,
      }),
      campaignNames(
        tools,
        member,
        rows.map(({ campaign_id }) => campaign_id),
      ),
      modelsNow(tools, member),
    ]);
    const bases = await answers.clientBases(tools, member, idsOf(lines));
    const byQuery = Map.groupBy(lines, ({ query_id }) => query_id);
    const shown = rows.map(
      ({ campaign_id, last_answered, ...row }): Conversation => ({
        ...row,
        campaign: { id: campaign_id, name: names.get(campaign_id) ?? "" },
        last_answered: last_answered === null ? null : new Date(last_answered).toISOString(),
        answers: (byQuery.get(row.id) ?? []).map((line) => shownLine(line, models, bases)),
      }),
    );
    return { count, rows: shown };
  };
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
    campaignNames(tools, member, [query.campaign_id]),
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
