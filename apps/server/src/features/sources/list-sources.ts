import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type {
  listSources as contract,
  SourceDomain,
  SourceList,
} from "@citelens/contract/visibility/sources";
import { differenceOf, meanOf, rateOf } from "@citelens/statistics";
import { citingAnswers, listSourceUses, scopeOf, sourceTrends } from "#features/insights/public.ts";
import { faviconPath } from "#features/sites/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";

type Query = ParsedInput<typeof contract>["query"];
type Scope = Awaited<ReturnType<typeof scopeOf>>;
type CitingTotals = Awaited<ReturnType<typeof citingAnswers>>;
type Row = Awaited<ReturnType<typeof listSourceUses>>["rows"][number];

/** One page of the sites; `url` is the request's own, from which its neighbours' are made. */
export async function listSources(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: Query; readonly url: string },
): Promise<SourceList> {
  const { page, page_size: pageSize } = query;
  const scope = await scopeOf(tools, member, query);
  const [{ count, rows, kinds }, whole] = await Promise.all([
    listSourceUses(tools, scope, {
      ...wantedOf(query, scope),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    citingAnswers(tools, scope),
  ]);
  const results = await describe(tools, scope, { rows, whole });
  return {
    ...pageOfRows(results, { count, page, pageSize, url }),
    n: whole.n,
    kinds: [...kinds],
  };
}

/** The whole filtered list as a download, row by row. */
export async function exportSources(tools: Tools, member: Member, query: Query): Promise<ListFile> {
  const scope = await scopeOf(tools, member, query);
  const whole = await citingAnswers(tools, scope);
  const wanted = wantedOf(query, scope);
  return listFile({
    name: `sources-${scope.now.start}-${scope.now.end}`,
    items: inBatches(async (range) => {
      const { rows } = await listSourceUses(tools, scope, { ...wanted, ...range });
      return describe(tools, scope, { rows, whole });
    }),
    header: [
      "Domain",
      "Kind",
      "Own site",
      "Used",
      "Used before",
      "Retrieved",
      "Usage %",
      "Usage low %",
      "Usage high %",
      "Answers with citations",
      "Average position",
      dates("Last seen"),
      "Verdict",
    ],
    cellsOf: (source) => cellsOf(source, whole.n),
  });
}

function wantedOf({ kind, domain, search, ordering }: Query, { now }: Scope) {
  return { period: now, kind, domain, search, order: ordering };
}

async function describe(
  tools: Tools,
  scope: Scope,
  { rows, whole }: { readonly rows: readonly Row[]; readonly whole: CitingTotals },
): Promise<SourceDomain[]> {
  const sites = await sourceTrends(tools, scope, { sites: rows, ...whole });
  return sites.map(({ uses, rank_sum, retrieved, previous_use_count, ...site }) => {
    const usage = rateOf(uses, whole.n);
    return {
      domain: site.domain,
      favicon: faviconPath(tools, `https://${site.domain}`),
      kind: site.kind,
      is_client_domain: site.is_client_domain,
      use_count: uses,
      previous_use_count,
      retrieved_count: retrieved,
      usage_percentage: usage,
      interval: site.interval,
      avg_position: meanOf(rank_sum, uses),
      last_seen: site.last_seen,
      change_points: differenceOf(usage, rateOf(previous_use_count, whole.previousN)),
      paired_points: site.paired_points,
      verdict: site.verdict,
      trend: whole.days.map((date) => ({ date, use_count: site.daily.get(date) ?? 0 })),
    };
  });
}

function cellsOf(source: SourceDomain, n: number) {
  return [
    source.domain,
    source.kind,
    source.is_client_domain,
    source.use_count,
    source.previous_use_count,
    source.retrieved_count,
    source.usage_percentage,
    source.interval?.low ?? null,
    source.interval?.high ?? null,
    n,
    source.avg_position,
    source.last_seen,
    source.verdict,
  ];
}
