import { expect, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { tabTo } from "../support/checks.ts";
import { addressDayOf } from "../support/days.ts";
import { pixel } from "../support/pixel.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";
import { overviewAddress } from "./overview.ts";

const headline = (page: Page) => page.getByRole("region", { name: "Headline figures" });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the figures say what they rest on, and lead to the answers that they count", { tag: "@main" }, async ({
  page,
}) => {
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

test("works by the keyboard, behind one button on a phone, and without controls on paper", async ({
  page,
}) => {
  test.slow();
  const { workspace } = await openSeeded(page, "desk-chairs");
  await page.goto(overviewAddress(workspace));
  await expect(page.getByRole("list", { name: "Series" })).toBeVisible();
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
