import { expect } from "@playwright/test";
import { keepTokens } from "../support/test.ts";
import { begin, test } from "./organization-page.ts";

test("gives a plan with a reason, changes limits, and ends the plan again", async ({
  organization,
  account,
}) => {
  test.slow();
  const { page } = organization;
  const plan = page.getByRole("region", { name: "Plan" });
  await expect(plan).toContainText("Demo");

  const giving = await begin(page, "Give a plan");
  await giving.getByLabel("Plan", { exact: true }).selectOption({ label: "Growth: 16,000 credits a month" });
  await giving.getByLabel("Last day").fill("2020-01-01");
  await giving.getByRole("button", { name: "Give Plan" }).click();
  await expect(giving.getByText("This field is required.")).toBeVisible();
  await giving.getByLabel("Reason").fill("An early partner");
  await giving.getByRole("button", { name: "Give Plan" }).click();
  await expect(giving.getByText("Choose a day that is not over yet.")).toBeVisible();
  await giving.getByLabel("Last day").fill("2099-12-31");
  await giving.getByRole("button", { name: "Give Plan" }).click();
  await expect(page.getByText(`${account.email} has the Growth plan.`)).toBeVisible();
  await expect(plan).toContainText("Given");
  await expect(plan).toContainText("An early partner");
  await expect(page.getByRole("region", { name: "Credits" })).toContainText("16,000 left");
  await expect(page.getByRole("table", { name: "Ledger" })).toContainText("Growth plan, given");

  const changing = await begin(page, "Change limits");
  await changing.getByLabel("Reported requests a second").fill("many");
  await changing.getByLabel("Reason").fill("A launch");
  await changing.getByRole("button", { name: "Change Limits" }).click();
  await expect(changing.getByRole("alert").or(changing.locator("[aria-invalid=true]")).first()).toBeVisible();
  await changing.getByLabel("Reported requests a second").fill("1234");
  await changing.getByRole("button", { name: "Change Limits" }).click();
  await expect(page.getByRole("region", { name: "Limits" })).toContainText("Changed1,234");

  const ending = await begin(page, "End plan");
  await ending.getByLabel("Reason").fill("The time is over");
  await ending.getByRole("button", { name: "End Plan" }).click();
  await expect(plan).toContainText("Demo");

  await page.getByRole("tab", { name: "Timeline" }).click();
  const timeline = page.getByRole("table", { name: "Timeline" });
  for (const action of ["plan.given", "organization.limits-changed", "plan.ended"]) {
    await expect(timeline).toContainText(action);
  }
  await expect(timeline).toContainText("reason: The time is over");
});

test("suspends an organization, whose members read why, and lifts it", async ({
  organization,
  account,
  browser,
}) => {
  test.slow();
  const { page, workspaceId } = organization;
  const context = await browser.newContext();
  const member = await context.newPage();
  await keepTokens(member, account);

  const suspending = await begin(page, "Suspend");
  await suspending.getByLabel("Reason").fill("Spam was reported");
  await suspending.getByRole("button", { name: "Suspend" }).click();
  await expect(
    page
      .getByText("Suspended now: Spam was reported.")
      .or(page.getByText(/^Suspended .*: Spam was reported\./))
      .first(),
  ).toBeVisible();
  await member.goto(`/workspaces/${workspaceId}/dashboard`);
  await expect(member.getByRole("heading", { level: 1 })).toHaveText("This workspace is suspended");
  await expect(member.getByText(/Reason: Spam was reported/)).toBeVisible();

  const lifting = await begin(page, "Lift suspension");
  await lifting.getByLabel("Reason").fill("It was an error");
  await lifting.getByRole("button", { name: "Lift Suspension" }).click();
  await expect(page.getByText(/^Suspended /)).toHaveCount(0);
  await member.reload();
  await expect(member.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await context.close();
});
