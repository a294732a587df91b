import type { Credits } from "@citelens/contract/credits";
import { expect, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { mailTo } from "../support/root.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";
import {
  askedOf,
  type Calculated,
  calculatorCall,
  creditsCall,
  estimateOf,
  objectOf,
  useOf,
  usesCall,
  usesOf,
} from "./credits.ts";

const logs = "/settings/credit-logs";
const calculatorPage = "/settings/credit-calculator";
const now = new Date("2026-11-20T12:00:00Z");

const knownUses = [
  useOf({
    id: "00000000-0000-4000-8000-000000000001",
    content_object_info: objectOf({
      type: "query",
      query: "What are the best running shoes for wide feet?",
      campaign_name: "Running shoes",
      campaign_type: "PRODUCT",
      status: "active",
    }),
  }),
  useOf({
    id: "00000000-0000-4000-8000-000000000002",
    created_at: "2026-11-20T11:58:59Z",
    action_type: 2,
    credits_used: 1500,
    content_object_info: objectOf({ name: "Spring brand watch", campaign_type: "BRAND", status: "paused" }),
  }),
  useOf({
    id: "00000000-0000-4000-8000-000000000003",
    created_at: "2026-11-19T11:00:00Z",
    action_type: 3,
    credits_used: 5,
    content_object_info: objectOf({ type: "chat_message", message_type: "AI" }),
  }),
  useOf({ id: "00000000-0000-4000-8000-000000000004", created_at: "2025-11-01T11:00:00Z" }),
];

async function showUses(page: Page): Promise<void> {
  await page.route(usesCall, (route) => route.fulfill({ json: usesOf(knownUses, 45) }));
}

function cellsOf(page: Page, row: number) {
  return page.getByRole("table", { name: "Credit usage" }).locator("tbody tr").nth(row).locator("th, td");
}

test.describe("the credit usage history", () => {
  test("shows what credits were used for, sorts and pages, all of it in the URL", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.clock.setFixedTime(now);
    const asked: string[] = [];
    await page.route(usesCall, (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ json: usesOf(knownUses, 45) });
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
    await credits.getByRole("button").click();
    await expect(credits).toHaveAttribute("aria-sort", "descending");
    await expect(page).toHaveURL(`${logs}?ordering=-credits_used`);
    await expect(page.getByRole("columnheader", { name: "Details" }).getByRole("button")).toHaveCount(0);

    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(`${logs}?page=2&ordering=-credits_used`);
    await expect(page.getByText("Showing 21 to 40 of 45 results")).toBeVisible();
    expect(asked.at(-1)).toBe("?page=2&page_size=20&ordering=-credits_used");
    await page.reload();
    await expect(page.getByText("Showing 21 to 40 of 45 results")).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Showing 1 to 20 of 45 results")).toBeVisible();

    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    expect((await saving).suggestedFilename()).toBe("credit-usage_2026-11-20.csv");
    expect(asked.at(-1)).toBe("?ordering=-credits_used&format=csv");
  });

  test("says so when it loads, fails, is empty or has no project", async ({
    signedInPage: page,
    account,
  }) => {
    await page.goto(logs);
    await expect(page.getByText("No project selected")).toBeVisible();
    await expect(page.getByText("Please select a project to view credit usage history")).toBeVisible();

    await createWorkspace(page.request, account);
    const loading = hold();
    let isBroken = true;
    await page.route(usesCall, async (route) => {
      await loading.until;
      return isBroken
        ? route.fulfill({ status: 500, json: { detail: "Server error", code: "SERVER_ERROR" } })
        : route.fulfill({ json: usesOf([]) });
    });
    await page.reload();
    await expect(page.getByRole("table", { name: "Credit usage" })).toHaveAttribute("aria-busy", "true");

    loading.release();
    await expect(page.getByText("Failed to load credit usage data")).toBeVisible();
    isBroken = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("No credit usage found")).toBeVisible();
    await expect(page.getByText("Credit usage will appear here as you use the platform")).toBeVisible();
  });

  test("is accessible in both themes and fits a phone", async ({ signedInPage: page, workspace: _ }) => {
    await page.clock.setFixedTime(now);
    await page.setViewportSize(desktop);
    await showUses(page);
    await page.goto(logs);
    await expect(cellsOf(page, 0)).toHaveCount(4);
    for (const theme of themes) {
      await useTheme(page, theme);
      await fontsLoaded(page);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
  });
});

