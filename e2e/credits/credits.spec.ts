import type { Credits } from "@citelens/contract/billing/credits";
import { expect, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { spentBy } from "../seed/spent-credits.ts";
import { bearer, createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { mailTo } from "../support/root.ts";
import { savedFile } from "../support/saved-file.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";
import { type Calculated, calculatorCall, creditsCall, usesCall } from "./credits.ts";

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

  test("holds each answer of a campaign by its run, and so all that was used", async ({ page }) => {
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
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await page.getByRole("button", { name: `Hide the answers of ${chairs.campaign}` }).click();
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page.getByText(`Showing 1 to 20 of ${used_credits / 5} results`)).toBeVisible();
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
        : route.continue();
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

  test("is accessible in both themes and fits a phone", async ({ page }) => {
    await page.clock.setFixedTime(spentBy);
    await page.setViewportSize(desktop);
    await openSeeded(page, "spent-credits");
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
      const body = route.request().postDataJSON() as Calculated; // the page's own request
      asked.push(body);
      // The question of one campaign with 30 queries is answered late, after the one that follows it.
      if (body.campaigns[0]?.queries === 30) await slow.until;
      await route.continue().catch(() => undefined); // the page gave it up
    });
    await page.goto(calculatorPage);

    await expect(page.getByText("12,750 credits")).toBeVisible();
    await expect(page.getByText("127.50€")).toBeVisible();
    const campaign = { id: 1, campaign_type: "BRAND", queries: 25 };
    await expect
      .poll(() => asked, { message: "as many models as a campaign may have, then as many as there are" })
      .toEqual([
        { campaigns: [{ ...campaign, num_llms_per_campaign: 4 }], num_optimizations: 0 },
        { campaigns: [{ ...campaign, num_llms_per_campaign: 3 }], num_optimizations: 0 },
      ]);
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

    const beforeTyping = asked.length;
    await page.getByLabel("Queries").evaluate(typeAtOnce, ["2", "20"]);
    await expect(page.getByText("11,700 credits")).toBeVisible();
    expect(asked.slice(beforeTyping).map(({ campaigns }) => campaigns[0]?.queries)).toEqual([20]);

    const before = asked.length;
    await page.getByLabel("Queries").fill("30");
    await expect.poll(() => asked.length).toBe(before + 1);
    await page.getByLabel("Queries").fill("10");
    await expect(page.getByText("6,600 credits")).toBeVisible();
    slow.release();
    await expect(page.getByText("6,600 credits")).toBeVisible();
    expect(asked.length).toBe(before + 2);
  });

  test("ignores and caps what is typed as its rules say", async ({ signedInPage: page, workspace: _ }) => {
    await page.goto(calculatorPage);
    await expect(page.getByText("12,750 credits")).toBeVisible();
    const queries = page.getByLabel("Queries");
    const llms = page.getByLabel("LLMs");
    const optimizations = page.getByLabel("Optimizations", { exact: true });

    await queries.fill("101");
    await expect(queries).toHaveValue("100");
    await llms.fill("9");
    await expect(llms).toHaveValue("3");
    await optimizations.fill("101");
    await expect(optimizations).toHaveValue("100");
    for (const nonsense of ["0", "-3", "2.5", "", "many"]) {
      await queries.fill(nonsense);
      await queries.blur();
      await expect(queries).toHaveValue("100");
      await llms.fill(nonsense);
      await llms.blur();
      await expect(llms).toHaveValue("3");
    }
    await optimizations.fill("-1");
    await optimizations.blur();
    await expect(optimizations).toHaveValue("100");
    await optimizations.fill("");
    await optimizations.blur();

    await expect(optimizations).toHaveValue("0");
    await expect(page.getByText("51,000 credits")).toBeVisible();
  });

  test("says what went wrong, and is accessible in both themes and on a phone", async ({
    signedInPage: page,
    workspace: _,
  }) => {
    let refusal: { readonly status: number; readonly json: unknown } | undefined = {
      status: 500,
      json: { detail: "Server error", code: "SERVER_ERROR" },
    };
    await page.route(calculatorCall, (route) => (refusal ? route.fulfill(refusal) : route.continue()));
    await page.goto(calculatorPage);
    await expect(page.getByText("Failed to calculate costs")).toBeVisible();
    await expectNoAxeViolations(page);

    const sentence = "This calculation is too large.";
    refusal = { status: 400, json: { detail: sentence, code: "TOO_LARGE", error: sentence } };
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    refusal = undefined;
    await page.getByRole("button", { name: "Add Campaign" }).click();
    await expect(page.getByText("25,500 credits")).toBeVisible();

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
  test("says that a confirmed address brings the free credits, and sends the link again", async ({
    signedInPage: page,
    workspace,
    account,
    request,
  }) => {
    // So it is only where mails can be sent, which the product under test has no server for.
    await page.route(creditsCall, async (route) => {
      const response = await route.fetch();
      const waiting = { total_credits: 0, remaining_credits: 0, free_credits_wait: true };
      await route.fulfill({ response, json: { ...(await response.json()), ...waiting } });
    });
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
    await expect(page.locator("#content").getByText("Technical Audit")).toBeVisible();
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
