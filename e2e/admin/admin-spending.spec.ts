import { apiBase } from "@citelens/contract/base/endpoint";
import type { SpendingBound, SpendingOverview } from "@citelens/contract/billing/spending";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { signInAsRoot } from "../support/root.ts";
import { exportButton, savedFile } from "../support/saved-file.ts";
import { fillSeeded } from "../support/seeded.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  /** The page of the superuser. */
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

/** The month in which paid-calls has bought. */
const march = "from=01-03-26&to=30-03-26";
const overview = `**${apiBase}/admin/spending/?*`;
const rows = `**${apiBase}/admin/spending/rows/*`;

function rowOf(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
}

/** A tile by its label. */
function tile(page: Page, label: string): Locator {
  return page
    .getByRole("region", { name: "Costs", exact: true })
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) });
}

async function openMarch(page: Page, more = ""): Promise<void> {
  await page.goto(`/admin/spending?${march}${more}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Costs");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("shows what a month has cost by operator, model, organization and purpose, and exports it", async ({
  rootPage: page,
}) => {
  test.slow();
  const { account } = await fillSeeded(page, "paid-calls");
  await page.goto("/admin/system");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Costs" }).click();
  await expect(page).toHaveTitle(/^Costs/);
  await expect(tile(page, "Today")).toContainText("of $");

  await openMarch(page);
  await expect(tile(page, "In this period")).toContainText("$3.78");
  await expect(tile(page, "In this period")).toContainText("5 % exact");
  await expect(tile(page, "Margin")).toContainText("in credits");
  await expect(page.getByText("1 – 30 Mar 2026")).toBeVisible();
  await expect(rowOf(page, "anthropic")).toContainText("Claude");
  await expect(rowOf(page, "anthropic")).toContainText("Estimated");
  await expect(rowOf(page, "perplexity")).toContainText("Exact");
  await expect(rowOf(page, "openai")).toContainText("26 (14 %)");

  await page.getByRole("button", { name: "Options of Costs per day" }).click();
  await page.getByRole("menuitem", { name: "View as table" }).click();
  const days = page.getByRole("table", { name: "Costs per day" });
  await expect(days.getByRole("row")).toHaveCount(31);
  await expect(days.getByRole("row", { name: "2026-03-07" })).toContainText("$0.00");

  await page.getByRole("button", { name: "Model", exact: true }).click();
  await expect(page).toHaveURL(/by=model/);
  await expect(rowOf(page, "openai/gpt-6-luna")).toContainText("78");
  await page.getByRole("button", { name: "Purpose" }).click();
  await expect(rowOf(page, "Judgements")).toContainText("78");
  await expect(page.getByText("Credits are charged for answers alone")).toBeVisible();

  await page.getByRole("button", { name: "Organization" }).click();
  const payer = rowOf(page, account.email);
  await expect(payer).toContainText(`${account.user.first_name} ${account.user.last_name}`);
  await expect(rowOf(page, "Deleted organization")).toContainText("$0.042");
  await expect(rowOf(page, "This installation")).toContainText("$0.0021");
  const file = await savedFile(page);
  expect(file.name).toBe("costs-by-organization_2026-03-01_2026-03-30.csv");
  const lines = file.text.trimEnd().split("\r\n");
  expect(lines[0]).toContain("Cost (USD),Of it exact (USD),Of it estimated (USD)");
  expect(lines.find((line) => line.startsWith("This installation"))).toMatch(
    /,1,0,0\.0021,0,0\.0021,0,0,-0\.0021$/,
  );

  await page.getByRole("button", { name: "Previous period" }).click();
  await expect(page).toHaveURL(/from=30-01-26&to=28-02-26/);
  await expect(page.getByText("No costs in this period").first()).toBeVisible();
  await page.goBack();
});

test("says that nothing was spent where nothing was, and what has no limit", async ({ rootPage: page }) => {
  await page.goto("/admin/spending?from=01-01-24&to=31-01-24");

  await expect(page.getByText("No costs in this period")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Limits of today" })).toContainText(
    "No operator has a limit of its own.",
  );
  await expect(tile(page, "In this period")).toContainText("$0.00");
  await expect(tile(page, "Margin")).toContainText("no credits were charged");
  await expect(exportButton(page)).toBeDisabled();
  await expect(page.getByRole("button", { name: "Options of Costs per day" })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test("says what failed, tries again, and shows that it loads", async ({ rootPage: page }) => {
  await page.route(overview, (route) => route.fulfill({ status: 500, json: {} }));
  await page.route(rows, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/admin/spending?${march}`);
  await expect(page.getByRole("alert")).toHaveCount(2, { timeout: 15_000 });
  await page.unroute(overview);
  await page.unroute(rows);
  const held = hold();
  for (const address of [overview, rows]) {
    await page.route(address, async (route) => {
      await held.until;
      await route.fallback();
    });
  }

  const retry = page.getByRole("button", { name: "Retry" });
  await retry.first().click();
  await expect(retry).toHaveCount(1);
  await retry.click();
  await expect(page.getByRole("table", { name: "Costs by operator" })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("region", { name: "Costs", exact: true })).toHaveAttribute("aria-busy", "true");
  held.release();

  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(tile(page, "In this period")).toContainText("$");
});

