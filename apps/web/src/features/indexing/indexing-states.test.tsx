import { dayMs } from "@citelens/contract/base/days";
import {
  chainLinks,
  type Evidence,
  type EvidenceLevel,
  getIndexing,
  getPageChain,
  type IndexedPage,
  listIndexedPages,
  refreshIndexing,
} from "@citelens/contract/traffic/indexing";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const rule = { agent: "OAI-SearchBot", line: 8, rule: "disallow: /basket" };
const paths = ["/", "/basket", "/guides", "/old", "/prices"] as const;

function address({ id }: Workspace, rest = ""): string {
  return `/workspaces/${id}/indexing${rest}`;
}

function ago(ms: number): string {
  return new Date(now - ms).toISOString();
}

function chatGpt(level: EvidenceLevel, changes: Partial<Evidence> = {}): Evidence {
  return { engine: "chatgpt", level, at: ago(3 * dayMs), stale: false, blocked: null, ...changes };
}

/** Five pages, of which the first has come the whole way. */
function answerPages(server: ServerDouble): void {
  const [sample] = server.sample(listIndexedPages).results;
  if (!sample) throw new Error("A sample of a list has one entry.");
  const evidence: readonly Evidence[] = [
    chatGpt("cited"),
    chatGpt("blocked", { at: null, blocked: rule }),
    chatGpt("fetched"),
    chatGpt("crawled", { at: ago(120 * dayMs), stale: true }),
    chatGpt("cited"),
  ];
  const results = evidence.map(
    (one, at): IndexedPage => ({
      ...sample,
      path: paths[at] ?? "",
      last_read: ago(3 * 3_600_000),
      evidence: [one],
      links: at === 0 ? [...chainLinks] : ["discovered"],
      broken: at === 0 ? null : "crawled",
    }),
  );
  server.answer(listIndexedPages, server.sample(listIndexedPages, { count: results.length, results }));
}

function matrixPaths(page: AppPage): ElementLocator {
  const matrix = page.getByRole("table", { name: "Pages and engines" });
  return matrix.getByRole("rowheader").getByRole("link");
}

