import type { SourceDomain, SourceList, SourcePage, SourcePageList } from "@citelens/contract/sources";
import type { Workspace } from "@citelens/contract/workspaces";

export const sourcesCall = "**/api/v1/projects/*/sources/?*";
export const sourcePagesCall = "**/api/v1/projects/*/sources/urls/?*";

export function sourcesAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/sources${search}`;
}

export function explorerAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/sources/explorer${search}`;
}

const n = 412;

function sourceOf(domain: string, use_count: number, fields: Partial<SourceDomain> = {}): SourceDomain {
  const usage = Math.round((10_000 * use_count) / n) / 100;
  return {
    domain,
    favicon: `/api/v1/favicons/${domain}?s=none`,
    kind: "OTHER",
    is_client_domain: false,
    use_count,
    previous_use_count: use_count,
    retrieved_count: use_count + 12,
    usage_percentage: usage,
    interval: { low: Math.max(0, usage - 4.5), high: Math.min(100, usage + 4.5) },
    avg_position: 2.4,
    last_seen: "2026-11-20",
    change_points: 0,
    verdict: "within_noise",
    trend: Array.from({ length: 20 }, (_, index) => ({
      date: `2026-11-${String(index + 1).padStart(2, "0")}`,
      use_count: Math.round(use_count / 20 + 2 * Math.sin(index + use_count)) + 2,
    })),
    ...fields,
  };
}

const sources: readonly SourceDomain[] = [
  sourceOf("reviews.example", 214, {
    kind: "REVIEW",
    previous_use_count: 160,
    verdict: "moved",
    change_points: 12.4,
    avg_position: 1.4,
  }),
  sourceOf("northwind.example", 131, { kind: "OWNED", is_client_domain: true, avg_position: 1 }),
  sourceOf("fabrikam.example", 96, {
    kind: "COMPETITOR",
    previous_use_count: 131,
    verdict: "moved",
    change_points: -8.1,
  }),
  sourceOf("encyclopedia.example", 80, { kind: "REFERENCE", verdict: "not_comparable", change_points: null }),
  sourceOf("forum.example", 44, { kind: "SOCIAL", retrieved_count: 190 }),
  sourceOf("daily-news.example", 21, { kind: "NEWS" }),
  sourceOf("a-very-long-name-of-a-shop-that-sells-chairs.example", 9, { kind: "COMMERCE" }),
  sourceOf("blog.example", 0, { avg_position: null, retrieved_count: 3, usage_percentage: 0 }),
];

const kinds: SourceList["kinds"] = sources.map(({ kind, use_count }) => ({ kind, domains: 1, use_count }));

export function sourceList(results: readonly SourceDomain[] = sources, count = results.length): SourceList {
  return { count, next: null, previous: null, results: [...results], n, kinds: count === 0 ? [] : kinds };
}

function pageOf(url: string, use_count: number, fields: Partial<SourcePage> = {}): SourcePage {
  const domain = new URL(url).hostname;
  return {
    url,
    title: null,
    domain,
    favicon: `/api/v1/favicons/${domain}?s=none`,
    kind: "REVIEW",
    use_count,
    retrieved_count: use_count + 5,
    queries: 4,
    models: 2,
    last_seen: "2026-11-20T10:00:00Z",
    ...fields,
  };
}

const pages: readonly SourcePage[] = [
  pageOf("https://reviews.example/chairs", 120, { title: "Desk chairs, tested for a year" }),
  pageOf("https://reviews.example/caf%C3%A9-chairs?sort=price", 61),
  pageOf("https://northwind.example/flow", 44, { title: "Northwind Flow", kind: "OWNED" }),
  pageOf("https://forum.example/t/81", 0, { kind: "SOCIAL", queries: 0, models: 0 }),
];

export function pageList(results: readonly SourcePage[] = pages, count = results.length): SourcePageList {
  return { count, next: null, previous: null, results: [...results] };
}
