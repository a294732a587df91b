import { apiBase } from "@citelens/contract/base/endpoint";
import type { Competitor } from "@citelens/contract/visibility/campaigns";
import type { InsightSummary } from "@citelens/contract/visibility/insights";
import type { RunProgress } from "@citelens/contract/visibility/runs";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, type Page } from "@playwright/test";
import { createDraft } from "../campaigns/campaigns.ts";
import { chairs } from "../seed/desk-chairs.ts";
import { type Account, bearer, createWorkspace } from "../support/api.ts";
import { dayOf } from "../support/days.ts";
import { openSeeded, type SeededWorkspace } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { serveSite } from "../visits/visits.ts";
import { conversationsAddress, findConversation } from "./conversations.ts";

test("single answers are listed with what they say of the brand, and filters can be taken away", async ({
  page,
}) => {
  test.slow();
  const seeded = await openSeeded(page, "desk-chairs");
  const { workspace } = seeded;
  const asked: URLSearchParams[] = [];
  page.on("request", (one) => {
    const { pathname, searchParams } = new URL(one.url());
    if (pathname.endsWith("/answers/")) asked.push(searchParams);
  });
  await page.goto(conversationsAddress(workspace));
  await page.getByRole("button", { name: "Answers", exact: true }).click();
  await expect(page).toHaveURL(conversationsAddress(workspace, "?view=answers"));

  const rows = page.getByRole("list", { name: "Answers", exact: true }).getByRole("listitem");
  await expect(page.getByText("144 answers")).toBeVisible();
  await expect(page.getByText("Showing 1 to 20 of 144 results")).toBeVisible();
  await expect(rows.first()).toContainText(chairs.best);
  await expect(rows.first()).toContainText("Named #2Positiveestimated from wordsCitedChatGPT");
  await expect(rows.nth(1)).toContainText("RefusedGrok");
  await expect(rows.nth(2)).toContainText("FailedMeta AI");
  await expect(rows.nth(3)).toContainText("Named #1Positiveestimated from wordsCitedChatGPT");

  const days = { from: dayOf(30), to: dayOf(0) };
  const brand = await brandOf(page, seeded, "Contoso");
  const more = `brand=${brand}&sentiment=NEGATIVE&domain=forum.example&citing=true&mentioned=true&from=${days.from}&to=${days.to}`;
  await page.goto(conversationsAddress(workspace, `?view=answers&counted=true&${more}`));
  const chips = page.getByRole("list", { name: "Only answers that are" });
  await expect(chips.getByRole("listitem")).toHaveText([
    "counted in figures",
    "names Contoso",
    "negative about Contoso",
    "cites any source",
    "cites forum.example",
  ]);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(
    /Is Northwind any good.*Named #1Positiveestimated from wordsGrok.*Contoso Sit is unreliable/,
  );
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toEqual({
      counted: "true",
      brand,
      sentiment: "NEGATIVE",
      domain: "forum.example",
      citing: "true",
      mentioned: "true",
      start_date: days.from,
      end_date: days.to,
      page: "1",
      page_size: "20",
    });
  await page.getByRole("button", { name: "Remove the filter: names Contoso" }).click();
  await page.getByRole("button", { name: "Remove the filter: cites forum.example" }).click();
  await expect(page).toHaveURL(/view=answers/);
  await expect(page).not.toHaveURL(/brand=|sentiment=|domain=/);
  await expect(chips.getByRole("listitem")).toHaveText(["counted in figures", "cites any source"]);
  await expect(rows).toHaveCount(4);

  await rows.first().getByRole("link").click();
  const { address, answers } = await findConversation(page, seeded, chairs.best);
  await expect(page).toHaveURL(`${address}#answer-${answers.chatgpt}`);
});

/** The id of a brand of the workspace's campaigns. */
async function brandOf(
  { request }: Page,
  { account, workspace }: SeededWorkspace,
  name: string,
): Promise<string> {
  const url = `${apiBase}/projects/${workspace.id}/competitors/`;
  const found: Competitor[] = await (await request.get(url, { headers: bearer(account) })).json();
  return found.find((one) => one.name === name)?.id ?? "";
}

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
