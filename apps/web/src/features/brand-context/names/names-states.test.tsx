import { previewNames } from "@citelens/contract/visibility/brand-names";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { keepBrand } from "../kept-brand.test-helper.ts";

const address = "/settings/brand-context";
const none = { count: 0, shown: [] };

async function openNames(page: AppPage): Promise<ElementLocator> {
  await page.goto(address);
  const card = page.getByRole("region", { name: "Names in answers", exact: true });
  await card.getByRole("button", { name: "Edit Names in answers" }).click();
  return card;
}

test("a preview that fails can be tried again while the form stays", async ({ page, server }) => {
  keepBrand(server);
  server.fail(previewNames);
  const card = await openNames(page);
  await expect(card.getByRole("button", { name: "Retry" })).toBeVisible();

  server.answer(previewNames, { answers: 0, added: none, removed: none, kept: none });
  await card.getByRole("button", { name: "Retry" }).click();

  await expect(card).toContainText("There are no answers yet.");
});

test("what a change does is shown with its sentences", async ({ page, server }) => {
  const { added } = server.sample(previewNames);
  const shown = (quote: string, start: number) => ({
    count: 1,
    shown: added.shown.map((one) => ({ ...one, quote, start, end: start + 3 })),
  });
  keepBrand(server);
  server.answer(previewNames, {
    answers: 50,
    added: shown("Many buy at Gap.", 12),
    removed: shown("In a gap year money is short.", 5),
    kept: none,
  });
  const card = await openNames(page);

  await expect(card).toContainText("In the last 50 answers: This one will now count, this one no longer.");
  await expect(card.locator("mark")).toHaveText(["Gap", "gap"]);
  await expectNoAxeViolations();
});
