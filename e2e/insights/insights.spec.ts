import { expect, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { addressDayOf, dayOf } from "../support/days.ts";
import { hold } from "../support/hold.ts";
import { pixel } from "../support/pixel.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { useAtOnce } from "../support/use-at-once.ts";
import { phone, themes, useTheme } from "../support/views.ts";
import { overviewAddress, overviewCalls } from "./overview.ts";

const headline = (page: Page) => page.getByRole("region", { name: "Headline figures" });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the figures say what they rest on, and lead to the answers that they count", async ({ page }) => {
  const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
  const ofChairs = overviewAddress(workspace, `?campaign=${campaigns[chairs.campaign]}&branded=all`);
  await page.goto(ofChairs);

  await expect(page).toHaveTitle(/^Brand Insights Overview/);
  await expect(
    page.getByText("Track your brand visibility and performance in AI search results"),
  ).toBeVisible();
  await expect(headline(page)).toContainText("6.25 %");
  await expect(headline(page)).toContainText(/down −90\.7\spts vs \d/);
  await expect(headline(page)).toContainText("Moved down");
  await expect(headline(page)).toContainText("n = 64 · 1.34–24.68 %");
  await expect(headline(page).getByRole("link", { name: /^6\.25\s%/ })).toHaveAttribute(
    "href",
    /insight\/conversations\?view=answers&counted=true.*&from=[\d-]+&to=[\d-]+.*&mentioned=true/,
  );

  await page.getByRole("button", { name: "About Visibility score" }).click();
  const details = page.getByRole("dialog", { name: "About Visibility score" });
  await expect(details).toContainText("Visibility score = answers that name you / answers × 100.");
  await expect(details).toContainText("95 % interval for the topic1.34 % to 24.68 %");
  await expect(details).toContainText(/Narrower, for these very prompts\d+(\.\d+)?\s% to \d+(\.\d+)?\s%/);
  await expect(details).toContainText("Paired change−92.2 pts");
  await expect(details).toContainText(/p value(< |<)?0\.\d+/);
  await expect(details).toContainText("10 points per mention");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Evidence: Exploratory" }).click();
  await expect(page.getByRole("dialog", { name: "Evidence" })).toContainText(
    "At least 50 queries, each asked 7 times or more of every model",
  );
  await page.keyboard.press("Escape");

  const ranked = card(page, "Industry Ranking").getByRole("listitem");
  await expect(ranked).toHaveCount(6);
  await expect(ranked.first()).toContainText(/1Fabrikam.*93\.75\s%/);
  await expect(ranked.last()).toContainText("7Northwind (you)");
  await expect(ranked.last()).toContainText("down −90.7 pts");
  await page.getByRole("button", { name: "Show all 7 brands" }).click();
  await expect(page.getByRole("dialog", { name: "Industry Ranking" }).getByRole("listitem")).toHaveCount(7);
  await page.keyboard.press("Escape");

  const chart = card(page, "Visibility Index");
  const legend = chart.getByRole("list", { name: "Series" }).getByRole("button");
  await expect(legend).toHaveText([
    "Northwind (you)",
    "Fabrikam",
    "Adventure Works",
    "Contoso",
    "Tailspin",
    "Wingtip",
    "Proseware",
  ]);
  await expect(legend.last()).toHaveAttribute("aria-pressed", "false");
  await legend.last().click();
  await expect(page).toHaveURL(/brands=.*Proseware/);
  await chart.getByRole("button", { name: "Share of Voice" }).click();
  await expect(page).toHaveURL(/metric=voice/);
  await page.reload();
  await expect(legend.last()).toHaveAttribute("aria-pressed", "true");
  await expect(chart.getByRole("button", { name: "Share of Voice" })).toHaveAttribute("aria-pressed", "true");
  await legend.last().click();
  await chart.getByRole("button", { name: "Visibility Score" }).click();
  await expect(page).toHaveURL(ofChairs);

  // Two runs make a line.
  await page.goto(`${ofChairs}&from=${addressDayOf(40)}&to=${addressDayOf(0)}`);
  await expect(chart.locator(".recharts-line path").filter({ visible: true }).first()).toBeVisible();
});

