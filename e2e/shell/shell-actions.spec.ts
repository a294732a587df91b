import type { Announcement } from "@citelens/contract/accounts/announcements";
import { expect, type Page } from "@playwright/test";
import { withOrganization } from "../billing/billing.ts";
import { createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";

const announcementsCall = "**/api/v1/announcements/**";
const creditsCall = "**/organization/credits/";

function announcement(fields: Partial<Announcement>): Announcement {
  return {
    id: "01930000-0000-7000-8000-000000000001",
    title: "Release 1",
    content: `It is **bold**. ${"More words follow here. ".repeat(5)}`,
    created_at: new Date(Date.now() - 3_600_000).toISOString(),
    read: false,
    ...fields,
  };
}

async function showAnnouncements(page: Page, results: readonly Announcement[]): Promise<void> {
  const body = { count: results.length, next: null, previous: null, results };
  await page.route(announcementsCall, (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: body }) : route.fulfill({ status: 204 }),
  );
}

function credits(remaining: number, percentage: number) {
  return {
    total_credits: 3000,
    used_credits: 3000 - remaining,
    additional_credits: 0,
    remaining_credits: remaining,
    credit_usage_percentage: percentage,
    is_over_usage: remaining < 0,
    current_plan: "demo",
    plan_name: "Demo",
    billing: "sandbox",
    free_credits_wait: false,
  } as const;
}

