import { expect } from "@playwright/test";
import { serveAcorn } from "../support/acorn-site.ts";
import { choose, expectFirstSteps, nameCompany, region, signUp, toDashboard } from "./first-steps.ts";
import { test } from "./journey.ts";

test("a brand: from the sign-up to what answers say of it", async ({ page, journey }) => {
  const site = await serveAcorn();
  await signUp(page);
  await choose(page, "I represent a company looking to scale");
  await nameCompany(page, { name: "Acorn", url: site.url });

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your workspace");
  await expect(page.getByLabel("Website URL")).toHaveValue(site.url);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Acorn");
  await expect(page.getByText("Acorn makes oak chairs that last a lifetime.")).toBeVisible();
  await toDashboard(page, "Acorn");

  const steps = await expectFirstSteps(page, [
    "Ask your first questions",
    "Describe your brand",
    "Connect your website",
    "Invite a colleague",
    "See it filled",
  ]);
  await expect(region(page, "AI visibility")).toContainText("No data available for the selected period");
  await steps.getByRole("button", { name: "Suggest questions" }).click();
  const questions = steps.getByRole("group", { name: "Suggested questions" });
  await expect(questions.getByRole("checkbox", { checked: true })).toHaveCount(5);
  await expect(steps).toContainText("Costs no credits; asked again every week.");
  await steps.getByRole("button", { name: "Ask them now" }).click();

  const answers = region(page, "Your first answers");
  await expect(answers.getByRole("listitem")).toHaveCount(5, { timeout: 30_000 });
  await expect(answers).toContainText(
    "3 of 4 answers name you, and 4 cite your pages. 1 question had no answer.",
  );
  await expect(steps).toContainText("1 of 5 done");
  await expect(region(page, "AI visibility")).toContainText(/66\.67\s%.*n = 3/);
  await answers.getByRole("link", { name: "Campaign" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First questions");
  await expect(page.getByText(/^Last run/)).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Overview" })
    .first()
    .click();
  await expect(page).toHaveURL(/\/insight\/dashboard/);
  await journey.ends(page);
  await site.close();
});
