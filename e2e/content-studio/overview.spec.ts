import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, type Locator, type Page } from "@playwright/test";
import { bearer } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";
import {
  answerOverview,
  emptySummary,
  knownDay,
  knownText,
  overviewAddress,
  overviewCalls,
  pageOf,
  textIds,
} from "./known-effect.ts";

function figures(page: Page): Locator {
  return page.getByRole("region", { name: "Optimize in figures" });
}

function effects(page: Page): Locator {
  return page.getByRole("table", { name: "Effect of what was published" });
}

function effectOf(page: Page, title: string): Locator {
  return effects(page).getByRole("row").filter({ hasText: title });
}

test("of a new workspace it shows three first steps, and counts what is begun", async ({
  signedInPage: page,
  workspace,
  account,
}) => {
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Overview of Optimize" })
    .click();
  await expect(page).toHaveURL(overviewAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  const steps = page.getByRole("list", { name: "First steps" }).getByRole("listitem");
  await expect(steps).toContainText(["Audit your site", "Pick an opportunity", "Write your first brief"]);
  await expect(steps.getByText(": done")).toHaveCount(0);
  await expect(steps.getByRole("link")).toHaveText(["Technical Audit", "Content Opportunities", "New brief"]);
  await expect(figures(page)).toContainText(/Texts at work.*0.*no drafts.*Last audit.*–.*none yet/s);
  await expect(page.getByRole("heading", { name: "No opportunity is open" })).toBeVisible();
  await expect(effects(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  const drafted = await page.request.post(`${apiBase}/projects/${workspace.id}/optimizations/`, {
    data: { kind: "NEW", title: "Shoes for rain", queries: [{ text: "Which shoes are good in rain?" }] },
    headers: bearer(account),
  });
  expect(drafted.status(), await drafted.text()).toBe(201);
  await page.reload();

  await expect(figures(page)).toContainText("1 draft");
  await expect(page.getByRole("heading", { name: "Nothing is published yet" })).toBeVisible();
  await expect(page.getByText("Nothing is made at this moment")).toBeVisible();
  await expect(page.getByText("Every text that is done is published")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
});

test("it ticks the steps that are done", async ({ signedInPage: page, workspace }) => {
  await answerOverview(page, {
    "/optimization-summary/": emptySummary,
  });
  await page.goto(overviewAddress(workspace));

  await expect(page.getByText("1 of 3 done")).toBeVisible();
  const first = page.getByRole("list", { name: "First steps" }).getByRole("listitem").first();
  await expect(first).toHaveText("Audit your site: done");
});

test("it tells where everything stands, and leads there", async ({ signedInPage: page, workspace }) => {
  await page.clock.setFixedTime(new Date(knownDay));
  await answerOverview(page);
  await page.goto(overviewAddress(workspace));

  await expect(figures(page)).toContainText(
    /work: 1.*3 drafts, 1 failed.*approval: 4.*2 with open claims.*Approved: 6.*Published: 5.*opportunities: 14.*4 of high impact.*audit: 74.*of 100, 2 hours ago, 512 pages/s,
  );
  for (const [name, to] of [
    ["Waiting for approval: 4", /optimization\/campaigns$/],
    ["Open opportunities: 14", /\/opportunities$/],
    ["Last audit: 74", /technical-optimization\/dashboard$/],
  ] as const)
    await expect(figures(page).getByRole("link", { name })).toHaveAttribute("href", to);

  await expect(page.getByText("the last 3 of 5 texts")).toBeVisible();
  await expect(effectOf(page, "Shoes for rain")).toContainText(
    /Live.*14 days.*\+58\.6 pts.*95\s%: \+31\.2 to \+79\.8.*Moved up.*n = 28 → 28.*–.*Not comparable.*n = 0 → 12/s,
  );
  await expect(effectOf(page, "Wool socks")).toContainText(
    /Another text stands there.*4 of 7 days.*so far.*No verdict before its days are over/s,
  );
  await expect(effectOf(page, "Laces")).toContainText(/Could not be read.*No campaign asks its queries/s);

  const best = page.getByRole("table", { name: "Best opportunities" });
  await expect(best.getByRole("row")).toHaveCount(4);
  await expect(best.getByRole("link", { name: "Write a page about resoling" })).toHaveAttribute(
    "href",
    new RegExp(`/opportunities\\?opportunity=${textIds.noise}$`),
  );
  await expect(page.getByRole("list", { name: "At work" })).toContainText(
    /Boots or shoes\?.*Read the cited pages, 3 of 8 pages/s,
  );
  await expect(page.getByRole("list", { name: "Not published yet" }).getByRole("listitem")).toContainText([
    /resoled.*waits for approval, 2 open claims/s,
    /oak shelves.*approved/s,
  ]);
});

test("a text that is published leaves the list, and the focus goes to the page", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.clock.setFixedTime(new Date(knownDay));
  await answerOverview(page);
  let isPublished = false;
  await page.route(/\/optimizations\/\?status=DONE/, (route) =>
    isPublished ? route.fulfill({ json: pageOf([]) }) : route.fallback(),
  );
  await page.route("**/optimizations/*/publish/", (route) => {
    isPublished = true;
    return route.fulfill({ json: knownText({ id: textIds.approved }) });
  });
  await page.goto(overviewAddress(workspace));
  const open = page.getByRole("button", { name: /^Published: .*oak shelves/ });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Where was it published?" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();

  await open.click();
  await dialog.getByLabel("Address").fill("https://northwind.example/shelves");
  await dialog.getByRole("button", { name: "Published" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Every text that is done is published")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("work is followed until it is done", async ({ signedInPage: page, workspace }) => {
  let isDone = false;
  await page.clock.install();
  await answerOverview(page);
  await page.route(/\/optimizations\/\?status=QUEUED/, (route) =>
    isDone ? route.fulfill({ json: pageOf([]) }) : route.fallback(),
  );
  await page.goto(overviewAddress(workspace));
  await expect(page.getByRole("link", { name: "Boots or shoes?" })).toBeVisible();

  isDone = true;
  await skipWaitsFor(page, page.getByText("Nothing is made at this moment"));
});

test("each part says that it loads, why it failed, and tries again by itself", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  await page.clock.install();
  await page.route(overviewCalls, async (route) => {
    await held.until;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(overviewAddress(workspace));
  await expect(page.getByRole("status", { name: "Loading Texts at work" })).toBeVisible();
  await expect(effects(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status", { name: "Loading Best open opportunities" })).toBeVisible();

  held.release();
  const retry = (name: string): Locator => figures(page).getByRole("button", { name, exact: true });
  await skipWaitsFor(page, retry("Retry Published"));
  await skipWaitsFor(page, retry("Retry Last audit"));
  await expect(page.getByText("The server encountered an error. Please try again later.")).toHaveCount(2);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  await page.unroute(overviewCalls);
  await answerOverview(page);
  await retry("Retry Last audit").click();
  await expect(figures(page).getByRole("link", { name: "Last audit: 74" })).toBeVisible();
  await expect(retry("Retry Published")).toBeVisible();
  await retry("Retry Published").click();
  await expect(effects(page).getByRole("rowheader")).toHaveCount(3);
});

test("an effect that cannot be loaded fails in its row alone", async ({ signedInPage: page, workspace }) => {
  const failing = `**/optimizations/${textIds.noise}/effect/`;
  await page.clock.install({ time: new Date(knownDay) });
  await answerOverview(page);
  await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(overviewAddress(workspace));

  const row = effectOf(page, "Wool socks");
  await skipWaitsFor(page, row.getByRole("alert"));
  await expect(effectOf(page, "Shoes for rain")).toContainText("Moved up");
  await page.unroute(failing);
  await row.getByRole("button", { name: "Retry" }).click();
  await expect(row).toContainText("so far");
});

test("it is accessible in both themes, and fits a phone", async ({ signedInPage: page, workspace }) => {
  test.slow();
  await page.clock.setFixedTime(new Date(knownDay));
  await page.setViewportSize(desktop);
  await answerOverview(page);
  const states = [
    ["", page.getByText("Another text stands there")],
    [`?effect=${textIds.rain}`, page.getByRole("dialog").getByText("Moved up").first()],
  ] as const;
  for (const [search, shown] of states) {
    await page.setViewportSize(desktop);
    await page.goto(overviewAddress(workspace, search));
    await expect(shown).toBeVisible();
    await fontsLoaded(page);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize(phone);
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  }
});

test("it can be used by the keyboard alone", async ({ signedInPage: page, workspace }) => {
  await page.clock.setFixedTime(new Date(knownDay));
  await answerOverview(page);
  await page.goto(overviewAddress(workspace));
  await expect(effectOf(page, "Laces")).toContainText("No campaign asks its queries");

  const title = effects(page).getByRole("link", { name: knownText().title });
  await tabTo(page, title);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: knownText().title });
  await expect(panel.getByRole("heading", { name: "Effect", exact: true })).toBeVisible();
  await tabTo(page, panel.getByRole("button", { name: "Change where it was published" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change where it was published" });
  await expect(dialog.getByLabel("Address")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(title).toBeFocused();

  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Opportunities");
  await page.keyboard.press("g");
  await page.keyboard.press("z");
  await expect(page).toHaveURL(overviewAddress(workspace));
});
