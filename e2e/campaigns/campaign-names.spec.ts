import { apiBase } from "@citelens/contract/base/endpoint";
import type { Reanalysis } from "@citelens/contract/visibility/brand-names";
import { expect, type Page } from "@playwright/test";
import { lamps } from "../seed/desk-lamps.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { openOwn, openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";
import { campaignOf, createDraft } from "./campaigns.ts";

const previewCall = `**${apiBase}/projects/*/answers/name-preview/`;
const reanalysisCall = `**${apiBase}/projects/*/answers/reanalysis/`;

function namesCard(page: Page) {
  return page.getByRole("region", { name: "Names in answers", exact: true });
}

test("names of a launched campaign are changed on its page: what that changes is shown, and the answers are read again", async ({
  page,
}) => {
  const { workspace, campaigns } = await openOwn(page, "desk-lamps");
  const campaignId = campaigns[lamps.campaign] ?? "";
  await page.goto(`/workspaces/${workspace.id}/insight/${campaignId}/details`);
  const card = namesCard(page);
  const brands = card.getByRole("list", { name: "Brands and their names" }).locator("> li");
  await expect(brands).toHaveText([/^BrandNorthwind/, /^CompetitorFabrikam/]);

  await card.getByRole("button", { name: "Edit names of Fabrikam" }).click();
  await expect(card.getByRole("button", { name: "Edit names of Northwind" })).toBeDisabled();
  await card.getByLabel("Other names").fill("Litware");
  await card.getByLabel("Other names").press("Enter");
  await expect(card).toContainText("In the last 8 answers: These 8 will now count.");
  await expect(card.locator("mark").first()).toHaveText("Litware");
  await card.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Names of Fabrikam saved")).toBeVisible();
  await expect(brands.nth(1)).toContainText("Litware");

  await card.getByRole("button", { name: "Edit names of Northwind" }).click();
  await card.getByText("found automatically").click();
  await card.getByLabel("Case of Northwind").selectOption("on");
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(brands.nth(0)).not.toContainText("exact case");
  await card.getByRole("button", { name: "Edit names of Northwind" }).click();
  await card.getByText("found automatically").click();
  await card.getByLabel("Case of Northwind").selectOption("on");
  await card.getByRole("button", { name: "Save Changes" }).click();
  await expect(brands.nth(0)).toContainText("Northwind exact case");
  await page.reload();
  await expect(brands).toHaveText([/Northwind exact case/, /Fabrikam.*Litware/]);
});

for (const theme of themes) {
  test(`the names of a campaign stand on a phone, and an error of the save beside them, in ${theme}`, async ({
    page,
  }) => {
    const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
    await page.setViewportSize(phone);
    const id = Object.values(campaigns)[0] ?? "";
    await page.route(`**${apiBase}/projects/*/campaigns/organic/${id}/`, (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, json: { detail: "Broken", code: "INTERNAL" } })
        : route.continue(),
    );
    await page.goto(`/workspaces/${workspace.id}/insight/${id}/details`);
    await useTheme(page, theme);
    const card = namesCard(page);
    await card
      .getByRole("button", { name: /^Edit names of/ })
      .first()
      .click();
    await card.getByRole("button", { name: "Save Changes" }).click();

    await expect(card.getByRole("alert")).toBeVisible();
    await expect(card.getByLabel("Other names")).toBeVisible();
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await page.screenshot({ path: `test-results/campaign-names-${theme}.png`, fullPage: true });
  });
}

test("the editor keeps how each name is found, shows what that changes, and tries a failed preview again", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  const place = { projectId: workspace.id };
  const draft = await createDraft(request, account, { ...place, name: "Autumn", brand: { name: "Gap" } });
  await page.route(previewCall, (route) =>
    route.fulfill({ status: 500, json: { detail: "Broken", code: "INTERNAL" } }),
  );
  await page.goto(`/workspaces/${workspace.id}/insight/${draft.id}/edit`);
  await page.getByText("How its names are found in answers").click();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.unroute(previewCall);
  await retry.click();
  await expect(page.getByText("There are no answers yet.")).toBeVisible();

  await page.getByText("found automatically").click();
  await page.getByLabel("Case of Gap").selectOption("on");
  await page.getByLabel("Not meant by Gap").fill("gap year");
  await page.getByLabel("Not meant by Gap").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^\s*Saved\s*$/ })).toBeVisible();

  const kept = { name: "Gap", exact_case: "on", excludes: ["gap year"] };
  await expect
    .poll(async () => (await campaignOf(request, account, { ...place, campaignId: draft.id })).brand)
    .toMatchObject({ name: "Gap", name_settings: [kept] });
  for (const theme of themes) {
    await useTheme(page, theme);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await expectNoOverflow(page);
    }
    await expectNoAxeViolations(page);
  }
});

test("the Overview and Sources say while answers are read again, and show the new figures after it", async ({
  page,
}) => {
  const { workspace, campaigns } = await openSeeded(page, "desk-chairs");
  const [campaign, id = ""] = Object.entries(campaigns)[0] ?? [];
  let reanalyses: Reanalysis[] = [{ campaign_id: id, campaign: campaign ?? "", done: 3, total: 10 }];
  await page.route(reanalysisCall, (route) => route.fulfill({ json: reanalyses }));
  for (const place of ["insight/dashboard", "insight/sources"]) {
    await page.goto(`/workspaces/${workspace.id}/${place}`);
    await expect(page.getByText("Reading 3 of 10 answers again")).toBeVisible();
    await expectNoAxeViolations(page);
  }
  await page.goto(`/workspaces/${workspace.id}/insight/dashboard`);
  await expect(page.getByText("Reading 3 of 10 answers again")).toBeVisible();

  const refreshed = page.waitForRequest("**/insights/summary/?*");
  reanalyses = [];
  await refreshed;

  await expect(page.getByText("Reading 3 of 10 answers again")).toBeHidden();
});
