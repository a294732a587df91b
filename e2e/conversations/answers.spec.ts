import type { ListedAnswer } from "@citelens/contract/conversations";
import { apiBase } from "@citelens/contract/endpoint";
import type { InsightSummary } from "@citelens/contract/insights";
import type { RunProgress } from "@citelens/contract/runs";
import type { Workspace } from "@citelens/contract/workspaces";
import { expect, type Page } from "@playwright/test";
import { createDraft } from "../campaigns/campaigns.ts";
import { type Account, bearer, createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { themes, useTheme } from "../support/views.ts";
import { serveSite } from "../visits/visits.ts";
import { answers, conversationAddress, ids, knowConversation, lineOf } from "./conversation-fixtures.ts";

const answersCall = "**/api/v1/projects/*/answers/?*";

const known: readonly ListedAnswer[] = answers.map((answer) => ({
  ...lineOf(answer),
  query: answer.query,
  campaign: answer.campaign,
}));

function pageOf(results: readonly ListedAnswer[], count = results.length) {
  return { count, next: null, previous: null, results };
}

function listAddress(workspaceId: string, search: string): string {
  return `/workspaces/${workspaceId}/insight/conversations${search}`;
}

test("single answers are listed with what they say of the brand, and filters can be taken away", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  const asked: URLSearchParams[] = [];
  await page.route(answersCall, (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ json: pageOf(known, 42) });
  });
  await page.goto(listAddress(workspace.id, ""));
  await page.getByRole("button", { name: "Answers", exact: true }).click();
  await expect(page).toHaveURL(listAddress(workspace.id, "?view=answers"));

  const rows = page.getByRole("list", { name: "Answers", exact: true }).getByRole("listitem");
  await expect(page.getByText("42 answers")).toBeVisible();
  await expect(page.getByText("Showing 1 to 20 of 42 results")).toBeVisible();
  await expect(rows.first()).toContainText("What is the best desk chair for a small office?");
  await expect(rows.first()).toContainText("ChatGPT");
  await expect(rows.first()).toContainText("Named #2");
  await expect(rows.first()).toContainText("Neutral");
  await expect(rows.first()).toContainText("Cited");
  await expect(rows.nth(1)).toContainText("Refused");

  const brand = "brand=0198a3b2-7c1d-7e00-8a55-000000000110";
  const more = `${brand}&sentiment=NEGATIVE&domain=review.example&citing=true&mentioned=true&from=2026-11-01&to=2026-11-20`;
  await page.goto(listAddress(workspace.id, `?view=answers&counted=true&${more}`));
  const chips = page.getByRole("list", { name: "Only answers that are" });
  await expect(chips.getByRole("listitem")).toHaveText([
    "counted in figures",
    "names a brand",
    "negative about a brand",
    "cites any source",
    "cites review.example",
  ]);
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toEqual({
      counted: "true",
      brand: brand.slice(6),
      sentiment: "NEGATIVE",
      domain: "review.example",
      citing: "true",
      mentioned: "true",
      start_date: "2026-11-01",
      end_date: "2026-11-20",
      page: "1",
      page_size: "20",
    });
  await page.getByRole("button", { name: "Remove the filter: names a brand" }).click();
  await page.getByRole("button", { name: "Remove the filter: cites review.example" }).click();
  await expect(page).toHaveURL(/view=answers/);
  await expect(page).not.toHaveURL(/brand=|sentiment=|domain=/);
  await expect(chips.getByRole("listitem")).toHaveText(["counted in figures", "cites any source"]);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);

  await knowConversation(page);
  await page.route(answersCall, (route) => route.fulfill({ json: pageOf(known, 42) }));
  await rows.first().getByRole("link").click();
  await expect(page).toHaveURL(conversationAddress(workspace, ids.newest));
});