test.describe("the credit calculator", () => {
  test("calculates on load, on every change, and shows the last answer", async ({
    signedInPage: page,
    workspace: _,
  }) => {
    const asked: Calculated[] = [];
    const slow = hold();
    await page.route(calculatorCall, async (route) => {
      const body = askedOf(route);
      asked.push(body);
      // The question of one campaign with 30 queries is answered late, after the one that follows it.
      if (body.campaigns[0]?.queries === 30) await slow.until;
      await route.fulfill({ json: estimateOf(body) }).catch(() => undefined); // the page gave it up
    });
    await page.goto(calculatorPage);

    await expect(page.getByText("17,000 credits")).toBeVisible();
    await expect(page.getByText("170.00€")).toBeVisible();
    const campaign = { campaign_type: "BRAND", queries: 25, num_llms_per_campaign: 4 };
    expect(asked).toEqual([{ campaigns: [{ id: 1, ...campaign }], num_optimizations: 0 }]);
    await expect(page.getByRole("definition").filter({ hasText: "15,000 credits" })).toContainText("150.00€");
    await expect(page.getByRole("definition").filter({ hasText: "2,000 credits" })).toContainText("20.00€");
    const figures = page.getByRole("table", { name: /^Campaign 1/ });
    await expect(figures).toContainText("Brand Insight, 25 queries on 4 LLMs");
    await expect(figures.getByRole("row", { name: /^Citations/ })).toContainText("3,000400");
    await expect(figures.getByRole("row", { name: /^Sources/ })).toContainText("15,0002,000");
    await expect(page.getByRole("list", { name: "Models of campaign 1" }).getByRole("listitem")).toHaveText([
      /Atlas 1 Atlas Labs/,
      /Boreal 1 Boreal Labs/,
      /Cirrus 1 Cirrus Labs/,
      /Delta 1 Delta Labs/,
    ]);

    await expect(page.getByRole("button", { name: /^Remove Campaign/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Add Campaign" }).click();
    await expect(page.getByText("34,000 credits")).toBeVisible();
    await page.getByRole("button", { name: "Remove Campaign 2" }).click();
    await expect(page.getByRole("heading", { name: "Campaigns" })).toBeFocused();
    await expect(page.getByText("17,000 credits")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Remove Campaign/ })).toHaveCount(0);

    await page.getByLabel("Campaign type").selectOption("Product Analysis");
    await expect(figures).toContainText("Product Analysis");
    await page.getByLabel("Campaign type").selectOption("Pre-Audit Insight");
    await expect(page.getByText("500 credits", { exact: true })).toBeVisible();
    await expect(page.getByText("A pre-audit does not run again.")).toBeVisible();
    await expect(page.getByText(/To see a change of/)).toHaveCount(0);
    await page.getByLabel("Campaign type").selectOption("Product Analysis");
    await expect(page.getByText("17,000 credits")).toBeVisible();
    await page.getByLabel("Optimizations", { exact: true }).fill("3");
    await expect(page.getByText("18,500 credits")).toBeVisible();
    await expect(page.getByText("1,500 credits, once")).toBeVisible();

    const beforeTyping = asked.length;
    await page.getByLabel("Queries").evaluate(typeAtOnce, ["2", "20"]);
    await expect(page.getByText("15,100 credits")).toBeVisible();
    expect(asked.slice(beforeTyping).map(({ campaigns }) => campaigns[0]?.queries)).toEqual([20]);

    const before = asked.length;
    await page.getByLabel("Queries").fill("30");
    await expect.poll(() => asked.length).toBe(before + 1);
    await page.getByLabel("Queries").fill("10");
    await expect(page.getByText("8,300 credits")).toBeVisible();
    slow.release();
    await expect(page.getByText("8,300 credits")).toBeVisible();
    expect(asked.length).toBe(before + 2);
  });

  test("ignores and caps what is typed as its rules say", async ({ signedInPage: page, workspace: _ }) => {
    await page.route(calculatorCall, (route) => route.fulfill({ json: estimateOf(askedOf(route)) }));
    await page.goto(calculatorPage);
    await expect(page.getByText("17,000 credits")).toBeVisible();
    const queries = page.getByLabel("Queries");
    const llms = page.getByLabel("LLMs");
    const optimizations = page.getByLabel("Optimizations", { exact: true });

    await queries.fill("101");
    await expect(queries).toHaveValue("100");
    await llms.fill("9");
    await expect(llms).toHaveValue("6");
    await optimizations.fill("101");
    await expect(optimizations).toHaveValue("100");
    for (const nonsense of ["0", "-3", "2.5", "", "many"]) {
      await queries.fill(nonsense);
      await queries.blur();
      await expect(queries).toHaveValue("100");
      await llms.fill(nonsense);
      await llms.blur();
      await expect(llms).toHaveValue("6");
    }
    await optimizations.fill("-1");
    await optimizations.blur();
    await expect(optimizations).toHaveValue("100");
    await optimizations.fill("");
    await optimizations.blur();

    await expect(optimizations).toHaveValue("0");
    await expect(page.getByText("102,000 credits")).toBeVisible();
  });

  test("says what went wrong, and is accessible in both themes and on a phone", async ({
    signedInPage: page,
    workspace: _,
  }) => {
    let refusal: { readonly status: number; readonly json: unknown } | undefined = {
      status: 500,
      json: { detail: "Server error", code: "SERVER_ERROR" },
    };
    await page.route(calculatorCall, (route) =>
      route.fulfill(refusal ?? { json: estimateOf(askedOf(route)) }),
    );
    await page.goto(calculatorPage);
    await expect(page.getByText("Failed to calculate costs")).toBeVisible();
    await expectNoAxeViolations(page);

    const sentence = "This calculation is too large.";
    refusal = { status: 400, json: { detail: sentence, code: "TOO_LARGE", error: sentence } };
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    refusal = undefined;
    await page.getByRole("button", { name: "Add Campaign" }).click();
    await expect(page.getByText("34,000 credits")).toBeVisible();

    await page.setViewportSize(desktop);
    for (const theme of themes) {
      await useTheme(page, theme);
      await fontsLoaded(page);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
  });
});

test.describe("the credit gate", () => {
  const spent: Credits = {
    total_credits: 300,
    used_credits: 300,
    additional_credits: 0,
    remaining_credits: 0,
    credit_usage_percentage: 100,
    is_over_usage: false,
    current_plan: "demo",
    plan_name: "Demo",
    billing: "sandbox",
    free_credits_wait: false,
  };

  test("says that a confirmed address brings the free credits, and sends the link again", async ({
    signedInPage: page,
    workspace,
    account,
    request,
  }) => {
    const waiting: Credits = { ...spent, total_credits: 0, used_credits: 0, free_credits_wait: true };
    await page.route(creditsCall, (route) => route.fulfill({ json: waiting }));
    await page.goto(`/workspaces/${workspace.id}/insight/catch`);

    await expect(page.getByText("Confirm your email for 300 free credits")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Resend Link" }).click();

    await expect(
      page.getByText("We have sent you a link. Check your inbox (and spam folder)."),
    ).toBeVisible();
    expect((await mailTo(request, account.email, /Confirm your email/)).link).toContain("/verify-email/");
    await page.getByRole("button", { name: /^Credits:/ }).click();
    await expect(page.getByRole("heading", { name: "Credits", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Resend Link" })).toHaveCount(2);
    await expectNoOverflow(page);
  });

  test("leads to what credits would open, what it costs and where to buy them", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.route(creditsCall, (route) => route.fulfill({ json: spent }));
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
    for (const theme of themes) {
      await useTheme(page, theme);
      await fontsLoaded(page);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);

    await page.getByRole("link", { name: "Estimate your costs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Calculator");
    await page.goto(`/workspaces/${workspace.id}/optimization/catch`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Activate Optimize");
    await expect(page.getByText("Technical Audit")).toBeVisible();
  });

  test("is open while credits remain", async ({ signedInPage: page, workspace }) => {
    await page.goto(`/workspaces/${workspace.id}/insight/catch`);

    await expect(page.getByText(/credits left\. Nothing needs to be activated\./)).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Activate" }),
    ).toHaveCount(0);
  });
});

/** Types faster than anybody could: every text is in the field for a moment that no timer sees. */
function typeAtOnce(field: unknown, texts: readonly string[]): void {
  for (const text of texts) {
    const input = field as { value: string; dispatchEvent: (event: Event) => boolean }; // runs in the browser
    // React listens to the field's own setter, which a plain assignment would go past.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
