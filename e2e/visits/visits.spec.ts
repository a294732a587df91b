import { expect, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { savedFile } from "../support/saved-file.ts";
import { test } from "../support/test.ts";
import {
  keyOf,
  listCall,
  listOf,
  reportVisits,
  serveSite,
  visitedPaths,
  visitOf,
  visitsAddress,
} from "./visits.ts";

const noVisits = "No Agent visits found for the selected criteria.";
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

test.describe("the list", () => {
  test("shows the newest first, 20 to a page, and can be sorted both ways", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    const secret = await keyOf(request, account, workspace);
    const numbers = Array.from({ length: 25 }, (_, index) => String(index).padStart(2, "0"));
    await reportVisits(
      request,
      secret,
      numbers.map((number) => ({ path: `/page-${number}`, agoMs: Number(number) * hourMs })),
    );
    await reportVisits(request, secret, [{ path: "/page-07", agoMs: 7 * hourMs }]);

    await page.goto(visitsAddress(workspace));
    await expect(page.getByText("26 visits to 25 pages · Last 7 Days")).toBeVisible();
    await expect(visitedPaths(page)).toHaveText(numbers.slice(0, 20).map((number) => `/page-${number}`));
    await expect(page.getByRole("row", { name: "/page-03" })).toContainText(
      /^\/page-033 hours ago by AI Agent/,
    );
    await expect(page.getByRole("columnheader", { name: "Last Indexed by AI" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );

    await expect(page.getByText("Showing 1 to 20 of 25")).toBeVisible();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(visitsAddress(workspace, "?page=2"));
    await expect(visitedPaths(page)).toHaveText(numbers.slice(20).map((number) => `/page-${number}`));
    await expect(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled();
    await page.goBack();
    await expect(visitedPaths(page)).toHaveCount(20);

    await page.getByRole("button", { name: "Count", exact: true }).click();
    await expect(page.getByRole("columnheader", { name: "Count" })).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL(visitsAddress(workspace, "?order=count"));
    await page.getByRole("button", { name: "Count", exact: true }).click();
    await expect(page).toHaveURL(visitsAddress(workspace, "?order=-count"));
    await expect(visitedPaths(page).first()).toHaveText("/page-07");
    await page.getByRole("button", { name: "Path", exact: true }).click();
    await expect(visitedPaths(page).first()).toHaveText("/page-00");
    await expect(page).toHaveURL(visitsAddress(workspace, "?order=path"));
  });

  test("is filtered by agent type and path, and each filter begins at the first page", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    const secret = await keyOf(request, account, workspace);
    await reportVisits(request, secret, [
      { path: "/training", agoMs: 1000 },
      { path: "/index", agent: "search", agoMs: 2000 },
      { path: "/question", agent: "user", agoMs: 3000 },
      { path: "/rank", agent: "seo", agoMs: 4000 },
    ]);
    await page.goto(visitsAddress(workspace, "?page=2"));

    await page.getByRole("button", { name: "LLM Training" }).click();
    await expect(visitedPaths(page)).toHaveText(["/training"]);
    await expect(page).toHaveURL(visitsAddress(workspace, "?agent=llm-training"));
    await page.getByRole("button", { name: "AI User search" }).click();
    await expect(visitedPaths(page)).toHaveText(["/index", "/question"]);
    await page.getByRole("button", { name: "SEO Agent" }).click();
    await expect(visitedPaths(page)).toHaveText(["/rank"]);
    await page.getByRole("button", { name: "All", exact: true }).click();
    await expect(visitedPaths(page)).toHaveCount(4);
    await page.getByLabel("Verdict").selectOption("Verified");
    await expect(page.getByRole("heading", { name: noVisits })).toBeVisible();
    await expect(page).toHaveURL(visitsAddress(workspace, "?verdict=verified"));
    await page.getByLabel("Verdict").selectOption("Unverifiable");
    await expect(visitedPaths(page)).toHaveCount(4);
    await page.getByLabel("Verdict").selectOption("All verdicts");

    const search = page.getByPlaceholder("Search by path...");
    await search.fill("QUEST");
    await expect(visitedPaths(page)).toHaveCount(4);
    await search.press("Enter");
    await expect(visitedPaths(page)).toHaveText(["/question"]);
    await expect(page).toHaveURL(visitsAddress(workspace, "?search=QUEST"));
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(visitedPaths(page)).toHaveCount(4);
    await expect(page).toHaveURL(visitsAddress(workspace));

    await search.fill("nothing like it");
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("heading", { name: noVisits })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Pages" })).toBeHidden();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(visitedPaths(page)).toHaveCount(4);
    await expect(search).toHaveValue("");
  });

  test("opens a page of the site in a new tab without a referrer", async ({
    signedInPage: page,
    request,
    account,
  }) => {
    const site = await serveSite((incoming) => `read from ${incoming.headers.referer ?? "nowhere"}`);
    const workspace = await createWorkspace(request, account, { url: `${site.url}/` });
    await reportVisits(request, await keyOf(request, account, workspace), [{ path: "/docs/a?utm_source=x" }]);
    await page.goto(visitsAddress(workspace));

    const link = page.getByRole("link", { name: "/docs/a" });
    await expect(link).toHaveAttribute("rel", /noreferrer/);
    const opening = page.waitForEvent("popup");
    await link.click();

    const opened = await opening;
    await expect(opened.locator("body")).toHaveText("read from nowhere");
    expect(opened.url()).toContain(`${site.url}/docs/a`);
    expect(await opened.evaluate<unknown>("window.opener")).toBeNull();
    await site.close();
  });

  test("is saved as CSV with all its pages and its filters", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    const secret = await keyOf(request, account, workspace);
    const docs = Array.from({ length: 23 }, (_, index) => ({ path: `/docs/${index}` }));
    await reportVisits(request, secret, [...docs, { path: "/about" }]);
    await page.goto(visitsAddress(workspace, "?search=docs&order=path"));
    await expect(visitedPaths(page)).toHaveCount(20);

    const file = await savedFile(page);

    expect(file.name).toMatch(/^visits_northwind_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    const lines = file.text.trim().split(/\r?\n/);
    expect(lines).toHaveLength(24);
    expect(lines.filter((line) => line.includes("/docs/"))).toHaveLength(23);
  });
});

test.describe("the days", () => {
  test("come from the address, and what is invalid in it is ignored", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    await reportVisits(request, await keyOf(request, account, workspace), [
      { path: "/now" },
      { path: "/old", agoMs: 40 * dayMs },
    ]);
    const days = `from=${addressDay(41)}&to=${addressDay(39)}`;

    await page.goto(visitsAddress(workspace, `?${days}`));
    await expect(visitedPaths(page)).toHaveText(["/old"]);
    for (const invalid of ["from=2026-11-01&to=2026-11-02", "from=31-02-26&to=01-03-26", "from=01-11-26"]) {
      await page.goto(visitsAddress(workspace, `?${invalid}`));
      await expect(visitedPaths(page), invalid).toHaveText(["/now"]);
    }
  });

  test("are stored for their workspace only, and the URL takes precedence", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    await reportVisits(request, await keyOf(request, account, workspace), [
      { path: "/now" },
      { path: "/older", agoMs: 12 * dayMs },
    ]);
    const other = await createWorkspace(request, account, { name: "Fabrikam" });
    await reportVisits(request, await keyOf(request, account, other), [{ path: "/now" }]);
    await page.goto(visitsAddress(workspace));

    await chooseDates(page, /Last Month/);
    await expect(visitedPaths(page)).toHaveText(["/now", "/older"]);
    await expect(page).toHaveURL(/\?from=\d\d-\d\d-\d\d&to=\d\d-\d\d-\d\d$/);
    const saved = await page.evaluate<string>(`localStorage.getItem("visits-dates:${workspace.id}")`);
    expect(JSON.parse(saved)).toMatchObject({ projectId: workspace.id });

    await page.goto(visitsAddress(workspace));
    await expect(visitedPaths(page)).toHaveText(["/now", "/older"]);
    await expect(page).toHaveURL(/\?from=/);
    await page.goto(visitsAddress(other));
    await expect(page.getByText("1 visit to 1 page · Last 7 Days")).toBeVisible();
    await page.goto(visitsAddress(workspace, `?from=${addressDay(2)}&to=${addressDay(0)}`));
    await expect(visitedPaths(page)).toHaveText(["/now"]);

    await chooseDates(page, /Last 7 Days/);
    await expect(page).toHaveURL(visitsAddress(workspace));
    await page.reload();
    await expect(page).toHaveURL(visitsAddress(workspace));
  });

  test("can be any that are picked, and step by their length", async ({ signedInPage: page, workspace }) => {
    await page.route(listCall, (route) => route.fulfill({ json: listOf([visitOf({ path: "/one" })]) }));
    await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
    await page.goto(visitsAddress(workspace));

    await page.getByRole("button", { name: "14 – 20 Nov 2026" }).click();
    await page.getByRole("button", { name: /\b2 Nov 2026/ }).click();
    await page.getByRole("button", { name: /\b5 Nov 2026/ }).click();

    await expect(page).toHaveURL(visitsAddress(workspace, "?from=02-11-26&to=05-11-26"));
    await page.getByRole("button", { name: "Previous period" }).click();
    await expect(page).toHaveURL(visitsAddress(workspace, "?from=29-10-26&to=01-11-26"));
    await expect(page.getByRole("button", { name: "29 Oct – 1 Nov 2026" })).toBeVisible();
  });

  test("end today in the workspace's time zone", async ({ signedInPage: page, request, account }) => {
    const workspace = await createWorkspace(request, account, { time_zone: "Pacific/Kiritimati" });
    await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
    const asking = page.waitForRequest(listCall);

    await page.goto(visitsAddress(workspace));

    const { searchParams } = new URL((await asking).url());
    expect(searchParams.get("from_date")).toBe("2026-11-15");
    expect(searchParams.get("to_date")).toBe("2026-11-21");
  });
});

