import { expect, type Locator } from "@playwright/test";
import { serveAcorn } from "../support/acorn-site.ts";
import { newEmail } from "../support/api.ts";
import { tabTo } from "../support/checks.ts";
import { password } from "../support/log-in.ts";
import { expectFirstSteps, region } from "./first-steps.ts";
import { test } from "./journey.ts";

test("by the keyboard alone: from the sign-up to an answer", async ({ page, journey }) => {
  const site = await serveAcorn();
  const title = page.getByRole("heading", { level: 1 });
  /** Where the focus is can be seen. */
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    await tabTo(page, target, 60);
    await expect(target).toBeInViewport();
    expect(await target.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
  };
  const type = async (label: string, text: string): Promise<void> => {
    await reach(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const press = async (name: string): Promise<void> => {
    await reach(page.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };

  await page.goto("/");
  await reach(page.getByRole("link", { name: "Create one" }));
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Create your Account");
  await type("First name", "Grace");
  await type("Last name", "Hopper");
  await type("E-mail", newEmail());
  await type("Password", password);
  await page.keyboard.press("Enter");

  await expect(title).toHaveText("What describes you best?");
  await reach(page.getByRole("radio", { name: "Company" }));
  await page.keyboard.press("Space");
  await press("Next");
  await expect(title).toHaveText("Tell us about your company");
  await type("Company name", "Acorn");
  await type("Website", site.url);
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Create your workspace");
  await press("Create Workspace");
  await expect(title).toHaveText("Nice to have you!");
  await press("Go To Dashboard");

  const steps = await expectFirstSteps(page, ["Ask your first questions"]);
  await press("Suggest questions");
  const left = steps.getByRole("checkbox", { name: "Compare the leading brands for oak chairs" });
  await expect(left).toBeChecked();
  await reach(left);
  await page.keyboard.press("Space");
  await expect(left).not.toBeChecked();
  await press("Ask them now");
  const answers = region(page, "Your first answers");
  await expect(answers).toContainText("3 of 4 answers name you, and 4 cite your pages.", { timeout: 30_000 });
  await reach(answers.getByRole("link", { name: "Is Acorn any good?" }));
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Is Acorn any good?");
  await journey.ends(page);
  await site.close();
});
