import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { getConversationSearches as contract } from "@citelens/contract/visibility/conversations";
import type { SearchList } from "@citelens/contract/visibility/searches";
import { type AskedSearches, searches } from "#features/answers/searches/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { pageOfRows } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { periodOf } from "./period-of.ts";

interface SearchListInput {
  readonly queryId: string;
  readonly query: ParsedInput<typeof contract>["query"];
  readonly url: string;
}

/** Searches of models before they answered one query. */
export async function conversationSearches(
  tools: Tools,
  member: Member,
  { queryId, query, url }: SearchListInput,
): Promise<SearchList> {
  const { page, page_size: pageSize, search, ordering, ...dates } = query;
  const found = await campaigns.findQuery(tools, member, queryId);
  if (!found) throw new Refusal("NOT_FOUND");

  const asked: AskedSearches = {
    of: "query",
    ...member,
    ...(await periodOf(tools, member, dates)),
    queryId,
  };
  const totals = searches.totalsOf(tools, asked);
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const [{ n, models }, { count, rows }] = await Promise.all([
    totals,
    searches.listOf(tools, asked, { search, ordering, ...range, totals }),
  ]);
  return { ...pageOfRows(rows, { count, page, pageSize, url }), n, models };
}
