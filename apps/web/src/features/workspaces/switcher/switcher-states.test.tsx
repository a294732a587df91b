import { listApiKeys } from "@citelens/contract/workspaces/api-keys";
import { listWorkspaces, type Workspace } from "@citelens/contract/workspaces/workspaces";
import { queryClient } from "#lib/api/query-client.ts";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { until } from "../../../../test/components/until.ts";

const address = "/settings/api-keys";

function switcher(page: AppPage, name: string): ElementLocator {
  return page.getByRole("button", { name: `Workspace: ${name}` });
}

/** Northwind's neighbour. */
function contosoOf(northwind: Workspace): Workspace {
  return { ...northwind, id: "01930000-0000-7000-8000-000000000002", name: "Contoso" };
}

test("the switcher switches, says so, and keeps the kind of page", async ({ page, server, workspace }) => {
  const other = contosoOf(workspace);
  server.answer(listWorkspaces, [workspace, other]);
  page.startClock();
  await page.goto("/");
  await expect(page).toHaveURL(new RegExp(`/workspaces/${workspace.id}/dashboard`));

  await switcher(page, "Northwind").click();
  await page.getByRole("menuitemradio", { name: "Contoso" }).click();

  await expect(page).toHaveURL(new RegExp(`/workspaces/${other.id}/dashboard`));
  await expect(page.getByText("Switched to Contoso workspace")).toBeVisible();
  await page.fastForward(10_000);
  await expect(page.getByText("Switched to Contoso workspace")).toBeHidden();
});

test("the switcher stays on a page of settings, which then is about the other workspace", async ({
  page,
  server,
  workspace,
}) => {
  const other = contosoOf(workspace);
  server.answer(listWorkspaces, [workspace, other]);
  await page.goto(address);

  await switcher(page, "Northwind").click();
  await page.getByRole("menuitemradio", { name: "Contoso" }).click();
  await until(() => expect(server.calls(listApiKeys).at(-1)?.params).toEqual({ projectId: other.id }));

  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(switcher(page, "Contoso")).toBeVisible();
});

test("the switcher leads to the form by Create New", async ({ page, workspace }) => {
  await page.goto(address);

  await switcher(page, workspace.name).click();
  await page.getByRole("menuitem", { name: "Create New" }).click();

  await expect(page).toHaveURL("/workspaces/create");
});

test("the switcher shows the states of workspaces, and leads to where they are managed", async ({
  page,
  server,
  workspace,
}) => {
  const ends = { ...contosoOf(workspace), cancellation_date: "2099-01-01T00:00:00Z" };
  server.answer(listWorkspaces, [{ ...workspace, is_active: false }, ends]);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await switcher(page, "Northwind").click();
  await expect(page.getByRole("menuitemradio", { name: "Northwind" })).toContainText("Deactivated");
  await expect(page.getByRole("menuitemradio", { name: "Contoso" })).toContainText(
    "Scheduled for Deactivation",
  );
  await expectNoAxeViolations();
  await page.getByRole("menuitem", { name: "Manage workspaces" }).click();

  await expect(page).toHaveURL("/settings/workspaces");
});

test("the switcher is searched where there are more than six", async ({ page, server, workspace }) => {
  const other = contosoOf(workspace);
  const more = [3, 4, 5, 6, 7].map((number) => ({
    ...workspace,
    id: `01930000-0000-7000-8000-00000000000${number}`,
    name: `Fabrikam ${number}`,
  }));
  server.answer(listWorkspaces, [workspace, other, ...more]);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await switcher(page, "Northwind").click();
  const search = page.getByRole("combobox", { name: "Search workspaces" });
  await expect(search).toBeFocused();
  const options = page.getByRole("option", { name: /Northwind|Contoso|Fabrikam/ });
  await expect(options).toHaveCount(7);
  await search.fill("nonsense");
  await expect(page.getByText("No workspaces match your search")).toBeVisible();
  await search.fill("conto");
  await expect(options).toHaveCount(1);
  await expectNoAxeViolations();
  await page.keyboard.press("Enter");
  await until(() => expect(server.calls(listApiKeys).at(-1)?.params).toEqual({ projectId: other.id }));

  await expect(switcher(page, "Contoso")).toBeFocused();
  await switcher(page, "Contoso").click();
  await page.getByRole("link", { name: "Manage workspaces" }).click();
  await expect(page).toHaveURL("/settings/workspaces");
});

test("the switcher works by keyboard alone, and Escape gives the focus back", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listWorkspaces, [workspace, contosoOf(workspace)]);
  await page.goto(address);
  const items = page.getByRole("menuitemradio");

  await switcher(page, "Northwind").press("Enter");
  await expect(items.filter({ hasText: "Contoso" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(switcher(page, "Northwind")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(items.filter({ hasText: "Northwind" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(switcher(page, "Contoso")).toBeVisible();
});

test("the switcher offers to fetch the workspaces again when that failed", async ({
  page,
  server,
  workspace,
}) => {
  server.fail(listWorkspaces);
  await page.goto(address);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByRole("alert")).toContainText("Failed to fetch workspaces");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoAxeViolations();
  // Each part that comes later has asked for them once more.
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await until(() => expect(queryClient.isFetching()).toBe(0));

  server.answer(listWorkspaces, [workspace]);
  const retry = sidebar.getByRole("button", { name: "Retry" });
  await until(async () => {
    // What is fetched by itself at this very moment takes the button away before it is pressed, and may still fail.
    if ((await retry.count()) > 0) await retry.click();
    expect(await switcher(page, workspace.name).count()).toBe(1);
  });
});

test("the selected workspace is the one that was opened by its address", async ({
  page,
  server,
  workspace,
}) => {
  const other = contosoOf(workspace);
  server.answer(listWorkspaces, [workspace, other]);
  await page.goto(`/workspaces/${other.id}/agent-visits-old`);
  await expect(switcher(page, "Contoso")).toBeVisible();
  await until(() => expect(sessionStorage.getItem("workspace")).toBe(other.id));
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "API Keys" }).click();

  await expect(page).toHaveURL(address);
  await expect(switcher(page, "Contoso")).toBeVisible();
});

test("the selected workspace is the first one when the stored one no longer exists", async ({
  page,
  workspace,
}) => {
  localStorage.setItem("workspace", "0198a3b2-7c1d-7e00-8a55-0242ac120002");

  await page.goto("/");

  await expect(page).toHaveURL(new RegExp(`/workspaces/${workspace.id}/dashboard`));
});
