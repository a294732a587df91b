import {
  deleteWorkspace,
  listWorkspaces,
  reactivateWorkspace,
  updateWorkspace,
  type Workspace,
} from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test } from "../../../test/components/page-test.ts";

const address = "/settings/workspaces";

function card(page: AppPage, name: string): ElementLocator {
  const heading = page.getByRole("heading", { level: 2, name, exact: true });
  return page.getByRole("list", { name: "Workspaces" }).getByRole("listitem").filter({ has: heading });
}

function switcher(page: AppPage, name: string): ElementLocator {
  return page.getByRole("button", { name: `Workspace: ${name}` });
}

/** Northwind's neighbour. */
function contosoOf(northwind: Workspace): Workspace {
  const id = "01930000-0000-7000-8000-000000000002";
  return { ...northwind, id, name: "Contoso", url: "https://contoso.example/shop" };
}

async function openMenu(page: AppPage, name: string): Promise<ElementLocator> {
  await page.getByRole("button", { name: `More actions for ${name}` }).click();
  return page.getByRole("menuitem");
}

async function chooseAction(page: AppPage, name: string, action: string): Promise<void> {
  await openMenu(page, name);
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("it shows what each workspace is, finds them by name and switches between them", async ({
  page,
  server,
  workspace,
}) => {
  const one = { ...workspace, industry: 37, description: "x".repeat(141) };
  server.answer(listWorkspaces, [one, contosoOf(workspace)]);
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
  await page.getByRole("button", { name: "Clear search", exact: true }).click();
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

test("a change that cannot be saved says why, and is tried again", async ({ page, server, workspace }) => {
  await page.goto(address);
  await chooseAction(page, workspace.name, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit Workspace" });
  await expect(dialog.getByLabel("Website URL")).toHaveValue(workspace.url);
  await dialog.getByLabel("Name").fill("  ");
  await dialog.getByLabel("Website URL").fill("nowhere");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByText("Workspace name is required")).toBeVisible();
  await expect(dialog.getByText("Enter a valid URL, such as https://example.com.")).toBeVisible();

  await dialog.getByLabel("Name").fill("Fabrikam");
  await dialog.getByLabel("Website URL").fill("https://fabrikam.example");
  server.fail(updateWorkspace, 400);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to update workspace. Please try again.");

  server.answer(updateWorkspace, { ...workspace, name: "Fabrikam" });
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Workspace updated successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a deletion wants the typed name, and says when it failed", async ({ page, server, workspace }) => {
  server.answer(listWorkspaces, [workspace, contosoOf(workspace)]);
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
  server.fail(deleteWorkspace);
  await button.click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete workspace. Please try again.");
  await expectNoAxeViolations();

  server.answer(deleteWorkspace, () => {
    server.answer(listWorkspaces, [contosoOf(workspace)]);
    return new Response(null, { status: 204 });
  });
  await button.click();
  await expect(page.getByText("Workspace deleted successfully")).toBeVisible();
  await expect(card(page, "Northwind")).toHaveCount(0);
});

test("it greys deactivated workspaces, reactivates them and says when that failed", async ({
  page,
  server,
  workspace,
}) => {
  const contoso = { ...contosoOf(workspace), cancellation_date: "2099-01-01T00:00:00Z", is_owner: false };
  server.answer(listWorkspaces, [{ ...workspace, is_active: false }, contoso]);
  await page.goto(address);

  await expect(card(page, "Northwind")).toContainText("Deactivated");
  await expect(card(page, "Contoso")).toContainText("Scheduled for Deactivation");
  for (const [name, entries] of [
    ["Northwind", ["Members"]],
    ["Contoso", ["Switch", "Members"]],
  ] as const) {
    const shown = await openMenu(page, name);
    await expect(shown.filter({ hasText: "Members" })).toBeVisible();
    expect(entries).toEqual(expect.arrayContaining(shown.elements().map(({ textContent }) => textContent)));
    await page.keyboard.press("Escape");
    await expect(shown).toHaveCount(0);
  }
  await expect(card(page, "Contoso").getByRole("button", { name: "Reactivate" })).toHaveCount(0);
  await expectNoAxeViolations();

  const reactivate = card(page, "Northwind").getByRole("button", { name: "Reactivate" });
  server.fail(reactivateWorkspace, 400);
  await reactivate.click();
  await expect(page.getByText("Failed to reactivate workspace.")).toBeVisible();

  server.answer(reactivateWorkspace, () => {
    server.answer(listWorkspaces, [workspace, contoso]);
    return server.sample(reactivateWorkspace, { project: workspace });
  });
  await reactivate.click();
  await expect(page.getByText("Workspace reactivated successfully")).toBeVisible();
  await expect(card(page, "Northwind")).not.toContainText("Deactivated");
  await expect((await openMenu(page, "Northwind")).filter({ hasText: "Edit" })).toBeVisible();
});

test("it shows loading, a failure, and the list after Retry", async ({ page, server, workspace }) => {
  const release = server.hold(listWorkspaces);
  server.fail(listWorkspaces);
  await page.goto(address);
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  release();
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText("Failed to fetch workspaces. Please try again.");

  server.answer(listWorkspaces, [workspace]);
  await main.getByRole("button", { name: "Retry" }).click();
  await expect(card(page, workspace.name)).toBeVisible();
});
