import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";

const address = "/settings/brand-context";

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
