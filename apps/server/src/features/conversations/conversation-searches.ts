import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { getConversationSearches as contract } from "@citelens/contract/visibility/conversations";
import type { SearchList } from "@citelens/contract/visibility/searches";
import { type AskedSearches, searches } from "#features/answers/searches/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { fileName } from "#platform/files/file-name.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { periodOf } from "./period-of.ts";

interface SearchListInput {
  readonly queryId: string;
  readonly query: ParsedInput<typeof contract>["query"];
  readonly url: string;
}

/** Searches of models before they answered one query: a page of them, or all as a file. */
export async function conversationSearches(
  tools: Tools,
  member: Member,
  { queryId, query, url }: SearchListInput,
): Promise<SearchList | ListFile> {
  const { search, ordering } = query;
  const found = await campaigns.findQuery(tools, member, queryId);
  if (!found) throw new Refusal("NOT_FOUND");

  const period = await periodOf(tools, member, query);
  const asked: AskedSearches = { of: "query", ...member, ...period, queryId };
  const totals = searches.totalsOf(tools, asked);
  const read = (range: { readonly limit: number; readonly offset: number }) =>
    searches.listOf(tools, asked, { search, ordering, ...range, totals });
  if (query.format !== "json") {
    return listFile({
      name: fileName("searches", query, tools.now()),
      items: inBatches(async (range) => (await read(range)).rows),
      ...searches.columnsOf((await totals).n),
    });
  }

  const { page, page_size: pageSize } = query;
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const [{ n, models }, { count, rows }] = await Promise.all([totals, read(range)]);
  return { ...pageOfRows(rows, { count, page, pageSize, url }), n, models };
}
