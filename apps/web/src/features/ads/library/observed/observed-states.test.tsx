import { listObservedAds, type ModelWithAds, type ObservedAd } from "@citelens/contract/content/ads-library";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../../../test/components/checks.ts";
import { expect } from "../../../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../../../test/components/server-double.ts";
import { listOf } from "../../ad-samples.test-helper.ts";
import { test } from "../../superuser-test.test-helper.ts";

const [sample] = sampleAnswer(listObservedAds).results;
if (!sample) throw new Error("A sample of a list has one entry.");

const own: ObservedAd = {
  ...sample,
  advertiser: "Northwind",
  title: "Northwind desk chairs, direct from the maker",
  url: "https://northwind.example/chairs",
  place: "BESIDE_ANSWER",
  whose: "OWN",
  query: "Which desk chair is best for a small home office?",
  operator_model: "ai-overviews",
  display_name: "Google AI Overviews",
  answers: 12,
};
const seen: readonly ObservedAd[] = [
  own,
  {
    ...own,
    advertiser: "Contoso",
    title: "Chairs from 99",
    url: null,
    place: "IN_ANSWER",
    whose: "COMPETITOR",
    operator_model: "ai-mode",
    display_name: "Google AI Mode",
    answers: 1,
  },
  { ...own, advertiser: "shop.example", title: "Every chair there is", whose: "OTHER", answers: 3 },
];
const models: ModelWithAds[] = [
  {
    operator_model: "ai-overviews",
    display_name: "Google AI Overviews",
    answers: 40,
    with_ads: { hits: 12, n: 40, rate: 30, interval: { low: 18.07, high: 45.43, of: "topic" } },
  },
  { operator_model: "chatgpt", display_name: "ChatGPT", answers: 80, with_ads: null },
];

function answerAds(server: ServerDouble): void {
  server.answer(listObservedAds, ({ query }) => {
    const search = (query.get("search") ?? "").toLowerCase();
    return { ...listOf(seen.filter(({ advertiser }) => advertiser.toLowerCase().includes(search))), models };
  });
}

function addressOf({ id }: Workspace): string {
  return `/workspaces/${id}/ads/library?tab=observed`;
}

test("ads that were seen are listed with their advertiser and query, and lead to the newest answer", async ({
  page,
  server,
  workspace,
}) => {
  answerAds(server);
  await page.goto(`/workspaces/${workspace.id}/ads/library`);
  await page.getByRole("tab", { name: "Observed" }).click();
  await expect(page).toHaveURL(/tab=observed/);

  const shares = page.getByRole("region", { name: "Answers with ads" });
  await expect(shares).toContainText(/Google AI Overviews30\.0\s%n = 40 · 18\.07–45\.43\s%/);
  await expect(shares).toContainText("ChatGPTNot applicableNo ads can be seen in its 80 answers");

  const rows = page.getByRole("table", { name: "Observed ads" }).getByRole("row");
  await expect(rows.nth(1)).toContainText(/Northwind.*Yours.*Google AI Overviews.*Beside the answer.*12/);
  await expect(rows.nth(2)).toContainText(/Contoso.*Chairs from 99.*Competitor.*In the answer/);
  await expect(rows.nth(3)).toContainText(/shop\.example.*Other/);
  await expect(rows.nth(1).getByRole("link", { name: /Northwind desk chairs/ })).toHaveAttribute(
    "href",
    "https://northwind.example/chairs",
  );
  await expect(rows.nth(1).getByRole("link", { name: own.query })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/insight/conversations/${own.query_id}#answer-${own.answer_id}`,
  );
  await expectNoAxeViolations();
});

test("a search is kept in the address, and says what to do where it finds nothing", async ({
  page,
  server,
  workspace,
}) => {
  answerAds(server);
  await page.goto(addressOf(workspace));
  const search = page.getByRole("searchbox", { name: "Search ads" });
  await search.fill("contoso");
  await search.press("Enter");
  await expect(page).toHaveURL(/search=contoso/);
  await expect(page.getByRole("table", { name: "Observed ads" }).getByRole("row")).toHaveCount(2);

  await search.fill("nobody");
  await search.press("Enter");
  await expect(page.getByText("No ad matches your search")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).last().click();
  await expect(page.getByText("Contoso")).toBeVisible();
  await expect(page).not.toHaveURL(/search=/);
});

test("without ads it is said what would stand here", async ({ page, server, workspace }) => {
  server.answer(listObservedAds, { ...listOf([]), models: [] });
  await page.goto(addressOf(workspace));
  await expect(page.getByText("No ads were seen yet")).toBeVisible();
  await expect(page.getByRole("region", { name: "Answers with ads" })).toHaveCount(0);
  await expectNoAxeViolations();
});

test("while they load and where that fails, that is what is shown, and Retry asks again", async ({
  page,
  server,
  workspace,
}) => {
  server.fail(listObservedAds);
  const release = server.hold(listObservedAds);
  await page.goto(addressOf(workspace));
  await expect(page.getByRole("table", { name: "Observed ads" })).toHaveAttribute("aria-busy", "true");
  release();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await expectNoAxeViolations();
  answerAds(server);
  await retry.click();
  await expect(page.getByRole("table", { name: "Observed ads" }).getByText("Contoso")).toBeVisible();
});