test.describe("the states of the list", () => {
  test("shows its shape while it loads and dims what it had while it asks again", async ({
    signedInPage: page,
    workspace,
  }) => {
    let release = Promise.withResolvers<void>();
    await page.route(listCall, async (route) => {
      await release.promise;
      await route.fulfill({ json: listOf([visitOf({ path: "/one" })]) });
    });
    await page.goto(visitsAddress(workspace));
    const table = page.getByRole("table", { name: "Visited pages" });
    await expect(table).toHaveAttribute("aria-busy", "true");
    release.resolve();
    await expect(visitedPaths(page)).toHaveText(["/one"]);
    await expect(table).toHaveAttribute("aria-busy", "false");

    release = Promise.withResolvers<void>();
    await page.getByRole("button", { name: "SEO Agent" }).click();

    await expect(table).toHaveAttribute("aria-busy", "true");
    await expect(visitedPaths(page)).toHaveText(["/one"]);
    release.resolve();
    await expect(table).toHaveAttribute("aria-busy", "false");
  });

  test("empties the table when it failed, and comes back by Retry", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    await reportVisits(request, await keyOf(request, account, workspace), [{ path: "/now" }]);
    await page.goto(visitsAddress(workspace));
    await expect(visitedPaths(page)).toHaveCount(1);

    await page.route(listCall, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "LLM Training" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to load agent visits data");
    await expect(visitedPaths(page)).toHaveCount(0);
    await page.unroute(listCall);
    await page.getByRole("button", { name: "Retry" }).click();

    await expect(visitedPaths(page)).toHaveText(["/now"]);
  });

  test("finds the way back from a page behind the last one", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    await reportVisits(request, await keyOf(request, account, workspace), [{ path: "/now" }]);
    await page.goto(visitsAddress(workspace, "?page=7"));

    await page.getByRole("button", { name: "Back to the first page" }).click();

    await expect(visitedPaths(page)).toHaveText(["/now"]);
  });

  test("shows the not-found page for a workspace of others", async ({ signedInPage: page, workspace }) => {
    const stranger = { ...workspace, id: crypto.randomUUID() };

    await page.goto(visitsAddress(stranger));

    await expect(page.getByRole("heading", { level: 1 })).toContainText("this page doesn't exist");
  });
});

async function chooseDates(page: Page, preset: RegExp): Promise<void> {
  await page.getByRole("button", { name: /^\d.* \d{4}$/ }).click();
  await page.getByRole("button", { name: preset }).click();
}

/** The day that many days ago in UTC, as the address bar writes it. */
function addressDay(daysAgo: number): string {
  const [year = "", month, day] = new Date(Date.now() - daysAgo * dayMs)
    .toISOString()
    .slice(0, 10)
    .split("-");
  return `${day}-${month}-${year.slice(2)}`;
}
