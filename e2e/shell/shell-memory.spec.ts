import type { Announcement } from "@citelens/contract/accounts/announcements";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";

const release: Announcement = {
  id: "01930000-0000-7000-8000-000000000001",
  title: "Faster reports",
  content:
    "## What is new\n\n[Read on](https://example.com/news)\n\n![A picture](https://example.com/a.png)\n\n<b>raw</b>",
  created_at: "2026-11-20T12:00:00.000Z",
  read: false,
};

test("announcements are cached for two hours, and refetched at each opening and every two hours", async ({
  signedInPage: page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  const { until, release: answer } = hold();
  await page.route("**/api/v1/announcements/?*", async (route) => {
    asked.push(new URL(route.request().url()).search);
    await until;
    await route.fulfill({ json: { results: [release], count: 1, next: null, previous: null } });
  });
  await page.goto("/workspaces/create");
  await page.getByRole("button", { name: "Announcements" }).click();
  const feed = page.getByRole("dialog", { name: "Announcements" });
  await expect(feed.getByRole("status")).toHaveText("Loading messages...");
  answer();
  const bell = page.getByRole("button", { name: "Announcements, 1 unread" });
  await expect(bell).toBeVisible();

  const before = asked.length;
  await page.reload();
  await expect(bell).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).toHaveLength(before);
  await bell.click();
  await expect.poll(() => asked.length).toBe(before + 1);
  await page.clock.fastForward("02:00:01");
  await expect.poll(() => asked.length).toBe(before + 2);
  expect(new Set(asked)).toEqual(new Set(["?page_size=5"]));

  // What somebody wrote neither loads pictures nor runs as a page, and leads away safely.
  await feed.getByRole("button", { name: /^Faster reports/ }).click();
  const whole = page.getByRole("dialog", { name: "Faster reports" });
  await expect(whole.getByRole("heading", { level: 3, name: "What is new" })).toBeVisible();
  await expect(whole.getByRole("link", { name: "Read on" })).toHaveAttribute("rel", "noopener nofollow ugc");
  await expect(whole.locator("img, b")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
});

test("the agency's brand is shown before the workspaces have loaded, and neither in another workspace nor after the log-out", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  const own = await createWorkspace(request, account, { name: "Contoso" });
  const colours = {
    ...{ brand: "#b00020", hover: "#97001b", soft: "#fbeaed", on: "#ffffff", text: "#b00020" },
    ...{ second: "#b00020", second_strong: "#97001b", second_soft: "#fbeaed", charts: ["#b00020"] },
  };
  const agency = {
    id: crypto.randomUUID(),
    sub_domain: "lantern",
    host_name: null,
    primary_color: "#b00020",
    secondary_color: "#b00020",
    name: "Lantern",
    favicon_url: null,
    icon: null,
    logo_url: "/logo.svg?lantern",
    theme: { light: colours, dark: colours },
  };
  const { until, release: answer } = hold();
  let isHeld = false;
  await page.route("**/api/v1/projects/", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response }); // one that was under way at the log-out
    const workspaces = (await response.json()) as Workspace[]; // the server checks its answers
    if (isHeld) await until;
    const json = workspaces.map((one) => (one.id === workspace.id ? { ...one, agency } : one));
    await route.fulfill({ response, json });
  });
  const logo = page.getByRole("complementary", { name: "Sidebar" }).getByRole("img", { name: "Lantern" });
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(page).toHaveTitle("Dashboard - Lantern | GEO Platform");
  await expect(logo).toHaveAttribute("src", "/logo.svg?lantern");

  isHeld = true;
  await page.reload();
  await expect(page).toHaveTitle(/Lantern \| GEO Platform$/);
  expect(await brandColour(page)).toBe("#b00020");
  answer();
  await page.getByRole("button", { name: `Workspace: ${workspace.name}` }).click();
  await page.getByRole("menuitemradio", { name: own.name }).click();
  await expect(page).toHaveTitle("Dashboard - Citelens | GEO Platform");
  expect(await brandColour(page)).not.toBe("#b00020");

  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(page).toHaveTitle("Dashboard - Lantern | GEO Platform");
  await page.goto("/logout");
  await expect(page).toHaveURL("/login");
  await expect(page).toHaveTitle("Sign in - Citelens | GEO Platform");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

function brandColour(page: Page): Promise<string> {
  return page.evaluate<string>(
    "getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()",
  );
}

test("the way in leads to the workspace selected last, while impersonating to the first one", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  const other = await createWorkspace(request, account, { name: "Contoso" });
  await page.goto(`/workspaces/${other.id}/dashboard`);
  await expect(page.getByRole("button", { name: "Workspace: Contoso" })).toBeVisible();
  // It is remembered just after it is shown.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("workspace"))).toBe(other.id);
  await page.goto("/");
  await expect(page).toHaveURL(new RegExp(other.id));

  await page.evaluate(() => localStorage.setItem("impersonating", "true"));
  await page.goto("/");

  await expect(page).toHaveURL(new RegExp(workspace.id));
  const banner = page.getByRole("complementary", { name: "Impersonation" });
  await banner.getByRole("button", { name: "Minimise the impersonation banner" }).click();
  await expect(banner.getByText(/^Impersonating /)).toBeVisible();
});

test("a user who has not finished the onboarding is redirected to it from every page", async ({
  signedInPage: page,
  account,
  workspace,
}) => {
  await page.route("**/api/v1/me/", (route) =>
    route.fulfill({ json: { ...account.user, onboarding_complete: false } }),
  );
  // The stored user decides at first, and is synced behind it.
  await page.goto("/settings/api-keys");
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").onboarding_complete))
    .toBe(false);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/onboarding/step-1");
  for (const path of ["/settings/workspaces?a=b", "/workspaces/create", "/"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/onboarding/step-1");
  }
  const wanted = await page.evaluate(() => localStorage.getItem("redirect-after-onboarding"));
  expect(wanted).toBe("/workspaces/create");
});

test("a single key leads nowhere from inside a menu or a dialog", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto("/settings/my-account");
  await page.getByRole("button", { name: `Workspace: ${workspace.name}` }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("c");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("c");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await expect(page).toHaveURL("/settings/my-account");
  await page.keyboard.press("c");
  await expect(page).toHaveURL("/workspaces/create");
});
