import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";

interface SavedFile {
  readonly name: string;
  readonly text: string;
}

function exportButton(within: Page | Locator): Locator {
  return within.getByRole("button", { name: "Export", exact: true });
}

/** Saves the list whose menu is within, and reads the file. */
export async function savedFile(
  page: Page,
  {
    within = page,
    format = "CSV",
  }: { readonly within?: Page | Locator; readonly format?: "CSV" | "NDJSON" } = {},
): Promise<SavedFile> {
  await exportButton(within).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: format }).click();
  const file = await saving;
  await expect(page.getByRole("menu")).toHaveCount(0);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}
