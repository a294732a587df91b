// On a busy machine it is loaded for longer than a matcher waits.
import "#ui/forms/range-picker/range-calendar.tsx";
import { listBotVisits } from "@citelens/contract/traffic/visits";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expect, test } from "../../../test/components/page-test.ts";
import { noVisits, now, visitedPaths, visitsAddress, visitsOf } from "./visits.test-helper.ts";

async function chooseDates(page: AppPage, preset: RegExp): Promise<void> {
  await page.getByRole("button", { name: /^\d.* \d{4}$/ }).click();
  await page.getByRole("button", { name: preset }).click();
}

test("the newest come first, 20 to a page, and can be sorted both ways", async ({
  page,
  server,
  workspace,
}) => {
  const numbers = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
  const scrap_date = "2026-11-20T09:00:00Z";
  server.answer(listBotVisits, visitsOf(server, numbers, { count: 25, total_visits: 26, scrap_date }));
  const asked = (name: string) =>
    expect.poll(() => server.calls(listBotVisits).at(-1)?.query.get(name), { timeout: 5_000 });
  page.startClock(now);
  await page.goto(visitsAddress(workspace));
  await expect(page.getByText("26 visits to 25 pages · Last 7 Days")).toBeVisible();
  await expect(visitedPaths(page)).toHaveText(numbers);
  await expect(page.getByRole("row", { name: "/page-3" })).toContainText(/^\/page-33 hours ago by AI Agent/);
  await expect(page.getByRole("columnheader", { name: "Last Indexed by AI" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await asked("order_by").toBe("-scrap_date");

  await expect(page.getByText("Showing 1 to 20 of 25")).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(visitsAddress(workspace, "?page=2"));
  await asked("page").toBe("2");
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled();

  await page.getByRole("button", { name: "Count", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Count" })).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(visitsAddress(workspace, "?order=count"));
  await page.getByRole("button", { name: "Count", exact: true }).click();
  await expect(page).toHaveURL(visitsAddress(workspace, "?order=-count"));
  await asked("order_by").toBe("-count");
  await page.getByRole("button", { name: "Path", exact: true }).click();
  await expect(page).toHaveURL(visitsAddress(workspace, "?order=path"));
  await asked("order_by").toBe("path");
});

test("is filtered by agent type and path, and each filter begins at the first page", async ({
  page,
  server,
  workspace,
}) => {
  const typeOf = { "/training": "1", "/index": "2", "/question": "3", "/rank": "5" };
  server.answer(listBotVisits, ({ query }) => {
    const types = query.getAll("bot_type");
    const words = query.get("search")?.toLowerCase() ?? "";
    const found = Object.entries(typeOf)
      .filter(([path, type]) => (types.length === 0 || types.includes(type)) && path.includes(words))
      .map(([path]) => path);
    return visitsOf(server, query.get("verdict") === "verified" ? [] : found);
  });
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
  expect(server.calls(listBotVisits).at(-1)?.query.get("verdict")).toBe("unverifiable");
});

test("is searched by path once it is asked for, and a search can be taken back", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listBotVisits, ({ query }) => {
    const words = query.get("search")?.toLowerCase() ?? "";
    return visitsOf(
      server,
      ["/index", "/question"].filter((path) => path.includes(words)),
    );
  });
  await page.goto(visitsAddress(workspace));
  const search = page.getByPlaceholder("Search by path...");
  await search.fill("QUEST");
  await expect(visitedPaths(page)).toHaveCount(2);
  await search.press("Enter");
  await expect(visitedPaths(page)).toHaveText(["/question"]);
  await expect(page).toHaveURL(visitsAddress(workspace, "?search=QUEST"));
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(visitedPaths(page)).toHaveCount(2);
  await expect(page).toHaveURL(visitsAddress(workspace));

  await search.fill("nothing like it");
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: noVisits })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeHidden();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(visitedPaths(page)).toHaveCount(2);
  await expect(search).toHaveValue("");
});

test("the days come from the address, and what is invalid in it is ignored", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listBotVisits, ({ query }) =>
    visitsOf(server, [`/${query.get("from_date")}/${query.get("to_date")}`]),
  );
  page.startClock(now);
  await page.goto(visitsAddress(workspace, "?from=10-10-26&to=12-10-26"));
  await expect(visitedPaths(page)).toHaveText(["/2026-10-10/2026-10-12"]);
  for (const invalid of ["from=2026-11-01&to=2026-11-02", "from=31-02-26&to=01-03-26", "from=01-11-26"]) {
    await page.goto(visitsAddress(workspace, `?${invalid}`));
    await expect(visitedPaths(page), invalid).toHaveText(["/2026-11-14/2026-11-20"]);
  }
});

