import { expect, type Locator, type Page } from "@playwright/test";
import { signInAsRoot } from "../support/root.ts";
import { keepTokens, test } from "../support/test.ts";

async function submit(
  page: Page,
  fields: Readonly<Record<string, string>>,
  button: string,
): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields))
    await dialog.getByRole("textbox", { name: label }).fill(value);
  await dialog.getByRole("button", { name: button }).click();
  return dialog;
}

// Of models and a provider that no other test asks anything.
test("a price and limits are set, explained and taken back", async ({ page, request }) => {
  test.slow();
  await keepTokens(page, await signInAsRoot(request));
  await page.goto("/admin/models");
  const price = page.getByRole("button", { name: "Price of Kimi", exact: true });
  const limits = page.getByRole("button", { name: "Limits of Kimi", exact: true });
  const row = page.getByRole("table", { name: "Prices and limits" }).getByRole("row").filter({ has: price });

  await price.click();
  const asked = await submit(page, { "Credits per answer": "0", Reason: "It is dearer" }, "Set price");
  await expect(asked).toContainText("A run that has begun keeps its price.");
  await expect(asked).toContainText("Enter a whole number from 1 to 10000.");
  await submit(page, { "Credits per answer": "8" }, "Set price");
  await expect(row).toContainText("8 credits");
  await expect(row).toContainText("Standard: 5 credits. Changed by");
  await expect(row).toContainText("It is dearer");
  await limits.click();
  await submit(
    page,
    { "Questions at once": "3", "Questions a minute": "20", Reason: "It asked for it" },
    "Set limits",
  );
  await expect(row).toContainText("3 at once, 20 a minute");
  await page.reload();
  await expect(row).toContainText("8 credits");

  await price.click();
  await submit(page, { "Credits per answer": "", Reason: "It is cheaper again" }, "Set price");
  await limits.click();
  await submit(
    page,
    { "Questions at once": "", "Questions a minute": "", Reason: "No longer" },
    "Set limits",
  );
  await expect(row).not.toContainText("Standard:");
  await expect(row).toContainText("5 credits");
});
