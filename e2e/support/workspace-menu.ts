import type { Locator, Page } from "@playwright/test";

type WorkspaceAction = "Switch" | "Invite" | "Edit" | "Delete" | "Members";

/** Opens the menu of a workspace's card in the overview; resolves to its entry of that name. */
export async function openWorkspaceMenu(page: Page, name: string, action: WorkspaceAction): Promise<Locator> {
  await page.getByRole("button", { name: `More actions for ${name}` }).click();
  return page.getByRole("menuitem", { name: action, exact: true });
}

/** Chooses an action in the menu of a workspace's card. */
export async function chooseAction(page: Page, name: string, action: WorkspaceAction): Promise<void> {
  await (await openWorkspaceMenu(page, name, action)).click();
}
