import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { type Account, bearer, createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";
import { chooseAction, openWorkspaceMenu } from "../support/workspace-menu.ts";

const address = "/settings/workspaces";
const listUrl = "**/api/v1/projects/";

function card(page: Page, name: string): Locator {
  const heading = page.getByRole("heading", { level: 2, name, exact: true });
  return page.getByRole("list", { name: "Workspaces" }).getByRole("listitem").filter({ has: heading });
}

function switcher(page: Page, name: string): Locator {
  return page.getByRole("button", { name: `Workspace: ${name}` });
}

async function change(
  request: APIRequestContext,
  account: Account,
  { id }: Workspace,
  data: Partial<Workspace>,
): Promise<void> {
  const response = await request.patch(`/api/v1/projects/${id}/`, { data, headers: bearer(account) });
  expect(response.ok()).toBe(true);
}

/** Shows the real list with workspaces in states that only billing brings about. */
async function showAs(page: Page, changes: Readonly<Record<string, Partial<Workspace>>>): Promise<void> {
  await page.route(listUrl, async (route) => {
    const response = await route.fetch();
    const listed = (await response.json()) as Workspace[];
    await route.fulfill({ response, json: listed.map((one) => ({ ...one, ...changes[one.name] })) });
  });
}

test("shows what each workspace is, finds them by name and switches between them", async ({
  signedInPage: page,
  account,
  request,
}) => {
  const one = await createWorkspace(request, account, { name: "Northwind" });
  await createWorkspace(request, account, { name: "Contoso", url: "https://contoso.example/shop" });
  await change(request, account, one, { industry: 37, description: "x".repeat(141) });
  await page.goto(address);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Workspaces");
  await expect(page.getByRole("link", { name: "Create Workspace" })).toHaveAttribute(
    "href",
    "/workspaces/create",
  );
  await expect(card(page, "Northwind")).toContainText("Software/Apps");
  await expect(card(page, "Northwind")).toContainText(`${"x".repeat(140)}...`);
  await expect(card(page, "Northwind")).toContainText("Current Workspace");
  await expect(card(page, "Northwind").getByRole("button", { name: "Switch" })).toHaveCount(0);
  await expect(card(page, "Contoso").getByText("-", { exact: true })).toBeVisible();
  const visit = card(page, "Contoso").getByRole("link", { name: "Visit Website" });
  await expect(visit).toHaveAttribute("href", "https://contoso.example/shop");
  await expect(visit).toHaveAttribute("target", "_blank");

  await page.getByLabel("Search workspaces").fill("NORTH");
  await expect(card(page, "Contoso")).toHaveCount(0);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(card(page, "Contoso")).toBeVisible();
  await page.getByLabel("Search workspaces").fill("nonsense");
  await expect(page.getByRole("heading", { name: "No workspaces match your search" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Search", exact: true }).click();
  await expect(page.getByLabel("Search workspaces")).toHaveValue("");

  await card(page, "Contoso").getByRole("button", { name: "Switch" }).click();
  await expect(page.getByText("Switched to Contoso workspace")).toBeVisible();
  await expect(card(page, "Contoso")).toContainText("Current Workspace");
  await expect(switcher(page, "Contoso")).toBeVisible();
  await expect(page).toHaveURL(address);
});

test("edits a workspace, and the selection shows it", async ({ signedInPage: page, workspace }) => {
  await page.goto(address);
  const more = page.getByRole("button", { name: `More actions for ${workspace.name}` });
  const edit = page.getByRole("menuitem", { name: "Edit" });
  const dialog = page.getByRole("dialog", { name: "Edit Workspace" });
  await expect(more).toBeVisible();
  await tabTo(page, more);
  await page.keyboard.press("Enter");
  await expect(edit).toBeVisible();
  await edit.press("Enter");
  await expect(dialog.getByLabel("Name")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await chooseAction(page, workspace.name, "Edit");
  await expect(dialog.getByLabel("Website URL")).toHaveValue(workspace.url);

  await dialog.getByLabel("Name").fill("  ");
  await dialog.getByLabel("Website URL").fill("nowhere");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByText("Workspace name is required")).toBeVisible();
  await expect(dialog.getByText("Enter a valid URL, such as https://example.com.")).toBeVisible();

  await dialog.getByLabel("Name").fill("x".repeat(101));
  await dialog.getByLabel("Website URL").fill("https://fabrikam.example");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("name: This field may have at most 100 characters.");
  await page.route("**/api/v1/projects/*/", (route) => route.fulfill({ status: 400, json: {} }));
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to update workspace. Please try again.");
  await page.unrouteAll();

  await dialog.getByLabel("Name").fill("Fabrikam");
  await dialog.getByRole("combobox", { name: "Industry (optional)" }).fill("music");
  await page.keyboard.press("Enter");
  const saving = page.waitForRequest((request) => request.method() === "PATCH");
  await dialog.getByRole("button", { name: "Save Changes" }).click();

  expect((await saving).postDataJSON()).toEqual({
    name: "Fabrikam",
    url: "https://fabrikam.example",
    description: "",
    industry: 19,
  });
  await expect(page.getByText("Workspace updated successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, "Fabrikam")).toContainText("Music");
  await expect(switcher(page, "Fabrikam")).toBeVisible();
});

test("deletes by the typed name; another workspace is selected, and none after the last", async ({
  signedInPage: page,
  account,
  request,
}) => {
  await createWorkspace(request, account, { name: "Northwind" });
  await createWorkspace(request, account, { name: "Contoso" });
  await page.goto(address);
  await chooseAction(page, "Northwind", "Delete");
  const dialog = page.getByRole("dialog", { name: "Delete Workspace" });
  const typed = dialog.getByLabel("Type the workspace's name to confirm");
  const button = dialog.getByRole("button", { name: "Delete Workspace" });

  await expect(button).toBeDisabled();
  await typed.fill("northwind");
  await expect(
    dialog.getByText("The workspace name you entered doesn't match. Please try again."),
  ).toBeVisible();
  await expect(button).toBeDisabled();
  await typed.fill("Northwind");
  await page.route("**/api/v1/projects/*/", (route) => route.fulfill({ status: 500, body: "" }));
  await button.click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete workspace. Please try again.");
  await page.unrouteAll();
  await button.click();

  await expect(page.getByText("Workspace deleted successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(card(page, "Northwind")).toHaveCount(0);
  await expect(card(page, "Contoso")).toContainText("Current Workspace");
  await expect(switcher(page, "Contoso")).toBeVisible();

  await chooseAction(page, "Contoso", "Delete");
  await typed.fill("Contoso");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No workspaces found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Your First Workspace" })).toHaveAttribute(
    "href",
    "/workspaces/create",
  );
  expect(await page.evaluate<string | null>("localStorage.getItem('workspace')")).toBeNull();
});

test("greys deactivated workspaces, reactivates them and says when that failed", async ({
  signedInPage: page,
  account,
  request,
}) => {
  const one = await createWorkspace(request, account, { name: "Northwind" });
  await createWorkspace(request, account, { name: "Contoso" });
  await showAs(page, {
    Northwind: { is_active: false },
    Contoso: { cancellation_date: "2099-01-01T00:00:00Z", is_owner: false },
  });
  await page.goto(address);

  await expect(card(page, "Northwind")).toContainText("Deactivated");
  await expect(card(page, "Contoso")).toContainText("Scheduled for Deactivation");
  for (const [name, entries] of [
    ["Northwind", ["Members"]],
    ["Contoso", ["Switch", "Members"]],
  ] as const) {
    await openWorkspaceMenu(page, name, "Members");
    const shown = await page.getByRole("menuitem").allTextContents();
    expect(entries).toEqual(expect.arrayContaining(shown));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menuitem")).toHaveCount(0);
  }
  await expect(card(page, "Contoso").getByRole("button", { name: "Reactivate" })).toHaveCount(0);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }

  const reactivateUrl = `**/api/v1/projects/${one.id}/reactivate/`;
  const reactivate = card(page, "Northwind").getByRole("button", { name: "Reactivate" });
  await page.route(reactivateUrl, (route) => route.fulfill({ status: 400, json: {} }));
  await reactivate.click();
  await expect(page.getByText("Failed to reactivate workspace.")).toBeVisible();
  await page.unrouteAll();
  await reactivate.click();

  await expect(page.getByText("Workspace reactivated successfully")).toBeVisible();
  await expect(card(page, "Northwind")).not.toContainText("Deactivated");
  await expect(await openWorkspaceMenu(page, "Northwind", "Edit")).toBeVisible();
});

test("shows loading, a failure, and the list after Retry", async ({ signedInPage: page, workspace }) => {
  const held = hold();
  await page.route(listUrl, async (route) => {
    await held.until;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(address);
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  held.release();
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText("Failed to fetch workspaces. Please try again.");

  await page.unrouteAll();
  await main.getByRole("button", { name: "Retry" }).click();

  await expect(card(page, workspace.name)).toBeVisible();
});

for (const theme of themes) {
  test(`is accessible in the ${theme} theme and fits a phone, dialogs included`, async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto(address);
    await useTheme(page, theme);
    await expect(card(page, workspace.name)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize(phone);
    await expectNoOverflow(page);

    for (const [button, title] of [
      ["Edit", "Edit Workspace"],
      ["Delete", "Delete Workspace"],
      ["Invite", "Invite user"],
      ["Members", `Members of ${workspace.name}`],
    ] as const) {
      await chooseAction(page, workspace.name, button);
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
      await expectNoAxeViolations(page);
      await expectNoOverflow(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  });
}
