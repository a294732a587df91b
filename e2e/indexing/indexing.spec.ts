import { agents } from "@citelens/crawlers";
import { addressLists } from "@citelens/crawlers/address-lists";
import { expect, type Locator, type Page } from "@playwright/test";
import { createKey, createWorkspace, sendVisit } from "../support/api.ts";
import { savedFile } from "../support/saved-file.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { serveSite } from "../visits/visits.ts";

const robots = `User-agent: OAI-SearchBot
Disallow: /private
`;
const sitemap = (origin: string): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${["/", "/prices", "/private"]
    .map((path) => `<url><loc>${origin}${path}</loc></url>`)
    .join("")}</urlset>`;

/** The headers of a request that an agent sends from an address of its operator's list. */
function provenHeaders(token: string): Record<string, string> {
  const agent = agents.find((one) => one.token === token);
  const list = addressLists.find(({ url }) => url === agent?.ipRangesUrl);
  const address = list?.prefixes.find((prefix) => prefix.includes("."))?.replace(/\/.*$/, "") ?? "";
  return { "user-agent": `Mozilla/5.0 (compatible; ${token}/1.0)`, "x-forwarded-for": address };
}

function matrix(page: Page): Locator {
  return page.getByRole("table", { name: "Pages and engines" });
}

function paths(page: Page): Locator {
  return matrix(page).getByRole("rowheader").getByRole("link");
}

test("tells what shows that engines have a page, and where its way to a visitor breaks", async ({
  signedInPage: page,
  request,
  account,
}) => {
  const site = await serveSite(({ url, headers }) => {
    if (url === "/robots.txt") return robots;
    return url === "/sitemap.xml" ? sitemap(`http://${headers.host}`) : "";
  });
  try {
    const workspace = await createWorkspace(request, account, { url: site.url });
    const { key } = await createKey(request, account, { projectId: workspace.id });
    for (const [request_path, request_headers] of [
      ["/", provenHeaders("OAI-SearchBot")],
      ["/", provenHeaders("ChatGPT-User")],
      ["/prices", { "user-agent": "Mozilla/5.0 (compatible; OAI-SearchBot/1.0)" }],
      ["/old", provenHeaders("GPTBot")],
    ] as const) {
      await sendVisit(request, key, { request_path, request_headers });
    }
    const address = `/workspaces/${workspace.id}/indexing`;

    await test.step("the sitemaps are read when it is asked for", async () => {
      await page.goto(`/workspaces/${workspace.id}/dashboard`);
      await page.getByRole("link", { name: "AI Indexing" }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Indexing");
      const card = page.getByRole("region", { name: "Sitemaps" });
      await card.getByRole("button", { name: "Read sitemaps again" }).click();
      await expect(card).toContainText("3 pages, read");
      await expect(card.getByRole("list", { name: "Sitemap files" })).toHaveText(`${site.url}/sitemap.xml`);
    });

    await test.step("coverage, the funnel and the matrix", async () => {
      const coverage = page.getByRole("table", { name: "Coverage by engine" });
      await expect(coverage.getByRole("row").nth(1)).toContainText(
        /ChatGPT.*up to 66\.67\s% with 1 unverified.*33\.33\s%1 of 3/,
      );
      await expect(page.getByRole("region", { name: "Coverage by engine" })).toContainText(
        /0 of 3, and nothing unverified: .*Claude.*Visits are tracked since .*less than 30 days/,
      );
      await expect(
        page.getByRole("list", { name: "From a page to a visitor" }).getByRole("listitem"),
      ).toHaveText([
        /^Discovered4/,
        /^Crawled1.*3 not crawled$/,
        /^Fetched1/,
        /^Cited0.*1 not cited$/,
        /^Clicked0/,
      ]);
      await expect(paths(page)).toHaveText(["/", "/old", "/prices", "/private"]);
      const chatGpt = (path: string): Locator =>
        matrix(page)
          .getByRole("row")
          .filter({ has: page.getByRole("link", { name: path, exact: true }) })
          .getByRole("cell")
          .nth(1);
      await expect(chatGpt("/")).toContainText("Fetched for a user");
      await expect(chatGpt("/old")).toContainText("Read for training");
      await expect(chatGpt("/prices")).toContainText("Unverified visit");
      await expect(chatGpt("/private")).toContainText(
        "Blocked by robots.txt, line 2, “disallow: /private”, for OAI-SearchBot",
      );
      await expect(matrix(page).getByRole("row").nth(2)).toContainText("in no sitemap");
      await page.getByRole("button", { name: "Last 90 days" }).click();
      await expect(page).toHaveURL(`${address}?days=90`);
      await expect(page.getByText("cited, fetched or crawled in the last 90 days")).toBeVisible();
    });

    await test.step("filters are in the address, and each can be taken away", async () => {
      await page.getByRole("button", { name: "Evidence", exact: true }).click();
      await page.getByRole("checkbox", { name: "Blocked by robots.txt" }).check();
      await page.keyboard.press("Escape");
      await expect(paths(page)).toHaveText(["/private"]);
      await expect(page).toHaveURL(`${address}?days=90&level=blocked`);
      await page.getByLabel("Known from").selectOption({ label: "Known by visits alone" });
      await expect(page.getByRole("heading", { name: "No page matches the filters" })).toBeVisible();
      await page.getByRole("button", { name: "Remove the filter: Evidence: Blocked by robots.txt" }).click();
      await expect(paths(page)).toHaveText(["/old"]);
      await page.getByRole("button", { name: "Clear filters" }).click();
      await expect(paths(page)).toHaveCount(4);

      await page.getByPlaceholder("Search by path...").fill("PRI");
      await page.keyboard.press("Enter");
      await expect(paths(page)).toHaveText(["/prices", "/private"]);
      await page.getByLabel("Order").selectOption({ label: "Path, Z to A" });
      await expect(paths(page)).toHaveText(["/private", "/prices"]);
      await page.goBack();
      await expect(paths(page)).toHaveText(["/prices", "/private"]);
      await page.getByRole("button", { name: "Engine", exact: true }).click();
      await page.getByRole("checkbox", { name: "Claude" }).check();
      await page.keyboard.press("Escape");
      await expect(matrix(page).getByRole("columnheader")).toHaveText(["Page", "Chain", "Claude"]);
      const { name, text } = await savedFile(page);
      expect(name).toMatch(/^indexing_northwind_/);
      const lines = text.replace("\uFEFF", "").trim().split(/\r?\n/);
      expect(lines[0]).toBe('Path,In sitemap,Last read,Broken link,Claude,"Claude, last","Claude, stale"');
      expect(lines.slice(1).map((line) => line.replace(/\d{4}-[^,]+/, "…"))).toEqual([
        "/prices,yes,…,crawled,none,,no",
        "/private,yes,,crawled,none,,no",
      ]);
    });

    await test.step("the funnel leads to the pages that stop there, and these to all that is known of one", async () => {
      await page.getByRole("link", { name: "1 not cited" }).click();
      await expect(page).toHaveURL(`${address}?days=90&broken=cited#pages`);
      await expect(paths(page)).toHaveText(["/"]);
      await page.getByRole("button", { name: "Clear filters" }).click();
      await page.getByRole("link", { name: "/private", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("/private");
      const chain = page.getByRole("region", { name: "The chain" });
      await expect(chain.getByRole("listitem")).toHaveText([
        /^DiscoveredIn a sitemapFirst /,
        /^CrawledBreaks here/,
        /^FetchedNot yet/,
        /^CitedNot yet/,
        /^ClickedNot yet/,
      ]);
      await expect(chain).toContainText("It breaks here: not crawled");
      await expect(chain).toContainText("robots.txt keeps OAI-SearchBot away: line 2, “disallow: /private”.");
      await expect(
        page.getByRole("table", { name: "What robots.txt says" }).getByRole("row").nth(1),
      ).toHaveText(/^OAI-SearchBotChatGPT · AI search indexNoLine 2: disallow: \/private$/);
      await page.getByRole("button", { name: /^Show all \d+ agents$/ }).click();
      await expect(page.getByRole("row", { name: /^GPTBot/ })).toContainText("Yes");
      await page.getByRole("link", { name: "robots.txt" }).click();
      await page.getByRole("main").getByRole("link", { name: "AI Indexing" }).click();
      await expect(page).toHaveURL(address);

      await page.getByRole("link", { name: "/", exact: true }).click();
      const readers = page.getByRole("table", { name: "Agents that read it" });
      await expect(readers.getByRole("rowheader")).toHaveText([
        /^ChatGPT-UserOpenAI · Live fetch for a userVerified/,
        /^OAI-SearchBotOpenAI · AI search indexVerified/,
      ]);
      await page.getByRole("link", { name: "Its visits" }).click();
      const panel = page.getByRole("dialog");
      await expect(
        panel.getByRole("list", { name: "Agents that read it" }).getByRole("listitem"),
      ).toHaveCount(2);
      await panel.getByRole("link", { name: "In AI Indexing" }).click();
      await expect(page).toHaveURL(`${address}/page?path=%2F`);
      await page.getByRole("link", { name: "Its referrals" }).click();
      await expect(page).toHaveURL(/\/referrals\?.*path=%2F/);
    });
  } finally {
    await site.close();
  }
});

test("leads from a source that is a page of the site to the answers that cite it", { tag: "@main" }, async ({
  page,
}) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  await page.goto(`/workspaces/${workspace.id}/insight/sources/explorer?search=northwind.example%2Fflow`);
  await page.getByRole("link", { name: /^In AI Indexing.*\/flow$/ }).click();
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/indexing/page?path=%2Fflow`);
  await expect(page.getByRole("list", { name: "The chain" }).getByRole("listitem")).toHaveText([
    /^DiscoveredNot seen, and bridged/,
    /^CrawledNot seen, and bridged/,
    /^FetchedNot seen, and bridged/,
    /^Cited\d+ answers?Last /,
    /^ClickedBreaks here/,
  ]);
  const answer = page.getByRole("list", { name: "Answers that cite it" }).getByRole("link").first();
  const question = (await answer.textContent()) ?? "";

  await answer.click();

  await expect(page).toHaveURL(/\/insight\/conversations\/[^/]+#answer-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
});
