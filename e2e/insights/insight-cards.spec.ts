import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { fontsLoaded, themes, useTheme } from "../support/views.ts";
import { type CardCall, cardCalls, cardIds, emptyAnswers, prompts } from "./insight-card-fixtures.ts";
import { campaignId, knowInsights, overviewAddress } from "./known-insights.ts";

function card(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

/** Where a number leads, but for the days and the campaign, which it must share with the page. */
async function traitsOf(link: Locator): Promise<Record<string, string>> {
  const address = new URL((await link.getAttribute("href")) ?? "", "http://app.example");
  expect(address.pathname).toMatch(/\/insight\/conversations$/);
  const { view, counted, from, to, campaign, ...traits } = Object.fromEntries(address.searchParams);
  expect({ view, counted, from, to, campaign }).toEqual({
    view: "answers",
    counted: "true",
    from: "2026-10-22",
    to: "2026-11-20",
    campaign: campaignId,
  });
  return traits;
}

test("every number of the cards leads to the answers that it counts", async ({
  signedInPage: page,
  workspace,
}) => {
  await knowInsights(page);
  await page.goto(overviewAddress(workspace));

  const sources = card(page, "Top Influential Sources");
  const review = sources.getByRole("row", { name: /review\.example/ });
  await expect(review).toContainText("Reviews");
  await expect(review).toContainText("place 1.2");
  await expect(review).toContainText("up 25 %");
  await expect(review).toContainText("n = 360 · 44.44–66.67 %");
  await expect(review).toContainText("Moved up");
  await expect(sources.getByRole("row", { name: /northwind\.example/ })).toContainText("Your site");
  await expect(
    sources
      .getByRole("row", { name: /wiki\.example/ })
      .getByRole("cell")
      .nth(1),
  ).not.toContainText("up");
  expect(await traitsOf(review.getByRole("link"))).toEqual({ domain: "review.example" });
  expect(await traitsOf(sources.getByRole("link", { name: /^360/ }))).toEqual({ citing: "true" });
  await expect(sources.getByRole("link", { name: "View details" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/insight/sources?campaign=${campaignId}`,
  );

  const channels = card(page, "Top AI Channels");
  const chatgpt = channels.getByRole("row", { name: /ChatGPT/ });
  await expect(chatgpt).toContainText("ChatGPT Inc.");
  await expect(chatgpt).toContainText("+16.7 pts");
  const [mentions, owned, visibility] = await chatgpt.getByRole("link").all();
  expect(await traitsOf(mentions ?? chatgpt)).toEqual({ model: "chatgpt", mentioned: "true" });
  expect(await traitsOf(owned ?? chatgpt)).toEqual({ model: "chatgpt", cited: "true" });
  expect(await traitsOf(visibility ?? chatgpt)).toEqual({ model: "chatgpt" });
  await expect(channels.getByRole("row", { name: /Perplexity/ })).toContainText("Not comparable");
  await expect(channels.getByRole("row", { name: /Gemini/ })).toContainText("No answers");

  const matrix = card(page, "Mentions and Citations").getByRole("listitem");
  await expect(matrix.nth(0)).toContainText("25.0 %");
  await expect(matrix.nth(0)).toContainText("before: 68");
  const cells = await Promise.all([0, 1, 2, 3].map((at) => traitsOf(matrix.nth(at).getByRole("link"))));
  expect(cells).toEqual([
    { mentioned: "true", cited: "true" },
    { mentioned: "true", cited: "false" },
    { mentioned: "false", cited: "true" },
    { mentioned: "false", cited: "false" },
  ]);

  const sentiment = card(page, "Sentiment Analysis");
  await expect(sentiment).toContainText("Overall positive");
  expect(await traitsOf(sentiment.getByRole("link", { name: /^12 negative/ }))).toEqual({
    brand: cardIds.client,
    sentiment: "NEGATIVE",
  });
  await sentiment.getByLabel("Brand").selectOption("Beta");
  await expect(sentiment).toContainText("Overall negative");
  expect(await traitsOf(sentiment.getByRole("link", { name: /^75 negative/ }))).toEqual({
    brand: cardIds.competitor,
    sentiment: "NEGATIVE",
  });

  const worst = card(page, "Answers with Worst Sentiments");
  await expect(worst.getByRole("listitem").nth(0)).toContainText("Northwind Flow creaks after a month");
  for (const [at, label] of [
    "Highly negative",
    "Moderately negative",
    "Somewhat negative",
    "Slightly negative",
    "Minimal negativity",
  ].entries()) {
    await expect(worst.getByRole("listitem").nth(at)).toContainText(label);
  }
  expect(await traitsOf(worst.getByRole("link", { name: /^43/ }))).toEqual({ sentiment: "NEGATIVE" });
  await expect(worst.getByRole("link", { name: /number 1 would/ })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/insight/conversations/${cardIds.query}#answer-${cardIds.answer}`,
  );
});

test("prompts open at those that underperform, ten at a time, and the tab is in the address", async ({
  signedInPage: page,
  workspace,
}) => {
  await knowInsights(page);
  await page.goto(overviewAddress(workspace, ""));

  const performance = card(page, "Prompts' Performance");
  await expect(performance.getByRole("tab", { selected: true })).toHaveText("Underperforming14");
  await expect(performance.getByRole("row")).toHaveCount(1 + 10);
  await expect(performance.getByText("10 of 14")).toBeVisible();
  await performance.getByRole("button", { name: "Show more" }).click();
  await expect(performance.getByRole("row")).toHaveCount(1 + 14);
  await expect(performance.getByRole("button", { name: "Show more" })).toBeHidden();

  await performance.getByRole("tab", { name: /Most Performing/ }).click();
  await expect(page).toHaveURL(/prompts=most_performing/);
  const row = performance.getByRole("row", { name: /Is Northwind any good/ });
  await expect(row).toContainText("Branded");
  await expect(row).toContainText("91.67 %");
  await expect(row.getByRole("cell").first()).toHaveText("1.25");
  await expect(row.getByText(/^For a small office three chairs.*…$/)).toBeVisible();
  await expect(
    row.getByRole("link", { name: prompts.most_performing[0]?.query_text ?? "" }).first(),
  ).toHaveAttribute("href", new RegExp(`${cardIds.query}#answer-${cardIds.answer}$`));
  await page.reload();
  await expect(performance.getByRole("tab", { selected: true })).toHaveText("Most Performing1");
  await performance.getByRole("tab", { name: /Promising/ }).click();
  await expect(performance.getByText("No promising prompts found for the selected period")).toBeVisible();
  await expect(card(page, "Sentiment Analysis")).toBeHidden();
  await expect(card(page, "Answers with Worst Sentiments")).toBeHidden();
});

const emptyTexts: Readonly<Record<CardCall, readonly [card: string, text: string]>> = {
  sources: ["Top Influential Sources", "No sources data available for the selected period"],
  channels: ["Top AI Channels", "No AI channels data available for the selected period"],
  prompts: ["Prompts' Performance", "No underperforming prompts found for the selected period"],
  matrix: ["Mentions and Citations", "No data available for the selected period"],
  sentiment: ["Sentiment Analysis", "No sentiment data available for the selected campaign"],
  worst: ["Answers with Worst Sentiments", "No negative sentiment answers found for the selected period"],
};

test("each card says by itself that it loads, that it failed and that there is nothing", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  let isBroken = true;
  await knowInsights(page, {});
  for (const [name, call] of Object.entries(cardCalls)) {
    await page.route(call, async (route) => {
      await held.until;
      const json = Object.entries(emptyAnswers).find(([one]) => one === name)?.[1];
      await route.fulfill(isBroken ? { status: 500, json: {} } : { json });
    });
  }
  await page.goto(overviewAddress(workspace));

  const cards = Object.values(emptyTexts);
  for (const [title] of cards)
    await expect(page.getByRole("status", { name: `Loading ${title}` })).toBeVisible();
  held.release();
  for (const [title] of cards) await expect(card(page, title).getByRole("alert")).toBeVisible();

  isBroken = false;
  for (const [title, text] of cards) {
    await card(page, title).getByRole("button", { name: "Retry" }).click();
    await expect(card(page, title).getByText(text)).toBeVisible();
  }
  await card(page, "Prompts' Performance").getByRole("tab", { name: /Most/ }).click();
  await expect(page.getByText("No performing prompts found for the selected period")).toBeVisible();
});

test("the cards explain their figures, are accessible in both themes and fit a phone", async ({
  signedInPage: page,
  workspace,
}) => {
  test.setTimeout(120_000);
  await knowInsights(page);
  await page.goto(overviewAddress(workspace));
  await expect(card(page, "Sentiment Analysis").getByRole("link").first()).toBeVisible();
  await expect(card(page, "Answers with Worst Sentiments").getByRole("listitem")).toHaveCount(5);
  await fontsLoaded(page);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);

  for (const [title, formula] of [
    ["Top Influential Sources", "answers that cite the site / answers that cite anything × 100"],
    ["Top AI Channels", "mentions / answers of the model × 100"],
    ["Prompts' Performance", "Over 15 queries with answers."],
    ["Mentions and Citations", "n = 360"],
    ["Sentiment Analysis", "n = 246 mentions in 360 answers"],
    ["Answers with Worst Sentiments", "0.6 × share of negative mentions + 0.3"],
  ] as const) {
    await page.getByRole("button", { name: `About ${title}` }).click();
    await expect(page.getByRole("dialog", { name: `About ${title}` })).toContainText(formula);
    await page.keyboard.press("Escape");
  }
});
