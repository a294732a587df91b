import { expect, type Locator, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { fontsLoaded, themes, useTheme } from "../support/views.ts";
import { type CardCall, cardCalls } from "./insight-card-calls.ts";
import { overviewAddress } from "./overview.ts";

function card(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

/** The Overview of the campaign about chairs. */
async function openChairs(
  page: Page,
): Promise<{ readonly workspaceId: string; readonly campaignId: string }> {
  const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
  const campaignId = campaigns[chairs.campaign] ?? "";
  await page.goto(overviewAddress(workspace, `?campaign=${campaignId}&branded=all`));
  return { workspaceId: workspace.id, campaignId };
}

/** Where a number leads, but for the days, which it must name. */
async function traitsOf(link: Locator): Promise<Record<string, string>> {
  const address = new URL((await link.getAttribute("href")) ?? "", "http://app.example");
  expect(address.pathname).toMatch(/\/insight\/conversations$/);
  const { view, counted, from, to, ...traits } = Object.fromEntries(address.searchParams);
  expect({ view, counted, from, to }).toEqual({
    view: "answers",
    counted: "true",
    from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  return traits;
}

test("every number of the cards leads to the answers that it counts", async ({ page }) => {
  const { workspaceId, campaignId } = await openChairs(page);
  const campaign = campaignId;

  const sources = card(page, "Top Influential Sources");
  const reviews = sources.getByRole("row", { name: /reviews\.example/ });
  await expect(reviews).toContainText("place 1");
  await expect(reviews).toContainText(/−31\.\d+\s%|−32\.0\s%/);
  await expect(reviews).toContainText("n = 64 · 51.07–75.28 %");
  await expect(reviews).toContainText("Moved down");
  await expect(sources.getByRole("row", { name: /northwind\.example/ })).toContainText("Your site");
  await expect(
    sources
      .getByRole("row", { name: /forum\.example/ })
      .getByRole("cell")
      .nth(1),
  ).not.toContainText("up");
  expect(await traitsOf(reviews.getByRole("link"))).toEqual({ campaign, domain: "reviews.example" });
  expect(await traitsOf(sources.getByRole("link", { name: /^64/ }))).toEqual({ campaign, citing: "true" });
  await expect(sources.getByRole("link", { name: "View details" })).toHaveAttribute(
    "href",
    `/workspaces/${workspaceId}/insight/sources?campaign=${campaignId}&branded=all`,
  );

  const channels = card(page, "Top AI Channels");
  const chatgpt = channels.getByRole("row", { name: /ChatGPT/ });
  await expect(chatgpt).toContainText("OpenAI");
  await expect(chatgpt).toContainText("−86.4 pts");
  const [mentions, owned, visibility] = await chatgpt.getByRole("link").all();
  expect(await traitsOf(mentions ?? chatgpt)).toEqual({ campaign, model: "chatgpt", mentioned: "true" });
  expect(await traitsOf(owned ?? chatgpt)).toEqual({ campaign, model: "chatgpt", cited: "true" });
  expect(await traitsOf(visibility ?? chatgpt)).toEqual({ campaign, model: "chatgpt" });
  const meta = channels.getByRole("row", { name: /Meta AI/ });
  await expect(meta).toContainText("Too few answers to tell a change from chance");
  await expect(meta).not.toContainText("Moved");

  const matrix = card(page, "Mentions and Citations").getByRole("listitem");
  await expect(matrix).toContainText([
    /^Named and cited3.*4\.69\s%.*before: 3/,
    /^Named only1.*1\.56\s%.*before: 60/,
    /^Cited only1.*1\.56\s%.*before: 0/,
    /^Absent59.*92\.19\s%.*before: 2/,
  ]);
  const cells = await Promise.all([0, 1, 2, 3].map((at) => traitsOf(matrix.nth(at).getByRole("link"))));
  expect(cells).toEqual([
    { campaign, mentioned: "true", cited: "true" },
    { campaign, mentioned: "true", cited: "false" },
    { campaign, mentioned: "false", cited: "true" },
    { campaign, mentioned: "false", cited: "false" },
  ]);

  const sentiment = card(page, "Sentiment Analysis");
  await expect(sentiment).toContainText("Overall positiveestimated from words");
  await sentiment.getByRole("button", { name: /About/ }).click();
  await expect(page.getByText("Evidence: estimated. The labels are estimated from words")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await traitsOf(sentiment.getByRole("link", { name: /^4 positive/ }))).toMatchObject({
    campaign,
    sentiment: "POSITIVE",
  });
  await sentiment.getByLabel("Brand", { exact: true }).selectOption("Contoso");
  await expect(sentiment).toContainText("Overall negative");
  expect(await traitsOf(sentiment.getByRole("link", { name: /^21 negative/ }))).toMatchObject({
    campaign,
    sentiment: "NEGATIVE",
  });

  const worst = card(page, "Answers with Worst Sentiments");
  await expect(worst.getByRole("listitem").first()).toContainText(
    "Contoso Sit is unreliable and disappointing after a year",
  );
  await expect(worst.getByRole("listitem").first()).toContainText("estimated from words");
  expect(await traitsOf(worst.getByRole("link", { name: /^21/ }))).toEqual({
    campaign,
    sentiment: "NEGATIVE",
  });
  await expect(worst.getByRole("link", { name: chairs.best }).first()).toHaveAttribute(
    "href",
    new RegExp(`/workspaces/${workspaceId}/insight/conversations/[0-9a-f-]{36}#answer-[0-9a-f-]{36}$`),
  );
  await expect(worst.getByRole("listitem").first()).toContainText(/said on \d+ days? in \d+ answers/);
  await page.getByRole("button", { name: "Unbranded", exact: true }).click();
  await expect(worst.getByRole("link", { name: /^21/ })).toBeHidden();
  await expect(worst.getByRole("listitem").first()).toContainText("Highly negative 0.92");
  await expect(worst).toContainText(/\d of \d remarks in \d+ answers/);
});

test("a channel that answered before alone has no answers, and channels are not compared over a change of models", async ({
  page,
}) => {
  const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
  await page.goto(overviewAddress(workspace, `?campaign=${campaigns[chairs.stools]}&branded=all`));

  const channels = card(page, "Top AI Channels");
  await expect(channels.getByRole("row", { name: /ChatGPT/ })).toContainText("Not comparable");
  await expect(channels.getByRole("row", { name: /Grok/ })).toContainText("No answers");
  await expect(channels.getByRole("row", { name: /Local index/ })).toBeHidden();
  await expect(page.getByText("Answers of the local index are left out.")).toBeVisible();
});

test("prompts open at those that underperform, ten at a time, and the tab is in the address", async ({
  page,
}) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  await page.goto(overviewAddress(workspace, "?branded=all"));

  const performance = card(page, "Prompts' Performance");
  await expect(performance.getByRole("tab", { selected: true })).toHaveText("Underperforming20");
  await expect(performance.getByRole("row")).toHaveCount(1 + 10);
  await expect(performance.getByText("10 of 20")).toBeVisible();
  await performance.getByRole("button", { name: "Show more" }).click();
  await expect(performance.getByRole("row")).toHaveCount(1 + 20);
  await expect(performance.getByRole("button", { name: "Show more" })).toBeHidden();

  await performance.getByRole("tab", { name: /Most Performing/ }).click();
  await expect(page).toHaveURL(/prompts=most_performing/);
  const row = performance.getByRole("row", { name: /Is Northwind any good/ });
  await expect(row).toContainText("Branded");
  await expect(row).toContainText("100.0 %");
  await expect(row.getByRole("cell").first()).toHaveText("1");
  await expect(
    performance.getByText(/^The best desk chairs for a small office Three chairs.*…$/),
  ).toBeVisible();
  await expect(row.getByRole("link", { name: chairs.branded }).first()).toHaveAttribute(
    "href",
    /conversations\/[0-9a-f-]{36}#answer-[0-9a-f-]{36}$/,
  );
  await page.reload();
  await expect(performance.getByRole("tab", { selected: true })).toHaveText("Most Performing2");
  await performance.getByRole("tab", { name: /Promising/ }).click();
  await expect(performance.getByRole("row", { name: /desk chair number 1 suits/ })).toContainText("0.0 %");
  await expect(card(page, "Sentiment Analysis")).toBeHidden();
  await expect(card(page, "Answers with Worst Sentiments")).toBeHidden();
});

const emptyTexts: Readonly<Record<CardCall, readonly [card: string, text: string]>> = {
  sources: ["Top Influential Sources", "No sources data available for the selected period"],
  channels: ["Top AI Channels", "No AI channels data available for the selected period"],
  prompts: ["Prompts' Performance", "No underperforming prompts found for the selected period"],
  matrix: ["Mentions and Citations", "No data available for the selected period"],
  searches: ["What assistants search for", "No answers in the selected period"],
  sentiment: ["Sentiment Analysis", "No sentiment data available for the selected campaign"],
  worst: ["Answers with Worst Sentiments", "No negative sentiment answers found for the selected period"],
};

test("each card says by itself that it loads, that it failed and that there is nothing", async ({ page }) => {
  const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
  const held = hold();
  let isBroken = true;
  for (const call of Object.values(cardCalls)) {
    await page.route(call, async (route) => {
      await held.until;
      await (isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue());
    });
  }
  // A month in which nothing was asked.
  const empty = `?from=01-03-26&to=31-03-26&campaign=${campaigns[chairs.campaign]}`;
  await page.goto(overviewAddress(workspace, empty));

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
  await card(page, "Prompts' Performance")
    .getByRole("tab", { name: /Promising/ })
    .click();
  await expect(page.getByText("No promising prompts found for the selected period")).toBeVisible();
});

test("the cards explain their figures, are accessible in both themes and fit a phone", async ({ page }) => {
  test.setTimeout(120_000);
  await openChairs(page);
  await expect(card(page, "Sentiment Analysis").getByRole("link").first()).toBeVisible();
  await expect(card(page, "Answers with Worst Sentiments").getByRole("listitem")).toHaveCount(3);
  await fontsLoaded(page);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);

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
