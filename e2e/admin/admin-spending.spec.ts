import { expect, type Locator, type Page } from "@playwright/test";
import { signInAsRoot } from "../support/root.ts";
import { savedFile } from "../support/saved-file.ts";
import { fillSeeded } from "../support/seeded.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { phone } from "../support/views.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  /** The page of the superuser. */
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

/** The month in which paid-calls has bought. */
const march = "from=01-03-26&to=30-03-26";

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

async function openMarch(page: Page): Promise<void> {
  await page.goto(`/admin/spending?${march}`);
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
    /,1,0,0\.0021,0,0\.0021,0,0,0,-0\.0021$/,
  );

  await page.getByRole("button", { name: "Previous period" }).click();
  await expect(page).toHaveURL(/from=30-01-26&to=28-02-26/);
  await expect(page.getByText("No costs in this period").first()).toBeVisible();
  await page.goBack();
});

test("on a phone a cost is read beside the name that stays", async ({ rootPage: page }) => {
  await fillSeeded(page, "paid-calls");
  await page.setViewportSize(phone);
  await openMarch(page);

  await expect(page.getByRole("combobox", { name: "Admin page" })).toHaveValue("/admin/spending");
  await rowOf(page, "openai").getByRole("rowheader").scrollIntoViewIfNeeded();
  await expect(rowOf(page, "openai").getByText("$1.53")).toBeInViewport({ ratio: 1 });
});
