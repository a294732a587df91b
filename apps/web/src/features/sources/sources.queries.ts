import type { Input } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import type { SourceKind } from "@citelens/contract/visibility/answers";
import {
  listSourcePages,
  listSources,
  type SourceOrder,
  type SourcePageOrder,
} from "@citelens/contract/visibility/sources";
import type { InsightFilter } from "#features/insights/public.ts";
import { callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";

export const sourcesPerPage = 20;
export const pagesInPanel = 10;

/** Filter of sites or pages, of the answers that match the filter. */
export interface SourceListFilter<Order extends string> {
  readonly filter: InsightFilter;
  readonly kind: SourceKind | undefined;
  readonly domain: string | undefined;
  /** Search text in the domain, or in a page's URL or title; empty for all. */
  readonly search: string;
  readonly order: Order;
}

interface OnPage {
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the sites; the previous rows stay visible while it loads. */
export function sourcesQuery(workspaceId: string, wanted: SourceListFilter<SourceOrder> & OnPage) {
  return pageQuery(
    ["sources", workspaceId, "domains", wanted],
    [
      listSources,
      {
        params: { projectId: workspaceId },
        query: { ...queryOf(wanted), page: wanted.page, page_size: wanted.pageSize },
      },
    ],
  );
}

export function sourceQuery(workspaceId: string, filter: InsightFilter, domain: string) {
  return endpointQuery(
    ["sources", workspaceId, "domain", domain, filter],
    [listSources, { params: { projectId: workspaceId }, query: { ...filter, domain, page_size: 1 } }],
  );
}

/** One page of the pages of one site, or of all. */
export function sourcePagesQuery(workspaceId: string, wanted: SourceListFilter<SourcePageOrder> & OnPage) {
  return pageQuery(
    ["sources", workspaceId, "pages", wanted],
    [
      listSourcePages,
      {
        params: { projectId: workspaceId },
        query: { ...queryOf(wanted), page: wanted.page, page_size: wanted.pageSize },
      },
    ],
  );
}

/** The whole filtered list of sites. */
export function sourcesFile(
  workspaceId: string,
  wanted: SourceListFilter<SourceOrder>,
  format: FileFormat,
): Promise<Blob> {
  return callForFile(listSources, {
    params: { projectId: workspaceId },
    query: { ...queryOf(wanted), format },
  });
}

/** The whole filtered list of pages. */
export function sourcePagesFile(
  workspaceId: string,
  wanted: SourceListFilter<SourcePageOrder>,
  format: FileFormat,
): Promise<Blob> {
  return callForFile(listSourcePages, {
    params: { projectId: workspaceId },
    query: { ...queryOf(wanted), format },
  });
}

type Query<Order extends string> = InsightFilter &
  Pick<NonNullable<Input<typeof listSources>["query"]>, "kind" | "domain" | "search"> & {
    readonly ordering: Order;
  };

function queryOf<Order extends string>({
  filter,
  kind,
  domain,
  search,
  order,
}: SourceListFilter<Order>): Query<Order> {
  return {
    ...filter,
    ...(kind && { kind }),
    ...(domain !== undefined && { domain }),
    ...(search !== "" && { search }),
    ordering: order,
  };
}
