import type { ModelWithAds, ObservedAd } from "@citelens/contract/content/ads-library";
import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { adsApi, asSuperuser, pageOf } from "./ads-fixtures.ts";
import { expectGoodLooks } from "./ads-looks.ts";

const queryId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4d1";
const answerId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4d2";

const own: ObservedAd = {
  advertiser: "Northwind",
  title: "Northwind desk chairs, direct from the maker",
  url: "https://northwind.example/chairs",
  place: "BESIDE_ANSWER",
  whose: "OWN",
  campaign_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4d3",
  query_id: queryId,
  query: "Which desk chair is best for a small home office?",
  operator_model: "ai-overviews",
  display_name: "Google AI Overviews",
  answers: 12,
  first_seen: "2026-10-02T08:00:00.000Z",
  last_seen: "2026-11-26T08:00:00.000Z",
  answer_id: answerId,
};
const ads: readonly ObservedAd[] = [
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
const models: readonly ModelWithAds[] = [
  {
    operator_model: "ai-overviews",
    display_name: "Google AI Overviews",
    answers: 40,
    with_ads: { hits: 12, n: 40, rate: 30, interval: { low: 18.07, high: 45.43, of: "topic" } },
  },
  { operator_model: "chatgpt", display_name: "ChatGPT", answers: 80, with_ads: null },
];

test.beforeEach(async ({ signedInPage: page, account, workspace }) => {
  await asSuperuser(page, account);
  await page.route(adsApi(workspace.id, "campaigns/?*"), (route) => route.fulfill({ json: pageOf([]) }));
  await page.route(adsApi(workspace.id, "creatives/?*"), (route) => route.fulfill({ json: pageOf([]) }));
  await page.route(adsApi(workspace.id, "observed/?*"), (route) => {
    const search = new URL(route.request().url()).searchParams.get("search") ?? "";
    const found = ads.filter(({ advertiser }) => advertiser.toLowerCase().includes(search.toLowerCase()));
    return route.fulfill({ json: { ...pageOf(found), models } });
  });
});

test("ads that were seen are listed with their advertiser and query, and lead to the newest answer", async ({
  signedInPage: page,
  workspace,
}) => {
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
    `/workspaces/${workspace.id}/insight/conversations/${queryId}#answer-${answerId}`,
  );
  await expectGoodLooks(page);
});

test("a search is kept in the address, and says what to do where it finds nothing", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(`/workspaces/${workspace.id}/ads/library?tab=observed`);
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

test("without ads it is said what would stand here", async ({ signedInPage: page, workspace }) => {
  await page.route(adsApi(workspace.id, "observed/?*"), (route) =>
    route.fulfill({ json: { ...pageOf([]), models: [] } }),
  );
  await page.goto(`/workspaces/${workspace.id}/ads/library?tab=observed`);
  await expect(page.getByText("No ads were seen yet")).toBeVisible();
  await expect(page.getByRole("region", { name: "Answers with ads" })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test("while they load and where that fails, that is what is shown, and Retry asks again", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  let isFailing = true;
  await page.route(adsApi(workspace.id, "observed/?*"), async (route) => {
    await held.until;
    await (isFailing ? route.fulfill({ status: 500, json: {} }) : route.fallback());
  });
  await page.goto(`/workspaces/${workspace.id}/ads/library?tab=observed`);
  await expect(page.getByRole("table", { name: "Observed ads" })).toHaveAttribute("aria-busy", "true");
  held.release();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await expectNoAxeViolations(page);
  isFailing = false;
  await retry.click();
  await expect(page.getByRole("table", { name: "Observed ads" }).getByText("Contoso")).toBeVisible();
});
