import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const notFound = "Hmm...this page doesn't exist. Try searching for something else!";

function html(page: Page) {
  return page.locator("html");
}

test.describe("the way in", () => {
  test("leads to the dashboard of the workspace from every old and short address", async ({
    signedInPage: page,
    workspace,
  }) => {
    for (const path of ["/", "/dashboard"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`/workspaces/${workspace.id}/dashboard`);
    }
    for (const path of ["/account", "/settings"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/settings/my-account");
    }
  });

  test("leads to the form when there is no workspace", async ({ signedInPage: page }) => {
    await page.goto("/");

    await expect(page).toHaveURL("/workspaces/create");
  });

  test("leads to the form when the workspaces cannot be fetched", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.route("**/api/v1/projects/", (route) => route.fulfill({ status: 500, json: {} }));

    await page.goto("/");

    await expect(page).toHaveURL("/workspaces/create");
    await expect(page.getByText("Failed to fetch workspaces")).toBeVisible();
    expect(workspace.name).toBe("Northwind");
  });

  test("is the login for everybody else", async ({ page }) => {
    for (const path of ["/", "/dashboard", "/settings/api-keys", "/workspaces/create", "/logout"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/login");
    }
  });
});

test.describe("a page that does not exist", () => {
  test("keeps the sidebar and the header and shows the way back", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto("/no/such/page");

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
    await page.getByRole("link", { name: "Back To Dashboard" }).click();
    await expect(page).toHaveURL(new RegExp(workspace.id));
  });

  test("asks for a login first and comes back", async ({ page, account }) => {
    await page.goto("/no/such/page?a=b");
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent("/no/such/page?a=b")}`);

    await page.getByLabel("E-mail").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign In" }).click();

    await expect(page).toHaveURL("/no/such/page?a=b");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound);
  });

  test("also when it is below a workspace", async ({ signedInPage: page, workspace }) => {
    for (const path of ["", "/nothing"]) {
      await page.goto(`/workspaces/${workspace.id}${path}`);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(notFound);
    }
  });
});

test.describe("the sidebar", () => {
  test("leads to the pages that exist and marks the one that is shown", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto("/settings/api-keys");
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link")).toHaveText([
      "Dashboard",
      "Visits",
      "AI Indexing",
      "Referrals",
      "Integrations",
      "Overview",
      "GEO Campaigns",
      "Conversations",
      "Sources",
      "Overview",
      "Content Opportunities",
      "Content Studio",
      "Technical Audit",
      "Settings",
    ]);
    await expect(nav.getByRole("list", { name: "AI Traffic Analytics" })).toBeVisible();
    const settings = page.getByRole("navigation", { name: "Settings" });
    await expect(settings.getByRole("link", { name: "API Keys" })).toHaveAttribute("aria-current", "page");

    await nav.getByRole("link", { name: "Visits" }).click();

    await expect(page).toHaveURL(`/workspaces/${workspace.id}/agent-visits`);
    await expect(nav.getByRole("link", { name: "Visits" })).toHaveAttribute("aria-current", "page");
    await nav.getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL("/settings/my-account");
    await expect(settings.getByRole("link")).toHaveText([
      "Personal Infos",
      "Brand Kit",
      "Notifications",
      "Overview",
      "API Keys",
      "Tracking",
      "Shared Links",
      "White Label",
      "Plan & Billing",
      "Credit Usage",
      "Credit Calculator",
    ]);
  });

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
    await expectNoAxeViolations(page);
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
    await expectNoAxeViolations(page);
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

  test("is the other one after a press of its button", async ({ signedInPage: page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/workspaces/create");

    await page.getByRole("button", { name: "Switch to the dark theme" }).click();
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: "Switch to the light theme" }).click();
    await expect(html(page)).toHaveAttribute("data-theme", "light");
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

  test("a new page is announced by its heading and its title", async ({ signedInPage: page, workspace }) => {
    await page.goto("/settings/api-keys");
    await expect(page).toHaveTitle("API Keys - Citelens | GEO Platform");
    await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();

    await tabTo(page, page.getByRole("link", { name: "Visits" }));
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle("Visits - Citelens | GEO Platform");
  });

  test("Escape closes each menu and gives the focus back", async ({ signedInPage: page }) => {
    await page.goto("/workspaces/create");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const trigger = page.getByRole("button", { name: "Account" });
    await tabTo(page, trigger);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(trigger).toBeFocused();
  });
});

test("the user menu works while the user cannot be fetched", async ({ signedInPage: page }) => {
  await page.route("**/api/v1/me/", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/workspaces/create");

  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();

  await expect(page).toHaveURL("/login");
});

for (const theme of themes) {
  test(`the shell is accessible in the ${theme} theme, with its menus open`, async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto("/no/such/page");
    await useTheme(page, theme);
    await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
    await expectNoAxeViolations(page);

    for (const name of [`Workspace: ${workspace.name}`, "Account"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toBeHidden();
    }
    await expectNoOverflow(page);
  });
}
