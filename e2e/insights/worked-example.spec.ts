import { expect, type Page } from "@playwright/test";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";

const headline = (page: Page) => page.getByRole("region", { name: "Headline figures" });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the worked example stands on the page to the digit", { tag: "@main" }, async ({ page }) => {
  const { workspace, campaigns } = await openSeeded(page, "worked-example");
  await page.goto(`/workspaces/${workspace.id}/insight/dashboard?campaign=${campaigns.Shoes}`);

  await expect(headline(page)).toContainText("54.55 %");
  await expect(headline(page)).toContainText("n = 11 · 28.01–78.73 %");
  await expect(headline(page)).toContainText("35.29 %");
  await expect(headline(page)).toContainText("1.67");
  await expect(card(page, "Industry Ranking").getByRole("listitem")).toContainText([
    /1Beta.*72.73\s%/,
    /2Acme \(you\).*54.55\s%/,
    /3Gamma.*27.27\s%/,
  ]);
  const sources = card(page, "Top Influential Sources").getByRole("row");
  await expect(sources.filter({ hasText: "review.example" })).toContainText(/place 1.4.*5.*55.56\s%/s);
  await expect(sources.filter({ hasText: "acme.example" })).toContainText(/place 1.*4.*44.44\s%/s);
  await expect(sources.filter({ hasText: "wiki.example" })).toContainText(/place 1.5.*2.*22.22\s%/s);
});