test("the list of answers says that it loads, why it failed and why it is empty", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  let isBroken = true;
  await page.route(answersCall, async (route) => {
    await held.until;
    await route.fulfill(isBroken ? { status: 500, json: {} } : { json: pageOf([]) });
  });
  await page.goto(listAddress(workspace.id, "?view=answers"));
  await expect(page.getByRole("status", { name: "Loading answers" })).toBeVisible();
  held.release();
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();

  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No answers yet" })).toBeVisible();
  await page.goto(listAddress(workspace.id, "?view=answers&counted=true"));
  await expect(page.getByRole("heading", { name: "No answers match these filters" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(listAddress(workspace.id, "?view=answers"));
});

const pages: Readonly<Record<string, string>> = {
  "/": `<title>Northwind Tea</title><h1>Northwind Tea</h1><a href="/green">Green tea</a><a href="/black">Black tea</a>
    <p>Northwind sells loose leaf tea by post in three sizes, with free delivery within two working days.</p>`,
  "/green": `<title>Green tea from Northwind</title><h1>The best loose leaf green tea</h1>
    <p>Northwind's loose leaf green tea is picked in spring and costs 9 euros for 100 grams. It tastes fresh and mild.
    Contoso offers a loose leaf green tea as well, which is stronger and costs 12 euros.</p>`,
  "/black": `<title>Black tea</title><h1>Black tea for the morning</h1>
    <p>Assam black tea is strong and malty. Steep the black tea for four minutes and drink it with milk.</p>`,
};

test("a number of the insights leads to exactly the answers that it counts", async ({
  signedInPage: page,
  request,
  account,
}) => {
  test.slow();
  const site = await serveSite(({ url = "/" }) => pages[url] ?? "");
  const workspace = await createWorkspace(request, account, { name: "Northwind", url: site.url });
  const campaignId = await askLocalIndex(page, account, workspace);

  await page.goto(`/workspaces/${workspace.id}/insight/dashboard?campaign=${campaignId}`);
  const cards = page.getByRole("region", {
    name: /^(Top Influential Sources|Top AI Channels|Mentions and Citations|Sentiment Analysis)$/,
  });
  await expect(cards).toHaveCount(4);
  await expect(page.getByRole("list", { name: "Mentions and Citations" })).toBeVisible();
  await expect(cards.getByRole("link", { name: /answers? that cites? / }).first()).toBeVisible();
  await expect(cards.getByRole("link", { name: /answers? about Northwind/ }).first()).toBeVisible();

  const numbers = await cards.getByRole("link", { name: /^[1-9]\d*\s/ }).evaluateAll((links) =>
    links.map((link) => ({
      count: Number.parseInt(link.textContent ?? "", 10),
      address: link.getAttribute("href") ?? "",
    })),
  );
  expect(numbers.length).toBeGreaterThan(5);
  for (const { count, address } of numbers) {
    await page.goto(address);
    const total = `Showing 1 to ${count} of ${count} results`;
    await expect(page.getByText(total), address).toBeVisible();
  }
  await site.close();
});

/** Launches a campaign that asks the local index alone, and waits for its answers. */
async function askLocalIndex(page: Page, account: Account, workspace: Workspace): Promise<string> {
  const { id: projectId, url } = workspace;
  const { id } = await createDraft(page.request, account, {
    projectId,
    name: "Tea",
    campaign_type: "BRAND",
    brand: { name: "Northwind", domains: [new URL(url).host] },
    competitors: [{ name: "Contoso" }],
    queries: [
      "What is the best loose leaf green tea?",
      "How long do I steep black tea?",
      "Who repairs bicycles?",
    ],
    operator_models: ["local-index"],
    frequency: "WEEKLY",
  });
  const campaign = `${apiBase}/projects/${projectId}/campaigns/organic/${id}`;
  const headers = bearer(account);
  expect((await page.request.post(`${campaign}/launch/`, { headers })).ok()).toBe(true);
  const read = async <T>(url: string): Promise<T> => (await page.request.get(url, { headers })).json();
  await expect
    .poll(async () => (await read<{ results: RunProgress[] }>(`${campaign}/runs/`)).results[0]?.status, {
      timeout: 60_000,
    })
    .toBe("DONE");
  // The sums behind the figures are made just after the answers.
  const summary = `${apiBase}/projects/${projectId}/insights/summary/?campaign_id=${id}`;
  await expect
    .poll(async () => (await read<InsightSummary>(summary)).total_answers, { timeout: 30_000 })
    .toBeGreaterThan(0);
  return id;
}