test("brands and campaigns bear the icons of their sites, and a letter where none is known", async ({
  page,
}) => {
  const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
  await page.route("**/api/v1/favicons/**", (route) =>
    route.fulfill({ body: pixel, contentType: "image/png" }),
  );
  await page.goto(overviewAddress(workspace, `?campaign=${campaigns[chairs.campaign]}&branded=all`));
  const ranked = card(page, "Industry Ranking").getByRole("listitem");
  const iconOf = (name: RegExp) => ranked.filter({ hasText: name }).locator("img");
  await expect(iconOf(/Fabrikam/)).toHaveAttribute("src", /favicons\/fabrikam\.example\?s=/);
  await expect(iconOf(/Northwind/)).toHaveAttribute("src", /favicons\/northwind\.example\?s=/);
  const contoso = ranked.filter({ hasText: /Contoso/ });
  await expect(contoso.locator("img")).toHaveCount(0);
  await expect(contoso.locator("[data-initials]")).toHaveAttribute("data-initials", "C");

  await page.goto(overviewAddress(workspace).replace("dashboard", "campaigns"));
  const campaign = page.getByRole("rowheader", { name: chairs.campaign });
  await expect(campaign.locator("img")).toHaveAttribute("src", /favicons\/northwind\.example\?s=/);
});

test("two changes at the same moment are both kept, of how the chart looks and of what the page shows", async ({
  page,
}) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  await page.goto(overviewAddress(workspace));
  await useAtOnce(
    card(page, "Visibility Index").getByRole("button", { name: "Share of Voice" }),
    page.getByRole("button", { name: "All", exact: true }),
  );
  await expect(page).toHaveURL(overviewAddress(workspace, "?metric=voice&branded=all"));
  await useAtOnce(
    page.getByRole("button", { name: "Unbranded", exact: true }),
    card(page, "Prompts' Performance").getByRole("tab", { name: /Promising/ }),
  );
  await expect(page).toHaveURL(overviewAddress(workspace, "?metric=voice&prompts=promising"));
});

