import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type {
  listSourcePages as contract,
  SourcePage,
  SourcePageList,
} from "@citelens/contract/visibility/sources";
import { answers } from "#features/answers/show/public.ts";
import { cachedResult, scopeOf } from "#features/insights/public.ts";
import { faviconPath } from "#features/sites/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";

type Query = ParsedInput<typeof contract>["query"];

/** One page of the pages of one site or of all; `url` is the request's own, from which its neighbours' are made. */
export async function listSourcePages(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: Query; readonly url: string },
): Promise<SourcePageList> {
  const { page, page_size: pageSize } = query;
  const { now, ...scope } = await scopeOf(tools, member, query);
  const wanted = { ...wantedOf(query), limit: pageSize, offset: (page - 1) * pageSize };
  const list = () => answers.listSourcePages(tools, { ...scope, period: now }, wanted);
  const what = `source pages ${scope.timeZone} ${JSON.stringify(wanted)}`;
  // Words are typed letter by letter: each of them would be kept.
  const { count, rows } = await (wanted.search
    ? list()
    : cachedResult({ what, scope, periods: [now] }, list));
  const results = rows.map((row) => shown(tools, row));
  return pageOfRows(results, { count, page, pageSize, url });
}

/** The whole filtered list as a download, row by row. */
export async function exportSourcePages(tools: Tools, member: Member, query: Query): Promise<ListFile> {
  const { now, ...scope } = await scopeOf(tools, member, query);
  const within = { ...scope, period: now };
  const wanted = wantedOf(query);
  return listFile({
    name: `source-pages-${now.start}-${now.end}`,
    items: inBatches(async (range) => {
      const { rows } = await answers.listSourcePages(tools, within, { ...wanted, ...range });
      return rows.map((row) => shown(tools, row));
    }),
    header: ["URL", "Title", "Domain", "Kind", "Used", "Retrieved", "Queries", "Models", dates("Last seen")],
    cellsOf: (page) => [
      page.url,
      page.title,
      page.domain,
      page.kind,
      page.use_count,
      page.retrieved_count,
      page.queries,
      page.models,
      page.last_seen,
    ],
  });
}

type Row = Awaited<ReturnType<typeof answers.listSourcePages>>["rows"][number];

function shown(tools: Tools, row: Row): SourcePage {
  return { ...row, favicon: faviconPath(tools, `https://${row.domain}`) };
}

function wantedOf({ kind, domain, search, ordering }: Query) {
  return { kind, domain, search, order: ordering };
}
