import type { Credits } from "@citelens/contract/billing/credits";
import { expect, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { spentBy } from "../seed/spent-credits.ts";
import { bearer } from "../support/api.ts";
import { savedFile } from "../support/saved-file.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { desktop } from "../support/views.ts";

const logs = "/settings/credit-logs";
const calculatorPage = "/settings/credit-calculator";
function cellsOf(page: Page, row: number) {
  return page.getByRole("table", { name: "Credit usage" }).locator("tbody tr").nth(row).locator("th, td");
}

test.describe("the credit usage history", () => {
  test("shows what credits were used for, sorts and pages, all of it in the URL", async ({ page }) => {
    await page.clock.setFixedTime(spentBy);
    const { workspace } = await openSeeded(page, "spent-credits");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith("/credit-logs/")) asked.push(search);
    });
    await page.goto(`/workspaces/${workspace.id}/agent-visits-old`);
    await page.goto("/settings");
    await page
      .getByRole("navigation", { name: "Settings" })
      .getByRole("link", { name: "Credit Usage" })
      .click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Usage History");
    await expect(page.getByRole("columnheader")).toHaveText([
      "Date & Time",
      "Action Type",
      "Credits Used",
      "Details",
    ]);
    await expect(cellsOf(page, 0)).toHaveText([
      /20 Nov 2026.*11:59.*40 seconds ago/,
      "AI answers",
      "20",
      /What are the best running shoes for wide feet\?.*Query · Running shoes · Product Analysis.*Active/,
    ]);
    await expect(cellsOf(page, 1)).toHaveText([
      /1 minute ago/,
      "Content optimization",
      "1,500",
      /Spring brand watch.*Campaign · Brand Insight.*Paused/,
    ]);
    await expect(cellsOf(page, 2)).toHaveText([/1 day ago/, "Assistant message", "5", /Chat message.*AI/]);
    await expect(cellsOf(page, 3)).toHaveText([/1 year ago/, "AI answers", "20", "No details"]);
    await expect(page.getByText("Showing 1 to 20 of 45 results")).toBeVisible();
    await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
    expect(asked.at(-1)).toBe("?page=1&page_size=20&ordering=-created_at");

    const credits = page.getByRole("columnheader", { name: "Credits Used" });
    await credits.getByRole("button").click();
    await expect(credits).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL(`${logs}?ordering=credits_used`);
    await expect(cellsOf(page, 0).nth(1)).toHaveText("Assistant message");
    await expect(cellsOf(page, 1)).toHaveText([/1 Oct 2025.*10:59/, "AI answers", "5", "No details"]);
    await credits.getByRole("button").click();
    await expect(credits).toHaveAttribute("aria-sort", "descending");
    await expect(page).toHaveURL(`${logs}?ordering=-credits_used`);
    await expect(cellsOf(page, 0).nth(2)).toHaveText("1,500");
    await expect(cellsOf(page, 1).nth(2)).toHaveText("20");
    await expect(page.getByRole("columnheader", { name: "Details" }).getByRole("button")).toHaveCount(0);

    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(`${logs}?page=2&ordering=-credits_used`);
    await expect(page.getByText("Showing 21 to 40 of 45 results")).toBeVisible();
    await expect(cellsOf(page, 0).nth(2)).toHaveText("5");
    expect(asked.at(-1)).toBe("?page=2&page_size=20&ordering=-credits_used");
    await page.reload();
    await expect(page.getByText("Showing 21 to 40 of 45 results")).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Showing 1 to 20 of 45 results")).toBeVisible();

    const file = await savedFile(page);
    expect(file.name).toBe("credit-usage_2026-11-20.csv");
    const [header, first, ...others] = file.text.trim().split(/\r?\n/);
    expect(header).toContain("Date & Time,Action Type,Credits Used,Details");
    expect(first).toBe("2026-11-20T11:58:59.000Z,Content optimization,1500,Spring brand watch");
    expect(others).toHaveLength(44);
    expect(asked.at(-1)).toBe("?ordering=-credits_used&format=csv");
  });

  test("holds each answer of a campaign by its run, and so all that was used", { tag: "@main" }, async ({
    page,
  }) => {
    const { account, workspace } = await openSeeded(page, "desk-chairs");
    const response = await page.request.get(`/api/v1/projects/${workspace.id}/organization/credits/`, {
      headers: bearer(account),
    });
    const { used_credits }: Credits = await response.json();
    await page.goto(logs);

    await expect(cellsOf(page, 0)).toHaveText([
      /[45] days ago/,
      "AI answers",
      "100",
      new RegExp(`${chairs.campaign}.*Run of .* 20 answers on this page`),
    ]);
    await page.getByRole("button", { name: `Show the answers of ${chairs.campaign}` }).click();
    await expect(cellsOf(page, 1)).toHaveText([
      /[45] days ago/,
      "AI answers",
      "5",
      new RegExp(`Query · .+ · ${chairs.campaign} · Brand Insight.*Active`),
    ]);
    await expect(page.getByRole("row")).toHaveCount(22);
    await page.getByRole("button", { name: `Hide the answers of ${chairs.campaign}` }).click();
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page.getByText(`Showing 1 to 20 of ${used_credits / 5} results`)).toBeVisible();
  });
});