test.describe("the announcements bell", () => {
  test("counts what is unread, shows it whole, and remembers what was read", async ({
    signedInPage: page,
  }) => {
    const other = announcement({
      id: "01930000-0000-7000-8000-000000000002",
      title: "Release 2",
      read: true,
    });
    await showAnnouncements(page, [announcement({}), other]);
    const asked = page.waitForRequest((request) => /announcements\/.*\/read\/$/.test(request.url()));
    await page.goto("/workspaces/create");

    await page.getByRole("button", { name: "Announcements, 1 unread" }).click();
    const feed = page.getByRole("dialog", { name: "Announcements" });
    await expect(feed.getByRole("listitem")).toHaveCount(2);
    await expect(feed.getByRole("listitem").first()).toContainText(
      "It is bold. More words follow here. More words follow here. More words follow he...",
    );
    await expectNoAxeViolations(page);
    await feed.getByRole("button", { name: /Release 1/ }).click();
    await expect(page.getByRole("dialog", { name: "Release 1" }).locator("strong")).toHaveText("bold");
    expect((await asked).method()).toBe("POST");
    await page.keyboard.press("Escape");

    await expect(page.getByRole("button", { name: "Announcements", exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Announcements", exact: true })).toBeVisible();
  });

  test("says when there is nothing, and keeps the last list when the server is away", async ({
    signedInPage: page,
  }) => {
    await showAnnouncements(page, []);
    await page.goto("/workspaces/create");
    await page.getByRole("button", { name: "Announcements" }).click();
    await expect(page.getByText("No broadcast messages available")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.unroute(announcementsCall);
    await showAnnouncements(page, [announcement({})]);
    await page.getByRole("button", { name: "Announcements" }).click();
    await expect(page.getByRole("button", { name: /Release 1/ })).toBeVisible();
    await page.keyboard.press("Escape");

    await page.unroute(announcementsCall);
    await page.route(announcementsCall, (route) => route.fulfill({ status: 403, json: {} }));
    await page.getByRole("button", { name: /Announcements/ }).click();

    await expect(page.getByText("Failed to load announcements")).toBeVisible();
    await expect(page.getByRole("button", { name: /Release 1/ })).toBeVisible();
  });
});

test.describe("the credits", () => {
  for (const [remaining, percentage, level] of [
    [2400, 20, "green"],
    [600, 80, "yellow"],
    [150, 95, "orange"],
    [0, 100, "red"],
  ] as const) {
    test(`are ${level} at ${percentage} % used`, async ({ signedInPage: page, workspace }) => {
      expect(workspace.id).toBeTruthy();
      await page.route(creditsCall, (route) => route.fulfill({ json: credits(remaining, percentage) }));
      await page.goto("/settings/api-keys");

      await expect(page.getByRole("button", { name: /^Credits: .* remaining/ })).toHaveAttribute(
        "data-level",
        level,
      );
    });
  }

  test("are asked of the organization when their own call fails, and shortened on a phone", async ({
    signedInPage: page,
    workspace,
  }) => {
    expect(workspace.id).toBeTruthy();
    await page.route(creditsCall, (route) => route.fulfill({ status: 500, json: {} }));
    await withOrganization(page, credits(2400, 20));
    await page.goto("/settings/api-keys");
    const menu = page.getByRole("button", { name: /^Credits: .* remaining, plenty left$/ });
    await expect(menu).toHaveText("2,400");

    await page.setViewportSize(phone);
    await expect(menu).toHaveText("2.4k");
    await menu.click();
    await expect(page.getByRole("dialog", { name: "Credits" })).toContainText("Additional credits");
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expectNoOverflow(page);
  });
});

test.describe("the command palette", () => {
  test("leads to pages, switches the workspace and runs actions, without a mouse", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    await createWorkspace(request, account, { name: "Fabrikam" });
    await page.goto("/settings/api-keys");
    await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();

    await page.keyboard.press("ControlOrMeta+k");
    const palette = page.getByRole("dialog", { name: "Command palette" });
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("fabri");
    await expectNoAxeViolations(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Switched to Fabrikam workspace")).toBeVisible();
    await expect(palette).toBeHidden();

    await page.keyboard.press("ControlOrMeta+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("notif");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/settings/notifications");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("nothing like it");
    await expect(palette.getByText("No results.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
  });
});

test.describe("shortcuts", () => {
  test("lead around, never while typing, and can be switched off", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto("/settings/my-account");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByLabel("First name").fill("cg");
    await expect(page).toHaveURL("/settings/my-account");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("g");
    await page.keyboard.press("v");
    await expect(page).toHaveURL(new RegExp(workspace.id));

    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(sheet).toContainText("Go to Visits");
    await expectNoAxeViolations(page);
    await sheet.getByRole("switch", { name: "Single-key shortcuts" }).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("c");
    await page.keyboard.press("?");
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(workspace.id));
  });
});

test.describe("white label", () => {
  test("the title, the icon, the name and the colours follow the agency, and come off again", async ({
    signedInPage: page,
    workspace,
  }) => {
    const charts = ["#a98c00", "#16171d", "#4c99c6", "#004f3f", "#8f8435", "#d87283", "#810087"];
    const second = { second: "#111111", second_strong: "#000000", second_soft: "#e3e3e3", charts };
    const colours = {
      brand: "#ffd400",
      hover: "#e0b800",
      soft: "#fff8d6",
      on: "#000000",
      text: "#7a6400",
      ...second,
    };
    const dark = { ...colours, soft: "#2b2710", text: "#ffd400", second_soft: "#20222a" };
    const agency = {
      id: "01930000-0000-7000-8000-000000000009",
      name: "Acorn Agency",
      favicon_url: null,
      icon: "/logo.svg?agency",
      logo_url: null,
      primary_color: "#ffd400",
      secondary_color: "#111111",
      sub_domain: null,
      host_name: null,
      theme: { light: colours, dark },
    };
    let shown: typeof agency | null = agency;
    await page.route("**/api/v1/projects/", (route) =>
      route.fulfill({ json: [{ ...workspace, agency: shown }] }),
    );
    const brand = () =>
      page.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--brand')");
    const series = (name: string) =>
      page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('${name}').trim()`);
    await page.goto("/settings/api-keys");

    await expect(page).toHaveTitle("API Keys - Acorn Agency | GEO Platform");
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/logo.svg?agency");
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toContainText("Acorn Agency");
    expect([await series("--chart-1"), await series("--chart-2")]).toEqual(["#a98c00", "#16171d"]);
    for (const theme of themes) {
      await useTheme(page, theme);
      expect((await brand()).trim()).toBe("#ffd400");
      await expectNoAxeViolations(page);
    }

    shown = null;
    await page.reload();
    await expect(page).toHaveTitle("API Keys - Citelens | GEO Platform");
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/logo.svg");
    expect((await brand()).trim()).not.toBe("#ffd400");
    expect(await series("--chart-2")).not.toBe("#16171d");
  });
});

test.describe("while impersonating", () => {
  test("a banner names the user, can be made small, and its Logout ends it", async ({
    signedInPage: page,
    account,
  }) => {
    await page.evaluate(() => localStorage.setItem("impersonating", "true"));
    await page.goto("/workspaces/create");
    const banner = page.getByText(`Admin Impersonation Mode - Viewing as ${account.email}`);
    await expect(banner).toBeVisible();
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize(phone);
    await expectNoOverflow(page);
    const band = page.getByRole("complementary", { name: "Impersonation" });
    await page.mouse.wheel(0, 4000);
    await expect(band).toBeInViewport({ ratio: 1 });
    expect((await page.getByRole("banner").boundingBox())?.y).toBe((await band.boundingBox())?.height);

    await page.getByRole("button", { name: "Minimise the impersonation banner" }).click();
    await expect(banner).toBeHidden();
    await expect(band).toHaveText(`Impersonating ${account.email}`);
    await page.goto("/settings/my-account");
    await expect(band).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Minimise the impersonation banner" }).click();
    await page.getByRole("button", { name: "Expand the impersonation banner" }).click();
    await page
      .getByRole("complementary", { name: "Impersonation" })
      .getByRole("button", { name: "Logout" })
      .click();

    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
