import { expect } from "@playwright/test";
import { serveAcorn } from "../support/acorn-site.ts";
import { newEmail } from "../support/api.ts";
import { expectNoOverflow } from "../support/checks.ts";
import { password } from "../support/log-in.ts";
import { phone } from "../support/views.ts";
import { expectFirstSteps, region } from "./first-steps.ts";
import { test } from "./journey.ts";

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test("on a phone alone: from the sign-up to an answer, with taps", async ({ page, journey }) => {
  const site = await serveAcorn();
  const tap = (name: string) => page.getByRole("button", { name, exact: true }).tap();
  await page.goto("/");
  await page.getByRole("link", { name: "Create one" }).tap();
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Hopper");
  await page.getByLabel("E-mail").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await tap("Create Account");
  await page.getByText("I represent a company looking to scale").tap();
  await tap("Next");
  await page.getByLabel("Company name").fill("Acorn");
  await page.getByLabel("Website").fill(site.url);
  await tap("Next");
  await expect(page.getByLabel("Website URL")).toHaveValue(site.url);
  await tap("Create Workspace");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nice to have you!");
  await tap("Go To Dashboard");

  const steps = await expectFirstSteps(page, ["Ask your first questions"]);
  await tap("Suggest questions");
  await expect(steps.getByRole("checkbox", { checked: true })).toHaveCount(5);
  await tap("Ask them now");
  const answers = region(page, "Your first answers");
  await expect(answers).toContainText(/3 of 4 answers name you/, { timeout: 30_000 });
  await answers.getByRole("link", { name: "Is Acorn any good?" }).tap();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is Acorn any good?");
  await expect(page.getByRole("article", { name: "Answer of Local index" })).toContainText(
    "Acorn makes the best oak chairs",
  );
  await journey.ends(page);
  await expectNoOverflow(page);
  await site.close();
});
