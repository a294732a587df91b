import type { CreditUse } from "@citelens/contract/credits";
import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "./support/checks.ts";
import { hold } from "./support/hold.ts";
import { test } from "./support/test.ts";

const common = {
  id: null,
  name: null,
  query: null,
  campaign_name: null,
  campaign_type: null,
  status: null,
  message_type: null,
} as const;

function use(n: number, part: Partial<CreditUse>): CreditUse {
  return {
    id: `01930000-0000-7000-8000-${String(n).padStart(12, "0")}`,
    created_at: new Date(Date.now() - n * 3_600_000).toISOString(),
    action_type: 1,
    action_display: "AI answers",
    credits_used: 5 * n,
    content_object_info: null,
    ...part,
  };
}

const uses = [
  use(1, {
    content_object_info: {
      ...common,
      type: "campaign",
      name: "Autumn",
      campaign_type: "BRAND",
      status: "active",
    },
  }),
  use(2, {
    content_object_info: {
      ...common,
      type: "query",
      query: "best shoes",
      campaign_name: "Autumn",
      status: "paused",
    },
  }),
  use(3, {
    action_type: 3,
    action_display: "Assistant message",
    content_object_info: { ...common, type: "chat_message", name: "Why so few?", message_type: "AI" },
  }),
  use(4, { action_type: 2, action_display: "Content optimization" }),
];

test("the history lists what credits were used for, sorted and paged by the server", async ({
  signedInPage: page,
  workspace,
}) => {
  const asked: string[] = [];
  const { until, release } = hold();
  let answer: "rows" | "none" | "error" = "rows";
  await page.route("**/organization/credit-logs/*", async (route) => {
    asked.push(new URL(route.request().url()).search);
    await until;
    if (answer === "error") return route.fulfill({ status: 500, json: {} });
    const results = answer === "none" ? [] : uses;
    return route.fulfill({
      json: { count: answer === "none" ? 0 : 44, next: null, previous: null, results },
    });
  });
  await page.goto("/settings/credit-logs");
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  const table = page.getByRole("table", { name: "Credit usage" });
  await expect(table).toHaveAttribute("aria-busy", "true");
  release();
  await expect(table.getByRole("row")).toHaveCount(5);
  await expect(table.getByRole("columnheader")).toHaveText([
    "Date & Time",
    "Action Type",
    "Credits Used",
    "Details",
  ]);
  await expect(table).toContainText("1 hour ago");
  await expect(table).toContainText("2 hours ago");
  await expect(table.getByRole("row", { name: /Autumn.*Campaign · BRAND.*active/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /best shoes.*Query · Autumn.*paused/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /Assistant message.*Chat message · AI/ })).toBeVisible();
  await expect(page.getByText("Showing 1 to 20 of 44 results")).toBeVisible();

  const column = table.getByRole("columnheader", { name: "Credits Used" });
  await column.getByRole("button").click();
  await expect(column).toHaveAttribute("aria-sort", "ascending");
  await column.getByRole("button").click();
  await expect(column).toHaveAttribute("aria-sort", "descending");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/order=-credits_used&page=2/);
  await expect(page.getByText("Showing 21 to 40 of 44 results")).toBeVisible();
  expect(asked).toContain("?page=2&page_size=20&ordering=-credits_used");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  answer = "none";
  await page.reload();
  await expect(page.getByText("No credit usage found")).toBeVisible();
  await expect(page.getByText("Credit usage will appear here as you use the platform")).toBeVisible();
  answer = "error";
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Failed to load credit usage data");
  answer = "rows";
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(table.getByRole("row")).toHaveCount(5);
  await page.route("**/api/v1/projects/", (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText("No project selected")).toBeVisible();
  await expect(page.getByText("Please select a project to view credit usage history")).toBeVisible();
});

test("the calculator reckons on load, on each change after a pause, and keeps its bounds", async ({
  signedInPage: page,
  workspace,
}) => {
  const asked: unknown[] = [];
  let isBroken: "no" | "server" | "refused" = "no";
  await page.route("**/credit-calculator/", async (route) => {
    asked.push(route.request().postDataJSON());
    if (isBroken === "server") await route.fulfill({ status: 500, json: {} });
    else if (isBroken === "refused")
      await route.fulfill({ status: 409, json: { detail: "Too odd.", error: "Too odd." } });
    else await route.continue();
  });
  await page.goto("/settings/credit-calculator");
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  const costs = page.getByRole("region", { name: "Your costs" });
  await expect(costs).toContainText("15,000 credits");
  await expect(costs).toContainText("150.00€");
  await expect(costs).toContainText("17,000 credits");
  await expect(costs).toContainText("170.00€");
  await expect(costs).toContainText("ChatGPT, Claude, Gemini, Perplexity");
  await expect(page.getByRole("button", { name: /^Remove campaign/ })).toHaveCount(0);
  expect(asked).toEqual([
    {
      campaigns: [{ id: 1, campaign_type: "BRAND", queries: 25, num_llms_per_campaign: 4 }],
      num_optimizations: 0,
    },
  ]);

  const first = page.getByRole("region", { name: "Campaign 1", exact: true });
  await first.getByLabel("Queries").fill("0");
  await first.getByLabel("Queries").fill("200");
  await first.getByLabel("LLMs").fill("99");
  await first.getByLabel("LLMs").blur();
  await expect(first.getByLabel("Queries")).toHaveValue("100");
  await expect(first.getByLabel("LLMs")).toHaveValue("14");
  await expect(costs).toContainText("210,000 credits");
  expect(asked).toHaveLength(2);
  await page.getByRole("textbox", { name: "Optimizations" }).fill("-1");
  await page.getByRole("textbox", { name: "Optimizations" }).fill("2");
  await expect(costs).toContainText("2 optimizations (1,000 credits, once)");
  await page.getByRole("button", { name: "Add campaign" }).click();
  await expect(costs).toContainText("2 campaigns");
  await page
    .getByRole("region", { name: "Campaign 2" })
    .getByRole("button", { name: "Product Analysis" })
    .click();
  await page.getByRole("button", { name: "Remove campaign 1" }).click();
  await expect(costs).toContainText("1 campaign, 2 optimizations");
  await expect(costs).toContainText("16,000 credits");
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  isBroken = "server";
  await page.getByRole("textbox", { name: "Optimizations" }).fill("3");
  await expect(costs.getByRole("alert")).toContainText("Failed to calculate costs");
  isBroken = "refused";
  await costs.getByRole("button", { name: "Retry" }).click();
  await expect(costs.getByRole("alert")).toContainText("Too odd.");
});

test("without credits the sidebar offers to activate, and the page tells what that is and costs", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.route("**/organization/credits/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), remaining_credits: 0, used_credits: 300 },
    });
  });
  await page.goto("/settings/api-keys");
  await page.getByRole("link", { name: "Activate" }).click();
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/insight/catch`);
  await expect(page.getByRole("heading", { name: "Activate AI visibility monitoring" })).toBeVisible();
  await expect(page.getByText("An AI answer costs 5 credits.")).toBeVisible();
  await expect(page.getByText("No credits are left")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`/workspaces/${workspace.id}/optimization/catch`);
  await expect(
    page.getByText("A content optimization costs 500 credits, once, without a recurring fee."),
  ).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "See plans and buy credits" }).click();
  await expect(page).toHaveURL("/settings/billing");
});
