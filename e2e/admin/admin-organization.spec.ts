import { apiBase } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { expectLoadingAndRetry } from "../support/loading.ts";
import { keepTokens } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";
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
  await expectNoAxeViolations(page);
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
  for (const theme of themes) {
    await useTheme(member, theme);
    await expectNoAxeViolations(member);
  }
  await member.setViewportSize(phone);
  await expectNoOverflow(member);

  const lifting = await begin(page, "Lift suspension");
  await lifting.getByLabel("Reason").fill("It was an error");
  await lifting.getByRole("button", { name: "Lift Suspension" }).click();
  await expect(page.getByText(/^Suspended /)).toHaveCount(0);
  await member.reload();
  await expect(member.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await context.close();
});

test("asks for the password where it was entered long ago, and goes on", async ({ organization }) => {
  const { page } = organization;
  const limits = `**${apiBase}/admin/organizations/*/limits/`;
  const [status, detail] = errors.PASSWORD_NOT_RECENT;
  await page.route(
    limits,
    (route) => route.fulfill({ status, json: { code: "PASSWORD_NOT_RECENT", detail } }),
    {
      times: 2,
    },
  );
  const changing = await begin(page, "Change limits");
  await changing.getByLabel("Exports at a time").fill("5");
  await changing.getByLabel("Reason").fill("A migration");
  await changing.getByRole("button", { name: "Change Limits" }).click();

  const prompt = page.getByRole("dialog", { name: "Enter your password" });
  await prompt.getByLabel("Your password").fill("not this one");
  await prompt.getByRole("button", { name: "Go On" }).click();
  await expect(prompt.getByText("The password is not correct.")).toBeVisible();
  await expectNoAxeViolations(page);
  await prompt.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog", { name: "Change limits" }).getByText(detail)).toBeVisible();

  await changing.getByRole("button", { name: "Change Limits" }).click();
  await prompt.getByLabel("Your password").fill("correct horse battery staple");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Limits" })).toContainText("Changed5");
});

test("keeps notes, shows every list, and looks right in both themes and on a phone", async ({
  organization,
}) => {
  test.slow();
  const { page } = organization;
  await page.getByLabel("New note").fill("Calls on Mondays\nand writes on Fridays");
  await page.getByRole("button", { name: "Add Note" }).click();
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Calls on Mondays");
  await expect(page.getByLabel("New note")).toHaveValue("");

  for (const [tab, shown] of [
    ["Payments", "No payments yet"],
    ["API keys", "No API keys"],
    ["Members", "Ada"],
    ["Workspaces", "Active"],
    ["Ledger", "Demo plan"],
  ] as const) {
    await page.setViewportSize(desktop);
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel")).toContainText(shown);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize(phone);
    await expectNoOverflow(page);
  }
});

test("says that it loads, what failed, and that an organization is not there", async ({ organization }) => {
  const { page } = organization;
  const details = `**${apiBase}/admin/organizations/*/`;
  await expectLoadingAndRetry(page, details, page.getByRole("region", { name: "Plan" }));

  await page.goto("/admin/organizations/01a203d7-94a2-766c-8ebf-ae4f15cfe4f6");
  await expect(page.getByText(errors.NOT_FOUND[1])).toBeVisible({ timeout: 15_000 });
});