test("the days are stored for their workspace only, and the URL takes precedence", async ({
  page,
  server,
  workspace,
}) => {
  const other = { ...workspace, id: crypto.randomUUID(), name: "Fabrikam" };
  server.answer(listWorkspaces, [workspace, other]);
  server.answer(listBotVisits, ({ query }) => visitsOf(server, [`/${query.get("from_date")}`]));
  page.startClock(now);
  await page.goto(visitsAddress(workspace));

  await chooseDates(page, /Last Month/);
  await expect(visitedPaths(page)).toHaveText(["/2026-10-21"]);
  await expect(page).toHaveURL(visitsAddress(workspace, "?from=21-10-26&to=20-11-26"));
  const saved = localStorage.getItem(`visits-dates:${workspace.id}`) ?? "";
  expect(JSON.parse(saved)).toMatchObject({ projectId: workspace.id });

  await page.goto(visitsAddress(workspace));
  await expect(visitedPaths(page)).toHaveText(["/2026-10-21"]);
  await expect(page).toHaveURL(/\?from=/);
  await page.goto(visitsAddress(other));
  await expect(page.getByText("1 visit to 1 page · Last 7 Days")).toBeVisible();
  await page.goto(visitsAddress(workspace, "?from=18-11-26&to=20-11-26"));
  await expect(visitedPaths(page)).toHaveText(["/2026-11-18"]);

  await chooseDates(page, /Last 7 Days/);
  await expect(page).toHaveURL(visitsAddress(workspace));
  await page.reload();
  await expect(visitedPaths(page)).toHaveText(["/2026-11-14"]);
  await expect(page).toHaveURL(visitsAddress(workspace));
});

test("the days can be any that are picked, and step by their length", async ({ page, server, workspace }) => {
  server.answer(listBotVisits, visitsOf(server, ["/one"]));
  page.startClock(now);
  await page.goto(visitsAddress(workspace));

  await page.getByRole("button", { name: "14 – 20 Nov 2026" }).click();
  await page.getByRole("button", { name: /\b2 Nov 2026/ }).click();
  await page.getByRole("button", { name: /\b5 Nov 2026/ }).click();

  await expect(page).toHaveURL(visitsAddress(workspace, "?from=02-11-26&to=05-11-26"));
  await expect(page.getByRole("button", { name: "2 – 5 Nov 2026" })).toBeVisible();
  await page.getByRole("button", { name: "Previous period" }).click();
  await expect(page).toHaveURL(visitsAddress(workspace, "?from=29-10-26&to=01-11-26"));
  await expect(page.getByRole("button", { name: "29 Oct – 1 Nov 2026" })).toBeVisible();
});

test("the days end today in the workspace's time zone", async ({ page, server, workspace }) => {
  server.answer(listWorkspaces, [{ ...workspace, time_zone: "Pacific/Kiritimati" }]);
  page.startClock(now);
  await page.goto(visitsAddress(workspace));

  await expect(visitedPaths(page)).toHaveCount(1);
  const query = server.calls(listBotVisits)[0]?.query;
  expect(query?.get("from_date")).toBe("2026-11-15");
  expect(query?.get("to_date")).toBe("2026-11-21");
});
