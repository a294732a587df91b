import type { OpportunityList } from "@citelens/contract/content/opportunities";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { Locator, Page } from "@playwright/test";

/** Of the list alone, and of one. */
export const listCall = /\/api\/v1\/projects\/[^/]+\/opportunities\/(\?.*)?$/;
export const refreshCall = "**/api/v1/projects/*/opportunities/refresh/";

export function opportunitiesAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/opportunities${search}`;
}

export function rows(page: Page): Locator {
  return page.getByRole("table", { name: "Opportunities" }).getByRole("rowheader");
}

export function listOf(fields: Partial<OpportunityList> = {}): OpportunityList {
  const results = fields.results ?? [];
  return {
    count: results.length,
    next: null,
    previous: null,
    results,
    refresh: {
      refreshed_at: new Date(Date.now() - 180_000).toISOString(),
      is_running: false,
      failed: false,
      answers: 12_345,
    },
    states: results.length > 0 ? [{ state: "OPEN", count: results.length }] : [],
    ...fields,
  };
}
