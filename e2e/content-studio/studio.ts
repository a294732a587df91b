import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { Locator, Page } from "@playwright/test";

type Screen = "campaigns" | "create" | "dashboard" | "plan";

export function studioAddress(
  { id }: Pick<Workspace, "id">,
  screen: Screen = "campaigns",
  search = "",
): string {
  return `/workspaces/${id}/optimization/${screen}${search}`;
}

export function rows(page: Page): Locator {
  return page.getByRole("table", { name: "Briefs" }).getByRole("rowheader");
}
