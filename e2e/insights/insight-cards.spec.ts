import { expect, type Locator, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
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
