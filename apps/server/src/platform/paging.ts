import { apiBase } from "@citelens/contract/base/endpoint";

export interface Page<Row> {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: Row[];
}

export interface LongPage<Row> extends Page<Row> {
  readonly count_is_bound: boolean;
}

/** The same of a list that is not counted to its end. */
export function pageOfLong<Row>(
  results: Row[],
  at: {
    readonly count: number;
    readonly isBound: boolean;
    readonly hasNext: boolean;
    readonly page: number;
    readonly pageSize: number;
    readonly url: string;
  },
): LongPage<Row> {
  const { count, isBound, hasNext, page, url } = at;
  const counted = pageOfRows(results, at);
  return {
    ...counted,
    next: hasNext ? withPage(url, page + 1) : null,
    previous: isBound && page > 1 ? withPage(url, page - 1) : counted.previous,
    count,
    count_is_bound: isBound,
  };
}

/** A page of a list with the addresses of its neighbours: the same request with another page number. */
export function pageOfRows<Row>(
  results: Row[],
  at: { readonly count: number; readonly page: number; readonly pageSize: number; readonly url: string },
): Page<Row> {
  const pages = Math.max(1, Math.ceil(at.count / at.pageSize));
  return {
    count: at.count,
    next: at.page < pages ? withPage(at.url, at.page + 1) : null,
    previous: at.page > 1 ? withPage(at.url, Math.min(at.page - 1, pages)) : null,
    results,
  };
}

function withPage(requestUrl: string, page: number): string {
  const url = new URL(requestUrl, `http://localhost${apiBase}`);
  url.searchParams.set("page", String(page));
  return `${url.pathname}${url.search}`;
}
