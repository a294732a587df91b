import { previewNames } from "@citelens/contract/visibility/brand-names";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";

const address = "/settings/brand-context";
const previewCall = "**/answers/name-preview/";

function namesCard(page: Page) {
  return page.getByRole("region", { name: "Names in answers", exact: true });
}

test("names and their settings are saved, and without answers the preview says so", async ({
  signedInPage: page,
  workspace,
}) => {
  expect(workspace.id).toBeTruthy();
  await page.goto(address);
  const card = namesCard(page);
  await card.getByRole("button", { name: "Edit Names in answers" }).click();

  await card.getByLabel("Other names").fill("Gap");
  await card.getByLabel("Other names").press("Enter");
  await expect(card).toContainText("There are no answers yet.");
  await card.getByText("Gap", { exact: true }).last().click();
  await card.getByLabel("Case of Gap").selectOption("on");
  await card.getByLabel("Not meant by Gap").fill("year");
  await card.getByLabel("Not meant by Gap").press("Enter");
  await expect(card).toContainText("A phrase to leave out must contain the name and more");
  await card.getByLabel("Not meant by Gap").fill("gap year");
  await card.getByLabel("Not meant by Gap").press("Enter");
  await card.getByRole("button", { name: "Save Changes" }).click();

  await expect(card.getByRole("listitem").last()).toHaveText("Gap exact case, not in “gap year”");
  await page.reload();
  await expect(card.getByRole("listitem").last()).toHaveText("Gap exact case, not in “gap year”");
});

test("a preview that fails can be tried again while the form stays", async ({
  signedInPage: page,
  workspace,
}) => {
  expect(workspace.id).toBeTruthy();
  await page.route(previewCall, (route) => route.fulfill({ status: 500, json: { detail: "Broken" } }));
  await page.goto(address);
  const card = namesCard(page);
  await card.getByRole("button", { name: "Edit Names in answers" }).click();
  await expect(card.getByRole("button", { name: "Retry" })).toBeVisible();

  await page.unroute(previewCall);
  await card.getByRole("button", { name: "Retry" }).click();

  await expect(card).toContainText("There are no answers yet.");
});

for (const theme of themes) {
  test(`what a change does is shown with its sentences, in ${theme}`, async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.setViewportSize(phone);
    const shown = (quote: string, start: number) => ({
      answer_id: workspace.id,
      campaign_id: workspace.id,
      query_id: workspace.id,
      answered: "2026-11-20T10:00:00.000Z",
      quote,
      start,
      end: start + 3,
    });
    const answer = previewNames.answer.parse({
      answers: 50,
      added: { count: 1, shown: [shown("Many buy at Gap.", 12)] },
      removed: { count: 1, shown: [shown("In a gap year money is short.", 5)] },
      kept: { count: 0, shown: [] },
    });
    await page.route(previewCall, (route) => route.fulfill({ json: answer }));
    await page.goto(address);
    await useTheme(page, theme);
    const card = namesCard(page);
    await card.getByRole("button", { name: "Edit Names in answers" }).click();

    await expect(card).toContainText("In the last 50 answers: This one will now count, this one no longer.");
    await expect(card.locator("mark")).toHaveText(["Gap", "gap"]);
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await page.screenshot({ path: `test-results/names-${theme}.png`, fullPage: true });
  });
}
