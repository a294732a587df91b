import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { Locator, Page } from "@playwright/test";

/** Pattern of calls of the list alone. */
export const listCall = /\/api\/v1\/projects\/[^/]+\/opportunities\/(\?.*)?$/;

export function opportunitiesAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/opportunities${search}`;
}

export function rows(page: Page): Locator {
  return page.getByRole("table", { name: "Opportunities" }).getByRole("rowheader");
}
