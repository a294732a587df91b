import type { Endpoint } from "@citelens/contract/base/endpoint";
import { listCampaigns } from "@citelens/contract/visibility/campaigns";
import { getInsightMatrix, getSearches } from "@citelens/contract/visibility/insight-cards";
import {
  getAiChannels,
  getInfluentialSources,
  getPerformancePrompts,
  getSentimentAnalysis,
  listNegativeAnswers,
} from "@citelens/contract/visibility/insights";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { vi } from "vitest";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";

function card(page: AppPage, title: string): ElementLocator {
  return page.getByRole("region", { name: title, exact: true });
}

function overviewAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/dashboard${search}`;
}

/** The Overview of the only campaign, which has all cards. */
function ofCampaign(server: ServerDouble, workspace: Workspace): string {
  return overviewAddress(workspace, `?campaign=${server.sample(listCampaigns).results[0]?.id}`);
}

const cards: readonly (readonly [endpoint: Endpoint, title: string, whenEmpty: string])[] = [
  [getInfluentialSources, "Top Influential Sources", "No sources data available for the selected period"],
  [getAiChannels, "Top AI Channels", "No AI channels data available for the selected period"],
  [getPerformancePrompts, "Prompts' Performance", "No underperforming prompts found for the selected period"],
  [getInsightMatrix, "Mentions and Citations", "No data available for the selected period"],
  [getSearches, "What assistants search for", "No answers in the selected period"],
  [getSentimentAnalysis, "Sentiment Analysis", "No sentiment data available for the selected campaign"],
  [
    listNegativeAnswers,
    "Answers with Worst Sentiments",
    "No negative sentiment answers found for the selected period",
  ],
];

function answerNothing(server: ServerDouble): void {
  server.answer(getInfluentialSources, server.sample(getInfluentialSources, { sources: [], n: 0 }));
  server.answer(getAiChannels, { channels: [], total_channels: 0 });
  server.answer(getPerformancePrompts, {
    most_performing: [],
    promising: [],
    underperforming: [],
    total_queries: 0,
    counts: { most_performing: 0, promising: 0, underperforming: 0 },
  });
  server.answer(getInsightMatrix, server.sample(getInsightMatrix, { n: 0 }));
  server.answer(getSearches, { ...server.sample(getSearches), count: 0, results: [], n: 0, models: [] });
  const sentiment = server.sample(getSentimentAnalysis, { summary: { total_mentions: 0, total_answers: 0 } });
  server.answer(getSentimentAnalysis, { ...sentiment, brands: {} });
  server.answer(listNegativeAnswers, {
    answers: [],
    total_count: 0,
    remark_count: 0,
    filtered_by_date: true,
  });
}

test("each card says by itself that it loads, that it failed and that there is nothing", async ({
  page,
  server,
  workspace,
}) => {
  const releases = cards.map(([endpoint]) => {
    server.fail(endpoint);
    return server.hold(endpoint);
  });
  await page.goto(ofCampaign(server, workspace));

  for (const [, title] of cards)
    await expect(page.getByRole("status", { name: `Loading ${title}` })).toBeVisible();
  for (const release of releases) release();
  for (const [, title] of cards) await expect(card(page, title).getByRole("alert")).toBeVisible();

  answerNothing(server);
  for (const [, title, text] of cards) {
    await card(page, title).getByRole("button", { name: "Retry" }).click();
    await expect(card(page, title).getByText(text)).toBeVisible();
  }
  const performance = card(page, "Prompts' Performance");
  await performance.getByRole("tab", { name: /Most/ }).click();
  await expect(page.getByText("No performing prompts found for the selected period")).toBeVisible();
  await performance.getByRole("tab", { name: /Promising/ }).click();
  await expect(page.getByText("No promising prompts found for the selected period")).toBeVisible();
});

test("each card is saved whole, under the filter of the page", async ({ page, server, workspace }) => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await page.goto(ofCampaign(server, workspace));
  const campaignId = server.sample(listCampaigns).results[0]?.id;

  for (const [endpoint, title] of cards) {
    await card(page, title).getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "NDJSON for programs" }).click();
    const asked = () => server.calls(endpoint).find(({ query }) => query.get("format") === "ndjson")?.query;
    await expect.poll(() => asked()?.get("campaign_id")).toBe(campaignId);
  }
  await expect.poll(() => saved.filter((name) => name.endsWith(".ndjson")).length).toBe(cards.length);
});

test("the cards explain their figures", async ({ page, server, workspace }) => {
  server.answer(getPerformancePrompts, server.sample(getPerformancePrompts, { total_queries: 22 }));
  server.answer(getInsightMatrix, server.sample(getInsightMatrix, { n: 64 }));
  server.answer(getSearches, server.sample(getSearches, { n: 43 }));
  server.answer(
    getSentimentAnalysis,
    server.sample(getSentimentAnalysis, { summary: { total_answers: 64, total_mentions: 30 } }),
  );
  await page.goto(ofCampaign(server, workspace));

  for (const [title, formula] of [
    ["Top Influential Sources", "answers that cite the site / answers that cite anything × 100"],
    ["Top AI Channels", "mentions / answers of the model × 100"],
    ["Prompts' Performance", "Over 22 queries with answers."],
    ["Mentions and Citations", "n = 64"],
    ["What assistants search for", "Over 43 answers."],
    ["Sentiment Analysis", "mentions in 64 answers"],
    ["Answers with Worst Sentiments", "0.6 × share of negative mentions + 0.3"],
  ] as const) {
    await page.getByRole("button", { name: `About ${title}` }).click();
    await expect(page.getByRole("dialog", { name: `About ${title}` })).toContainText(formula);
    await page.keyboard.press("Escape");
  }
});

test("a channel that answered before alone has no answers, and channels are not compared over a change of models", async ({
  page,
  server,
  workspace,
}) => {
  const [channel] = server.sample(getAiChannels).channels;
  if (!channel) throw new Error("A sample of a list has one entry.");
  const channels = [
    {
      ...channel,
      operator_model_id: "chatgpt",
      display_name: "ChatGPT",
      visibility_score: 50,
      n: 10,
      previous_visibility_score: 60,
      verdict: "not_comparable" as const,
    },
    {
      ...channel,
      operator_model_id: "grok",
      display_name: "Grok",
      n: 0,
      visibility_score: null,
      verdict: null,
    },
  ];
  server.answer(getAiChannels, { channels, total_channels: 2 });
  await page.goto(overviewAddress(workspace, "?branded=all"));

  const rows = card(page, "Top AI Channels");
  await expect(rows.getByRole("row", { name: /ChatGPT/ })).toContainText("Not comparable");
  await expect(rows.getByRole("row", { name: /Grok/ })).toContainText("No answers");
  await expect(page.getByText("Answers of the local index are left out.")).toBeVisible();
});

test("prompts open at those that underperform, ten at a time", async ({ page, server, workspace }) => {
  const [sample] = server.sample(getPerformancePrompts).underperforming;
  if (!sample) throw new Error("A sample of a list has one entry.");
  const underperforming = Array.from({ length: 20 }, () => ({ ...sample, query_id: crypto.randomUUID() }));
  const counts = { most_performing: 1, promising: 1, underperforming: 20 };
  server.answer(getPerformancePrompts, server.sample(getPerformancePrompts, { underperforming, counts }));
  await page.goto(overviewAddress(workspace));

  const performance = card(page, "Prompts' Performance");
  await expect(performance.getByRole("tab", { selected: true })).toHaveText("Underperforming20");
  await expect(performance.getByRole("row")).toHaveCount(1 + 10);
  await expect(performance.getByText("10 of 20")).toBeVisible();
  await performance.getByRole("button", { name: "Show more" }).click();
  await expect(performance.getByRole("row")).toHaveCount(1 + 20);
  await expect(performance.getByRole("button", { name: "Show more" })).toBeHidden();
});

test("the tab of the prompts is in the address", async ({ page, server, workspace }) => {
  const [sample] = server.sample(getPerformancePrompts).promising;
  if (!sample) throw new Error("A sample of a list has one entry.");
  const best = {
    ...sample,
    query_text: "Is Northwind any good?",
    branded: true,
    mention_rate: 100,
    mention_position: 1,
    answer_preview: `The best desk chairs for a small office Three chairs ${"stand out ".repeat(60)}`,
  };
  const promising = [{ ...sample, query_text: "Which desk chair suits?", mention_rate: 0 }];
  server.answer(
    getPerformancePrompts,
    server.sample(getPerformancePrompts, { most_performing: [best], promising }),
  );
  await page.goto(overviewAddress(workspace, "?branded=all"));

  const performance = card(page, "Prompts' Performance");
  await performance.getByRole("tab", { name: /Most Performing/ }).click();
  await expect(page).toHaveURL(/prompts=most_performing/);
  const row = performance.getByRole("row", { name: /Is Northwind any good/ });
  await expect(row).toContainText("Branded");
  await expect(row).toContainText("100.0 %");
  await expect(row.getByRole("cell").first()).toHaveText("1");
  await expect(
    performance.getByText(/^The best desk chairs for a small office Three chairs.*…$/),
  ).toBeVisible();
  await expect(row.getByRole("link", { name: best.query_text }).first()).toHaveAttribute(
    "href",
    /conversations\/[0-9a-f-]{36}#answer-[0-9a-f-]{36}$/,
  );
  await page.reload();
  await expect(performance.getByRole("tab", { selected: true })).toHaveText("Most Performing1");
  await performance.getByRole("tab", { name: /Promising/ }).click();
  await expect(performance.getByRole("row", { name: /Which desk chair suits/ })).toContainText("0.0 %");
  await expect(card(page, "Sentiment Analysis")).toBeHidden();
  await expect(card(page, "Answers with Worst Sentiments")).toBeHidden();
});