test("every filter is in the URL, and days are stored for their workspace only", async ({
  page,
  request,
}) => {
  const { account, workspace, campaigns } = await openSeeded(page, "desk-chairs");
  const campaignId = campaigns[chairs.campaign];
  const other = await createWorkspace(request, account, {
    name: "Elsewhere",
    url: "https://elsewhere.example",
  });
  const weekBefore = new RegExp(`from=${addressDayOf(13)}&to=${addressDayOf(7)}`);
  const asked: URLSearchParams[] = [];
  page.on("request", (one) => {
    if (one.url().includes("/brand-mentions/")) asked.push(new URL(one.url()).searchParams);
  });
  await page.goto(overviewAddress(workspace, "?branded=all"));
  await expect(headline(page)).toContainText("n = 66");

  await page.getByRole("button", { name: "Campaign: All Campaigns" }).click();
  await page.getByPlaceholder("Search campaigns...").fill("chai");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText([chairs.campaign]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`campaign=${campaignId}`));
  await expect(card(page, "Sentiment Analysis")).toBeVisible();
  await page.getByRole("button", { name: "Unbranded", exact: true }).click();
  await page.getByRole("button", { name: /^\d+ \w+( \d{4})? – \d+ \w+ \d{4}$/ }).click();
  for (const preset of ["Last 7 Days", "Last Month", "Last 3 Months"]) {
    await expect(page.getByRole("button", { name: preset })).toBeVisible();
  }
  await page.keyboard.press("w");
  await expect(page).toHaveURL(new RegExp(`from=${addressDayOf(6)}&to=${addressDayOf(0)}`));
  await expect(page).not.toHaveURL(/branded/);
  await page.getByRole("button", { name: "Previous period", exact: true }).click();
  await expect(page).toHaveURL(weekBefore);
  await page.locator("h1").focus();
  await page.keyboard.press("x");
  await expect(page).toHaveURL(/compare=off/);
  await expect(headline(page)).not.toContainText(" vs ");
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toEqual({
      start_date: dayOf(13),
      end_date: dayOf(7),
      campaign_id: campaignId,
      branded: "false",
    });

  await page.goto(overviewAddress(other));
  await expect(page.getByRole("heading", { name: "No answers yet" })).toBeVisible();
  await expect(page).toHaveURL(overviewAddress(other));
  await page.goto(overviewAddress(workspace));
  await expect(page).toHaveURL(weekBefore);
  await page.goto(overviewAddress(workspace, "?from=01-11-26&to=05-11-26&branded=perhaps&campaign=none"));
  await expect(page.getByRole("button", { name: "1 – 5 Nov 2026" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Unbranded", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("button", { name: "Campaign: All Campaigns" })).toBeVisible();
});

test("cards are empty, on their way and failing each on its own", async ({ page }) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  const later = hold();
  await page.route(overviewCalls.mentions, async (route) => {
    await later.until;
    await route.continue();
  });
  // A month in which nothing was asked.
  await page.goto(overviewAddress(workspace, "?from=01-03-26&to=31-03-26"));
  await expect(page.getByRole("status", { name: "Loading Visibility Index" })).toBeVisible();
  await expect(page.getByText("No ranking data available for the selected period")).toBeVisible();
  later.release();
  await expect(card(page, "Visibility Index")).toContainText("No data available for the selected period");
  await expect(headline(page)).toContainText("Visibility score–");
  await expect(headline(page)).not.toContainText("0.0 %");
  await expect(
    page.getByText("The periods cannot be compared: there were no answers in the period compared with."),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  const failure = { status: 400, json: { detail: "The ranking has to wait.", code: "MALFORMED_BODY" } };
  await page.route(overviewCalls.ranking, (route) => route.fulfill(failure));
  await page.goto(overviewAddress(workspace, "?from=&to="));
  const ranking = card(page, "Industry Ranking");
  await expect(ranking.getByRole("alert")).toContainText("The ranking has to wait.");
  await expectNoAxeViolations(page);
  await page.unroute(overviewCalls.ranking);
  await ranking.getByRole("button", { name: "Retry" }).click();
  await expect(ranking.getByRole("alert")).toBeHidden();
});

test("a workspace that never asked anything learns what this page is for", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(overviewAddress(workspace));

  await expect(page.getByRole("heading", { name: "No answers yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Explore with demo data" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New Campaign" })).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/insight/create`,
  );
  await expectNoAxeViolations(page);
});

test("looks right in both themes, on a phone and on paper, and works by the keyboard", async ({ page }) => {
  test.slow();
  const { workspace } = await openSeeded(page, "desk-chairs");
  await page.goto(overviewAddress(workspace));
  await expect(page.getByRole("list", { name: "Series" })).toBeVisible();
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);

  await tabTo(page, page.getByRole("button", { name: "Campaign: All Campaigns" }));
  await page.keyboard.press("Enter");
  await page.getByPlaceholder("Search campaigns...").waitFor();
  await page.keyboard.type("cha");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Campaign: Chairs, Germany" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Branded", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/branded=true/);
  await tabTo(page, headline(page).getByRole("link", { name: /answers that are counted/ }));

  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Filters (2)" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("button", { name: "Campaign: Chairs, Germany" })).toBeVisible();
  await expectNoAxeViolations(page);
  await sheet.getByLabel("Kind of query").selectOption("Unbranded");
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(
    page.getByText(
      /^Campaign Chairs, Germany · Unbranded queries · Last Month, \d+ \w+( \d{4})? – \d+ \w+ \d{4} · /,
    ),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Export" })).toBeHidden();
});

test("a campaign that is gone is said to be gone on every page of the insights, and all others are one click away", async ({
  page,
}) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  const gone = "?campaign=00000000-0000-4000-8000-000000000000";

  for (const path of ["dashboard", "sources", "sources/explorer"]) {
    await page.goto(`/workspaces/${workspace.id}/insight/${path}${gone}`);
    await expect(page.getByRole("heading", { name: "This campaign has no answers" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Campaign: Unknown campaign" })).toBeVisible();
    if (path === "dashboard") await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Show all campaigns" }).click();

    await expect(page).not.toHaveURL(/campaign=/);
    await expect(page.getByRole("button", { name: /Campaign/ }).first()).toContainText("All Campaigns");
    await expect(page.getByRole("heading", { name: "This campaign has no answers" })).toHaveCount(0);
    await expect(page.getByText("fabrikam.example").first()).toBeVisible();
  }
});
