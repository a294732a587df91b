import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { openOwn } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";
import { askButton, askInPanel, openPanel, overviewAddress, panel } from "./assistant.ts";

const question = "Which sites are cited most?";
const madeByRules = "Lookup, no AI";

test("without a model a question is looked up in what was measured, stays after a reload, and leads there", {
  tag: "@main",
}, async ({ page }) => {
  const { workspace } = await openOwn(page, "desk-chairs");
  await page.goto(overviewAddress(workspace));
  const shown = await openPanel(page);
  await expect(shown.getByText("Lookup, no AI. Free of charge.")).toBeVisible();
  await shown.getByRole("list", { name: "First questions" }).getByRole("button").first().click();
  await expect(shown.getByText(madeByRules, { exact: true })).toHaveCount(1);
  await expect(shown.getByText("Visibility score", { exact: true })).toBeVisible();
  await expect(shown.getByText(/^n = \d+ answers/).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  await askInPanel(page, question);
  await expect(shown.getByText(madeByRules, { exact: true })).toHaveCount(2);
  await page.reload();
  await openPanel(page);
  await expect(shown.getByText(madeByRules, { exact: true })).toHaveCount(2);
  await shown.getByRole("link", { name: "Sources", exact: true }).click();
  await expect(page).toHaveURL(/insight\/sources/);
  await expect(shown).toBeVisible();
});

test("a thread is found in another tab, and what is deleted there is told to be gone", async ({ page }) => {
  const { workspace } = await openOwn(page, "desk-chairs");
  await page.goto(overviewAddress(workspace));
  const shown = await openPanel(page);
  await askInPanel(page, question);
  await expect(shown.getByText(madeByRules, { exact: true })).toHaveCount(1);

  const other = await page.context().newPage();
  await other.goto(overviewAddress(workspace));
  await openPanel(other);
  await expect(panel(other).getByRole("list", { name: "First questions" })).toBeVisible();
  await panel(other).getByRole("button", { name: "Threads" }).click();
  await panel(other)
    .getByRole("region", { name: "Threads" })
    .getByRole("listitem")
    .getByRole("button")
    .first()
    .click();
  await expect(panel(other).getByText(madeByRules, { exact: true })).toHaveCount(1);
  await panel(other).getByRole("button", { name: "Threads" }).click();
  await panel(other)
    .getByRole("button", { name: /^Delete / })
    .click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(panel(other).getByRole("heading", { name: "No threads yet" })).toBeVisible();
  await other.close();

  await askInPanel(page, "And now?");
  await expect(shown.getByRole("heading", { name: "This thread does not exist any more" })).toBeVisible();

  // On a phone the panel covers the page, so that a link out of it closes it.
  await shown.getByRole("button", { name: "New thread" }).last().click();
  await askInPanel(page, question);
  await expect(shown.getByText(madeByRules, { exact: true })).toHaveCount(1);
  await page.setViewportSize(phone);
  await shown.getByRole("link", { name: "Sources", exact: true }).click();
  await expect(page).toHaveURL(/insight\/sources/);
  await expect(shown).toBeHidden();
  await expect(askButton(page)).toBeInViewport();
});

test("a question that no rule fits says what can be asked, on an empty workspace and a phone too", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.setViewportSize(phone);
  await page.goto(overviewAddress(workspace));
  const shown = await openPanel(page);
  await askInPanel(page, "Tell me a joke");
  await expect(shown.getByText("no rule fits that question", { exact: false }).first()).toBeVisible();
  await askInPanel(page, question);
  await expect(shown.getByText(madeByRules, { exact: true })).toHaveCount(2);
  await expectNoAxeViolations(page);
});
