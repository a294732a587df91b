import { expect, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { test } from "../support/test.ts";
import { serveSite } from "../visits/visits.ts";

const pages: Readonly<Record<string, string>> = {
  "/": `<title>Northwind Tea</title><h1>Northwind Tea</h1><a href="/green">Green tea</a><a href="/black">Black tea</a>
    <p>Northwind sells loose leaf tea by post in three sizes, with free delivery within two working days.</p>`,
  "/green": `<title>Green tea from Northwind</title><h1>The best loose leaf green tea</h1>
    <p>Northwind's loose leaf green tea is picked in spring and costs 9 euros for 100 grams. It tastes fresh and mild.
    Of all loose leaf green tea we sell, Sencha is the best choice for beginners, because it forgives water that is too hot.</p>
    <p>Contoso offers a loose leaf green tea as well, which is stronger and costs 12 euros.</p>`,
  "/black": `<title>Black tea from Northwind</title><h1>Black tea for the morning</h1>
    <p>Our Assam black tea is strong and malty. Steep the black tea for four minutes and drink it with milk.</p>`,
};

const menuOf = async (page: Page, name: string, item: string | RegExp): Promise<void> => {
  await page
    .getByRole("row", { name })
    .getByRole("button", { name: /actions/i })
    .click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

test("a campaign, from its first query to what the answers say, and to its end", { tag: "@main" }, async ({
  signedInPage: page,
  request,
  account,
}) => {
  test.slow();
  const site = await serveSite(({ url = "/" }) => pages[url] ?? "");
  const { id } = await createWorkspace(request, account, { name: "Northwind", url: site.url });
  await page.goto(`/workspaces/${id}/insight/campaigns`);
  await expect(page.getByText("No campaigns yet")).toBeVisible();
  // It comes later than the link beside it, and moves it.
  await expect(page.getByRole("button", { name: "Explore with demo data" })).toBeVisible();
  await page.getByRole("link", { name: "Create New Campaign" }).click();

  await page.getByLabel("Campaign name").fill("Tea");
  await page.getByLabel("Add a competitor").fill("Contoso");
  await page.keyboard.press("Enter");
  for (const query of [
    "What is the best loose leaf green tea?",
    "How long do I steep black tea?",
    "Who repairs bicycles?",
  ]) {
    await page.getByLabel("Add a query").fill(query);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("checkbox", { name: "Local index" }).check();
  await expect(page.getByRole("region", { name: "Estimate", exact: true })).toContainText(
    "3 answers in the first run",
  );
  await page.getByRole("button", { name: "Launch campaign" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Campaign Launched Successfully!");
  await expect(page.getByText("3 of 3").first()).toBeVisible({ timeout: 30_000 });
  await page.goto(`/workspaces/${id}/insight/conversations`);
  await page.getByRole("link", { name: "What is the best loose leaf green tea?" }).click();
  const answer = page.getByRole("article").first();
  await expect(answer).toContainText("green tea");
  await expect(answer.getByText("Northwind").first()).toBeVisible();
  await expect(page.getByText(/not an AI assistant/).first()).toBeVisible();

  await page.goto(`/workspaces/${id}/insight/conversations`);
  await page.getByRole("link", { name: "Who repairs bicycles?" }).click();
  await expect(page.getByText(/has no answer$/).first()).toBeVisible();

  await page.goto(`/workspaces/${id}/insight/campaigns`);
  await expect(page.getByRole("row", { name: /Tea/ })).toContainText("Active");
  await menuOf(page, "Tea", "View Dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand Insights Overview");
  await expect(page).toHaveURL(/insight\/dashboard\?campaign=/);
  await expect(page.getByText("Only the local index was asked")).toBeVisible();
  const figures = page.getByRole("region", { name: "Headline figures" });
  await expect(figures).toContainText(/Visibility score.*Share of voice.*Average position.*AI answers/);
  const ranked = page.getByRole("list", { name: "Brands by visibility" });
  await expect(ranked).toContainText("Northwind (you)");
  await figures.getByRole("link", { name: /answers? that (is|are) counted/ }).click();
  await expect(page).toHaveURL(/insight\/conversations\?.*view=answers/);
  await expect(page.getByText("counted in figures")).toBeVisible();

  await page.goto(`/workspaces/${id}/insight/campaigns`);
  await menuOf(page, "Tea", "Edit Frequency");
  const dialog = page.getByRole("dialog", { name: "Edit Campaign Frequency" });
  await dialog.getByText("Daily", { exact: true }).click();
  await dialog.getByRole("button", { name: /save|update/i }).click();
  await expect(dialog).toBeHidden();
  await menuOf(page, "Tea", "Pause");
  await expect(page.getByRole("row", { name: /Tea/ })).toContainText("Paused");
  await menuOf(page, "Tea", /^Activate — next run on \d+ \w+ \d{4}, \d\d:\d\d$/);
  await expect(page.getByRole("row", { name: /Tea/ })).toContainText("Active");
  await menuOf(page, "Tea", "Duplicate");
  await expect(page.getByRole("row", { name: /Tea \(copy\)/ })).toContainText("Draft");
  await menuOf(page, "Tea (copy)", "Delete");
  const removal = page.getByRole("alertdialog");
  await expect(removal).toContainText("This action cannot be undone.");
  await removal.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("row", { name: /Tea \(copy\)/ })).toBeHidden();
  await site.close();
});
