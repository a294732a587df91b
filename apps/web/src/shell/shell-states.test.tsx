import { expectNoAxeViolations } from "../../test/components/checks.ts";
import { expect, test } from "../../test/components/page-test.ts";

test("the sidebar leads to the pages that exist and marks the one that is shown", async ({
  page,
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
    "API & Agents",
    "Connected Apps",
    "Tracking",
    "Shared Links",
    "Exports",
    "Data Warehouse",
    "White Label",
    "Activity",
    "Plan & Billing",
    "Credit Usage",
    "Credit Calculator",
  ]);
});

test("the theme is the other one after a press of its button", async ({ page }) => {
  await page.goto("/workspaces/create");

  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("a new page is announced by its heading and its title", async ({ page, workspace }) => {
  await page.goto("/settings/api-keys");
  await expect(page).toHaveTitle("API Keys - Citelens | GEO Platform");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("API Keys");
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();

  await page.getByRole("link", { name: "Visits" }).press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Visits - Citelens | GEO Platform");
});

test("Escape closes each menu and gives the focus back", async ({ page }) => {
  await page.goto("/workspaces/create");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const trigger = page.getByRole("button", { name: "Account" });
  await trigger.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("a single key leads nowhere from inside a menu or a dialog", async ({ page, workspace }) => {
  await page.goto("/settings/my-account");
  await page.getByRole("button", { name: `Workspace: ${workspace.name}` }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(page.locator("[role=menu] :focus, [role=menu]:focus")).toHaveCount(1);
  await page.keyboard.press("c");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("c");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await expect(page).toHaveURL("/settings/my-account");
  await page.keyboard.press("c");
  await expect(page).toHaveURL("/workspaces/create");
});

test("shortcuts lead around, never while typing, and can be switched off", async ({ page, workspace }) => {
  await page.goto("/settings/my-account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const firstName = page.getByLabel("First name");
  await firstName.clear();
  await firstName.pressSequentially("cg");
  await expect(firstName).toHaveValue("cg");
  await expect(page).toHaveURL("/settings/my-account");
  await firstName.blur();
  await page.keyboard.press("g");
  await page.keyboard.press("v");
  await expect(page).toHaveURL(new RegExp(workspace.id));

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toContainText("Go to Visits");
  await expectNoAxeViolations();
  await sheet.getByRole("switch", { name: "Single-key shortcuts" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await page.keyboard.press("?");
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(workspace.id));
});

test("while impersonating a banner names the user and can be made small", async ({ page, account }) => {
  localStorage.setItem("impersonating", "true");
  await page.goto("/workspaces/create");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const banner = page.getByText(`Admin Impersonation Mode - Viewing as ${account.email}`);
  await expect(banner).toBeVisible();
  await expectNoAxeViolations();

  await page.getByRole("button", { name: "Minimise the impersonation banner" }).click();
  await expect(banner).toBeHidden();
  const band = page.getByRole("complementary", { name: "Impersonation" });
  await expect(band).toHaveText(`Impersonating ${account.email}`);
  await page.getByRole("button", { name: "Expand the impersonation banner" }).click();
  await expect(banner).toBeVisible();
  await expect(band.getByRole("button", { name: "Logout" })).toBeVisible();
});
