import { expect, type Locator, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { tabTo } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { chooseAction } from "../support/workspace-menu.ts";

const address = "/settings/workspaces";

function card(page: Page, name: string): Locator {
  const heading = page.getByRole("heading", { level: 2, name, exact: true });
  return page.getByRole("list", { name: "Workspaces" }).getByRole("listitem").filter({ has: heading });
}

function switcher(page: Page, name: string): Locator {
  return page.getByRole("button", { name: `Workspace: ${name}` });
}

test("edits a workspace, and the selection shows it", { tag: "@main" }, async ({
  signedInPage: page,
  workspace,
}) => {
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

  await dialog.getByLabel("Name").fill("x".repeat(101));
  await dialog.getByLabel("Website URL").fill("https://fabrikam.example");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("name: This field may have at most 100 characters.");

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
  await typed.fill("Northwind");
  await dialog.getByRole("button", { name: "Delete Workspace" }).click();

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