test.describe("the credit calculator", () => {
  test("calculates on load and on every change", { tag: "@main" }, async ({
    signedInPage: page,
    workspace: _,
  }) => {
    await page.goto(calculatorPage);

    await expect(page.getByText("12,750 credits")).toBeVisible();
    await expect(page.getByText("127.50€")).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "11,250 credits" })).toContainText("112.50€");
    await expect(page.getByRole("definition").filter({ hasText: "1,500 credits" })).toContainText("15.00€");
    const figures = page.getByRole("table", { name: /^Campaign 1/ });
    await expect(figures).toContainText("Brand Insight, 25 queries on 3 LLMs");
    await expect(figures.getByRole("row", { name: /^Citations/ })).toContainText("2,250300");
    await expect(figures.getByRole("row", { name: /^Sources/ })).toContainText("11,2501,500");
    await expect(page.getByRole("list", { name: "Models of campaign 1" }).getByRole("listitem")).toHaveText([
      "ChatGPT OpenAI",
      "Grok xAI",
      "Meta AI Meta",
    ]);

    await expect(page.getByRole("button", { name: /^Remove Campaign/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Add Campaign" }).click();
    await expect(page.getByText("25,500 credits")).toBeVisible();
    await page.getByRole("button", { name: "Remove Campaign 2" }).click();
    await expect(page.getByRole("heading", { name: "Campaigns" })).toBeFocused();
    await expect(page.getByText("12,750 credits")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Remove Campaign/ })).toHaveCount(0);

    await page.getByLabel("Campaign type").selectOption("Product Analysis");
    await expect(figures).toContainText("Product Analysis");
    await page.getByLabel("Campaign type").selectOption("Pre-Audit Insight");
    await expect(page.getByText("375 credits", { exact: true })).toBeVisible();
    await expect(page.getByText("A pre-audit does not run again.")).toBeVisible();
    await expect(page.getByText(/To see a change of/)).toHaveCount(0);
    await page.getByLabel("Campaign type").selectOption("Product Analysis");
    await expect(page.getByText("12,750 credits")).toBeVisible();
    await page.getByLabel("Optimizations", { exact: true }).fill("3");
    await expect(page.getByText("14,250 credits")).toBeVisible();
    await expect(page.getByText("1,500 credits, once")).toBeVisible();
  });
});

test.describe("the credit gate", () => {
  test("leads to what credits would open, what it costs and where to buy them", async ({ page }) => {
    const { workspace } = await openSeeded(page, "spent-credits");
    await page.setViewportSize(desktop);
    await page.goto(`/workspaces/${workspace.id}/agent-visits-old`);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Activate" }).click();

    await expect(page).toHaveURL(`/workspaces/${workspace.id}/insight/catch`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Activate Monitor");
    await expect(page.getByText("No credits are left")).toBeVisible();
    await expect(page.getByRole("row", { name: /Content optimization/ })).toContainText("500 credits5.00€");
    await expect(page.getByRole("row", { name: /In the first month/ })).toContainText(
      "15,000 credits150.00€",
    );
    await expect(page.getByRole("listitem").filter({ hasText: "Growth" })).toContainText("149.00€ a month");
    await expect(page.getByRole("link", { name: "Get credits" })).toHaveAttribute(
      "href",
      "/settings/billing",
    );

    await page.getByRole("link", { name: "Estimate your costs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Calculator");
    await page.goto(`/workspaces/${workspace.id}/optimization/catch`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Activate Optimize");
    await expect(page.locator("#content").getByText("Technical Audit")).toBeVisible();
  });
});