test("shows what rests until when, in both themes, on a phone and for a screen reader", async ({
  rootPage: page,
}) => {
  test.slow();
  await fillSeeded(page, "paid-calls");
  const bounds: SpendingBound[] = [
    { scope: "installation", name: "This installation", max_usd: 50, used_usd: 12.3, rests_until: null },
    { scope: "operator", name: "openai", max_usd: 5, used_usd: 4.6, rests_until: null },
    { scope: "operator", name: "xai", max_usd: 2, used_usd: 2.01, rests_until: "2026-11-24T00:00:00.000Z" },
    {
      scope: "organization",
      name: "A very long name of somebody who pays for it all",
      max_usd: 20,
      used_usd: 0,
      rests_until: null,
    },
  ];
  await page.route(overview, async (route) => {
    const response = await route.fetch();
    // The answer of our own server, as its contract has it.
    const shown = (await response.json()) as SpendingOverview;
    await route.fulfill({ response, json: { ...shown, bounds } });
  });
  await page.setViewportSize(desktop);
  await openMarch(page);

  const limits = page.getByRole("region", { name: "Limits of today" });
  await expect(limits).toContainText("Rests until 24 Nov 2026, 00:00");
  await expect(limits).not.toContainText("No operator has");
  await expect(limits.getByRole("meter", { name: "Used of the limit of openai" })).toHaveAttribute(
    "aria-valuenow",
    "92",
  );
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);

  await page.reload();
  await expect(page.getByRole("combobox", { name: "Admin page" })).toHaveValue("/admin/spending");
  await rowOf(page, "openai").getByRole("rowheader").scrollIntoViewIfNeeded();
  await expect(rowOf(page, "openai").getByText("$1.53")).toBeInViewport({ ratio: 1 });
});

test("says that the connection is lost, and goes on by itself once it is back", async ({
  rootPage: page,
}) => {
  test.slow();
  await fillSeeded(page, "paid-calls");
  await openMarch(page);
  const notice = page.getByRole("complementary", { name: "Connection" });
  await expect(notice).toHaveCount(0);

  // The events of the browser alone: without a network the rest of the page's own files would not come either.
  await page.evaluate("dispatchEvent(new Event('offline'))");
  await expect(notice).toContainText("You are offline.");
  await page.getByRole("button", { name: "Purpose" }).click();
  await expect(page.getByRole("table", { name: "Costs by purpose" })).toHaveAttribute("aria-busy", "true");
  await page.evaluate("dispatchEvent(new Event('online'))");

  await expect(notice).toHaveCount(0);
  await expect(rowOf(page, "Judgements")).toContainText("78");
});
