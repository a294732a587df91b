import { getOpportunity, listOpportunities } from "@citelens/contract/content/opportunities";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { expect } from "@playwright/test";
import { tabTo } from "../support/checks.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { listCall, opportunitiesAddress, rows } from "./opportunities.ts";

test("it can be used by the keyboard alone", async ({ page }) => {
  const { workspace } = await openSeeded(page, "worked-example");
  const opportunity = sampleAnswer(getOpportunity, { state: "OPEN" });
  const list = sampleAnswer(listOpportunities, { results: [opportunity] });
  await page.route(listCall, (route) => route.fulfill({ json: list }));
  await page.route(`**/opportunities/${opportunity.id}/**`, (route) => route.fulfill({ json: opportunity }));
  await page.goto(opportunitiesAddress(workspace));
  const first = rows(page).getByRole("link").first();
  await expect(first).toBeVisible();

  await tabTo(page, page.locator("#content").getByRole("button", { name: "Effort" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(opportunitiesAddress(workspace, "?order=effort"));
  await tabTo(page, first);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("button", { name: "Dismiss", exact: true })).toBeVisible();
  await tabTo(page, panel.getByRole("button", { name: "Dismiss", exact: true }));
  await page.keyboard.press("Enter");
  await expect(panel.getByLabel("Reason")).toBeFocused();
  await tabTo(page, panel.getByRole("button", { name: "Cancel" }));
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Dismiss", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(first).toBeFocused();

  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sources");
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Opportunities");
});
