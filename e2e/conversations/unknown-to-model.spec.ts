import { expect } from "@playwright/test";
import { unknownName } from "../seed/unknown-name.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";

test("an answer that does not know the brand is told from the Overview to its own page, and in the campaign's table", {
  tag: "@main",
}, async ({ page }) => {
  const { workspace, campaigns } = await openSeeded(page, "unknown-name");
  await page.goto(`/workspaces/${workspace.id}/insight/dashboard`);
  const headline = page.getByRole("region", { name: "Headline figures" });
  await expect(headline).toContainText("Visibility score50.0 %");
  await expect(headline).toContainText("Average position2 answers");
  await expect(headline).toContainText("1 name you · 1 answer does not know you");
  const matrix = page.getByRole("region", { name: "Mentions and Citations" });
  await expect(matrix).toContainText("says that it does not know you");

  await headline.getByRole("link", { name: "1 answer", exact: true }).click();
  const rows = page.getByRole("list", { name: "Answers", exact: true }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Unknown to the modelGrok");
  await expect(page.getByText("does not know you", { exact: true })).toBeVisible();

  await rows.getByRole("link", { name: unknownName.query }).click();
  const brands = page.getByRole("region", { name: "Brands", exact: true });
  await expect(page.getByRole("tab", { name: /Grok/ })).toContainText("Unknown to the model");
  await expect(brands.getByRole("list", { name: "Brands named" })).toContainText("#1Fabrikam");
  await expect(brands.getByRole("list", { name: "Brands unknown to the model" })).toContainText("Northwind");

  await page.goto(`/workspaces/${workspace.id}/insight/${campaigns[unknownName.campaign]}/details`);
  const table = page.getByRole("region", { name: "Visibility by query and model" });
  await expect(table.getByRole("row", { name: new RegExp(unknownName.query.slice(0, 11)) })).toContainText(
    "unknown in 1",
  );
});