test("it teaches what is missing, and says what was seen where no sitemap can be read", async ({
  page,
  server,
  workspace,
}) => {
  const none = { read_at: null, is_reading: false, pages: 0, files: [], problems: [] };
  const unknown = { pages: 0, tracking_since: null, funnel: [], engines: [] };
  server.answer(getIndexing, server.sample(getIndexing, { ...unknown, sitemap: none }));
  const read = {
    ...none,
    read_at: new Date().toISOString(),
    problems: ["Without robots.txt no sitemap may be read."],
  };
  server.answer(refreshIndexing, () => {
    server.answer(getIndexing, server.sample(getIndexing, { ...unknown, sitemap: read }));
    return { ...none, is_reading: true };
  });
  page.startClock();
  await page.goto(address(workspace));
  await expect(page.getByRole("heading", { name: "No page of your site is known yet" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Track visits" })).toHaveAttribute(
    "href",
    "/integrations",
  );
  const card = page.getByRole("region", { name: "Sitemaps" });
  await card.getByRole("button", { name: "Read sitemaps again" }).click();
  await expect(card).toContainText("Reading the sitemaps of");
  await page.fastForward(2_000);
  await expect(card).toContainText("No sitemap could be read");
  await expect(card).toContainText("Without robots.txt no sitemap may be read");
  await expectNoAxeViolations();
});

test("a page that nothing shows says so, and without a path there is the list", async ({
  page,
  server,
  workspace,
}) => {
  const chain = chainLinks.map((link) => ({ link, is: false, at: null, n: 0 }));
  const advice = "Neither a sitemap nor a visit shows this page.";
  const nothing = { sitemap: null, tracking_since: null, agents: [], answers: [], referrals: [] };
  const broken = { link: "discovered", advice } as const;
  server.answer(getPageChain, server.sample(getPageChain, { ...nothing, chain, broken }));
  await page.goto(address(workspace, "/page?path=%2Fnowhere"));
  await expect(page.getByText(advice)).toBeVisible();
  await expect(page.getByText("No visit of your site has been reported yet")).toBeVisible();
  expect(server.calls(getPageChain).at(-1)?.query.get("path")).toBe("/nowhere");

  await page.goto(address(workspace, "/page"));
  await expect(page).toHaveURL(address(workspace));
});

test("it shows shapes while it loads, and what fails offers Retry", async ({ page, server, workspace }) => {
  const releases = [server.hold(getIndexing), server.hold(listIndexedPages)];
  server.fail(getIndexing);
  server.fail(listIndexedPages);
  await page.goto(address(workspace));
  await expect(page.getByRole("status", { name: "Loading what is known of the pages" })).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading Pages and engines" })).toBeVisible();

  for (const release of releases) release();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(
    page.getByRole("region", { name: "Coverage" }).getByRole("button", { name: "Retry" }),
  ).toBeVisible();
  await expect(retry).toHaveCount(2);
  server.answer(getIndexing, server.sample(getIndexing));
  answerPages(server);
  await retry.first().click();
  await expect(page.getByRole("table", { name: "Coverage by engine" })).toBeVisible();
  await retry.click();
  await expect(matrixPaths(page)).toHaveText(paths);

  server.fail(getPageChain);
  await page.getByRole("link", { name: "/prices", exact: true }).press("Enter");
  await expect(retry).toHaveCount(1);
  server.answer(getPageChain, server.sample(getPageChain));
  await retry.click();
  await expect(page.getByRole("heading", { name: "Evidence by engine" })).toBeVisible();
});

test("a reading is followed until it is done", async ({ page, server, workspace }) => {
  const sitemap = server.sample(getIndexing, {
    sitemap: { is_reading: false, read_at: ago(dayMs), pages: 4 },
  }).sitemap;
  const summaryWith = (changes: Partial<typeof sitemap>) =>
    server.sample(getIndexing, { sitemap: { ...sitemap, ...changes } });
  server.answer(getIndexing, summaryWith({}));
  server.answer(refreshIndexing, () => {
    server.answer(getIndexing, summaryWith({ is_reading: true }));
    return { ...sitemap, is_reading: true };
  });
  page.startClock();
  await page.goto(address(workspace));
  const card = page.getByRole("region", { name: "Sitemaps" });
  const button = card.getByRole("button", { name: "Read sitemaps again" });
  await button.click();
  await expect(card).toContainText("Reading the sitemaps of northwind.example.");
  await expect(button).toHaveAttribute("aria-busy", "true");

  server.answer(getIndexing, summaryWith({ read_at: new Date().toISOString(), pages: 7 }));
  await page.fastForward(2_000);
  await expect(card.getByText("7 pages", { exact: true })).toBeVisible();
  await expect(page.getByText("The sitemaps were read: 7 pages.")).toBeVisible();
});

test("it says what the levels of evidence mean, and each page leads to its chain", async ({
  page,
  server,
  workspace,
}) => {
  answerPages(server);
  const chain = [
    { link: "discovered", is: true, at: ago(80 * dayMs), n: 2 },
    { link: "crawled", is: true, at: ago(3 * 3_600_000), n: 14 },
    { link: "fetched", is: false, at: null, n: 0 },
    { link: "cited", is: true, at: ago(2 * dayMs), n: 1 },
    { link: "clicked", is: false, at: null, n: 0 },
  ] as const;
  const broken = {
    link: "clicked",
    advice: "Answers cite this page, but nobody has come from one.",
  } as const;
  server.answer(getPageChain, server.sample(getPageChain, { chain: [...chain], broken }));
  page.startClock(new Date(now));
  await page.goto(address(workspace));
  await page.getByRole("button", { name: "About Levels of evidence" }).click();
  await expect(page.getByText("No assistant publishes its index.")).toBeVisible();
  await expectNoAxeViolations();
  await page.keyboard.press("Escape");

  await page.getByRole("table").getByRole("link", { name: "/prices" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Evidence by engine" })).toBeVisible();
  await expect(page.getByRole("list", { name: "The chain" }).getByRole("listitem")).toHaveText([
    /^DiscoveredIn a sitemap, and by visits/,
    /^Crawled14 visits/,
    /^FetchedNot seen, and bridged/,
    /^Cited1 answer/,
    /^ClickedBreaks here/,
  ]);
});

test("on a phone the matrix is a list of cards, and its filters are behind a button", async ({
  page,
  server,
  workspace,
}) => {
  answerPages(server);
  page.startClock(new Date(now));
  page.setWidth(390);
  await page.goto(address(workspace));
  const cards = page.getByRole("list", { name: "Pages and engines" }).getByRole("listitem");
  await expect(cards).toHaveCount(5);
  await expect(cards.nth(0)).toHaveText(/^\/Read 3 hours agoComplete.*Cited in an answerChatGPT/);
  await expect(cards.nth(1)).toContainText(
    "Blocked by robots.txtChatGPT (line 8, “disallow: /basket”, for OAI-SearchBot)",
  );
  await expect(cards.nth(3)).toContainText("Crawled for its searchChatGPT (stale)");
  await expectNoAxeViolations();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("dialog", { name: "Filters" }).getByLabel("Known from").selectOption("sitemap");
  await expect(page).toHaveURL(/source=sitemap/);
  await page.getByRole("button", { name: "Done" }).click();

  await cards.getByRole("link", { name: "/prices" }).click();
  await expect(page.getByRole("heading", { name: "Evidence by engine" })).toBeVisible();
});
