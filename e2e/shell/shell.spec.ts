import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";

function html(page: Page) {
  return page.locator("html");
}

test.describe("the sidebar", () => {
  test("opens wide, collapses to icons, and stays as it was left", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto("/settings/api-keys");
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
    expect((await sidebar.boundingBox())?.width).toBe(232);

    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expect(sidebar.getByText("AI Traffic Analytics")).toBeHidden();
    await page.reload();

    await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
    expect((await sidebar.boundingBox())?.width).toBeLessThan(80);
    await expect(sidebar.getByRole("link", { name: "Visits" })).toBeVisible();
  });

  test("is a drawer below 1024 px, which Escape and a link close", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.setViewportSize(phone);
    await page.goto("/settings/api-keys");
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
    const open = page.getByRole("button", { name: "Open navigation" });
    const drawer = page.getByRole("dialog", { name: "Navigation" });

    await open.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await drawer.getByRole("link", { name: "Visits" }).click();
    await expect(page).toHaveURL(new RegExp(workspace.id));
    await expect(drawer).toBeHidden();
  });
});

test.describe("the theme", () => {
  test("follows the system until one is chosen, which is stored", async ({ signedInPage: page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/workspaces/create");
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html(page)).toHaveAttribute("data-theme", "dark");

    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    await page.reload();
    await expect(html(page)).toHaveAttribute("data-theme", "light");

    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("menuitemradio", { name: "System" }).click();
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
  });

  test("that is chosen in one tab is the other's too", async ({ signedInPage: page }) => {
    const other = await page.context().newPage();
    await Promise.all([page.goto("/workspaces/create"), other.goto("/workspaces/create")]);

    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("menuitemradio", { name: "Dark" }).click();

    await expect(html(other)).toHaveAttribute("data-theme", "dark");
  });
});

test.describe("without a mouse", () => {
  test("the first stop jumps over the navigation", async ({ signedInPage: page }) => {
    await page.goto("/workspaces/create");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");

    await expect(page.getByLabel("Website URL")).toBeFocused();
  });
});

test("the user menu works while the user cannot be fetched", async ({ signedInPage: page }) => {
  await page.route("**/api/v1/me/", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/workspaces/create");

  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();

  await expect(page).toHaveURL("/login");
});
