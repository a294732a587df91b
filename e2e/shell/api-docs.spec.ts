import { expect, test } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { desktop, phone, themes } from "../support/views.ts";

const docs = "/api/v1/docs";

for (const path of [docs, `${docs}/insights`, `${docs}/visits`])
  test(`${path} is read in both themes, by everybody, on a phone and on a desk`, async ({ page }) => {
    await page.goto(path);
    for (const size of [desktop, phone])
      for (const colorScheme of themes) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
      }
    await expectNoOverflow(page);
  });

test("an operation is found by its words, with a call that can be copied and an answer of the demo", async ({
  page,
}) => {
  await page.goto(docs);
  await expect(page.getByRole("heading", { name: "Keys and their scopes" })).toBeVisible();

  await page.getByRole("link", { name: "The sites that answers cite or are based on" }).first().click();

  await expect(page).toHaveURL(/\/docs\/sources#listSources$/);
  const article = page.locator("#listSources");
  await expect(article).toContainText("scope: read");
  await expect(article).toContainText("Authorization: Api-Key YOUR_KEY");
  await article.getByText("Example answer, of the demo").click();
  await expect(article.getByRole("group", { name: "Answer of listSources" })).toContainText('"results"');
});
