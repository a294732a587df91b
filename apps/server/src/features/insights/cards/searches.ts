import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { getSearches as contract } from "@citelens/contract/visibility/insight-cards";
import type { SearchList } from "@citelens/contract/visibility/searches";
import { type AskedSearches, searches } from "#features/answers/searches/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { cachedResult } from "../sums/cached-result.ts";
import { answersByModel } from "../sums/kept-sums.ts";
import { type Scope, scopeOf } from "../sums/scope.ts";

/** Each batch groups all searches once more. */
const exportedAtOnce = 10_000;

type Query = ParsedInput<typeof contract>["query"];

/** Searches of AI models before they answered; `url` is the request's own, from which its neighbours' are made. */
export async function listSearches(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: Query; readonly url: string },
): Promise<SearchList> {
  const { page, page_size: pageSize, search, ordering } = query;
  const scope = await scopeOf(tools, member, query);
  const asked = await askedIn(tools, scope);
  const totals = totalsOf(tools, scope, asked);
  const wanted = { search, ordering, limit: pageSize, offset: (page - 1) * pageSize, totals };
  const list = () => searches.listOf(tools, asked, wanted);
  const what = `searches ${ordering} ${page} ${pageSize}`;
  const [{ n, models }, { count, rows }] = await Promise.all([
    totals,
    search ? list() : cachedResult({ what, scope, periods: [scope.now] }, list),
  ]);
  return { ...pageOfRows(rows, { count, page, pageSize, url }), n, models };
}

/** The whole filtered list as a download, row by row. */
export async function exportSearches(tools: Tools, member: Member, query: Query): Promise<ListFile> {
  const { search, ordering } = query;
  const scope = await scopeOf(tools, member, query);
  const asked = await askedIn(tools, scope);
  const totals = totalsOf(tools, scope, asked);
  const { n } = await totals;
  return listFile({
    name: `searches-${scope.now.start}-${scope.now.end}`,
    items: inBatches(
      async (range) => (await searches.listOf(tools, asked, { search, ordering, ...range, totals })).rows,
      exportedAtOnce,
    ),
    ...searches.columnsOf(n),
  });
}

async function askedIn(tools: Tools, scope: Scope): Promise<AskedSearches> {
  const sums = await answersByModel(tools, scope, scope.now);
  const answering = sums.map(({ operator_model, n }) => ({ operator_model, answers: n }));
  return { ...scope, of: "campaigns", period: scope.now, answering };
}

function totalsOf(tools: Tools, scope: Scope, asked: AskedSearches): ReturnType<typeof searches.totalsOf> {
  return cachedResult({ what: "searching", scope, periods: [scope.now] }, () =>
    searches.totalsOf(tools, asked),
  );
}
