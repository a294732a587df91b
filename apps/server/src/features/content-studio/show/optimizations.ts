import { hostOf, registrableDomain } from "@citelens/answer-analysis";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { listOptimizations as contract } from "@citelens/contract/content/content-studio";
import type { Optimization, OptimizationDetails } from "@citelens/contract/content/optimization-fields";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { findOptimization, listOptimizationRows, type OptimizationRow } from "../store/optimizations.sql.ts";
import { listSourceRows } from "../store/parts.sql.ts";
import { showOptimization, showOptimizations } from "./shown-optimization.ts";

type Query = ParsedInput<typeof contract>["query"];

/** One page of a workspace's optimizations; `url` is the request's own, from which its neighbours' are made. */
export async function listOptimizations(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: Query; readonly url: string },
): Promise<Page<Optimization>> {
  const { page, page_size: pageSize } = query;
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const { count, rows } = await listOptimizationRows(tools, member, { ...wantedOf(query), ...range });
  return pageOfRows(await showOptimizations(tools, member, rows), { count, page, pageSize, url });
}

/** The whole filtered list as a download, row by row. */
export function exportOptimizations(tools: Tools, member: Member, query: Query): ListFile {
  return listFile({
    name: `optimizations-${tools.now().toISOString().slice(0, 10)}`,
    items: inBatches(async (range) => {
      const { rows } = await listOptimizationRows(tools, member, { ...wantedOf(query), ...range });
      return showOptimizations(tools, member, rows);
    }),
    header: [
      "Title",
      "Kind",
      "Mode",
      "Status",
      "Page",
      "Campaign",
      "Queries",
      "Readiness before",
      "Readiness after",
      "Open claims",
      "Credits",
      dates("Created"),
      dates("Approved"),
      dates("Published"),
    ],
    cellsOf: (one) => [
      one.title,
      one.kind,
      one.mode,
      one.status,
      one.page_url,
      one.campaign?.name ?? "",
      one.queries.map(({ text }) => text).join(" | "),
      one.score_before,
      one.score_after,
      one.claims_open,
      one.credits,
      one.created,
      one.approved_at,
      one.published_at,
    ],
  });
}

/** Throws NOT_FOUND for one that is not of the workspace. */
export async function expectOptimization(tools: Tools, place: Place, id: string): Promise<OptimizationRow> {
  const row = await findOptimization(tools, place, id);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

export async function getOptimization(tools: Tools, place: Place, id: string): Promise<OptimizationDetails> {
  const row = await expectOptimization(tools, place, id);
  const sources = await listSourceRows(tools, place, id);
  return {
    ...(await showOptimization(tools, place, row)),
    readiness_before: row.readiness_before,
    readiness_after: row.readiness_after,
    gaps: [...(row.gaps ?? [])],
    notices: [...row.notices],
    sources: sources.map((source) => ({
      ...source,
      domain: registrableDomain(hostOf(source.url)),
      passages: source.passages.length,
    })),
  };
}

function wantedOf({ status, search, opportunity, published, ordering }: Query) {
  return { statuses: status, search, opportunityId: opportunity, isPublished: published, order: ordering };
}
