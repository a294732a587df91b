import { expect, type Locator, type Page } from "@playwright/test";

/** Something that opens above a page, without changing anything. */
export interface Dialog {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** The source files that it shows, below apps/web/src/features or, where they begin so, shell or ui. */
  readonly shows: readonly string[];
  /** Only a phone has what opens it. */
  readonly isOfPhones?: boolean;
}

/** Dialogs by the address of the page, with the names of its parameters as the routes have them. */
export type DialogTable = Readonly<Record<string, readonly Dialog[]>>;

export function dialog(name: string, open: Dialog["open"], ...shows: readonly string[]): Dialog {
  return { name, open, shows };
}

/** Opens nothing: the dialog is what the address has opened by itself. */
export const atOnce = async (): Promise<void> => undefined;

/** Opens the subject of the first row of the page's table. */
export const firstLink: Dialog["open"] = (page) =>
  page.locator("main td a, main th[scope=row] a").first().click();

/** Presses the first button, or entry of a menu, of each of these names, one after the other. */
export function press(...names: readonly (string | RegExp)[]): Dialog["open"] {
  return async (page) => {
    for (const name of names) await control(page, name).click();
  };
}

/** By a key, again where the page did not hear it: what was open before may still have had the focus. */
export function pressKey(key: string): Dialog["open"] {
  return (page) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 15_000 });
}

function control(page: Page, name: string | RegExp): Locator {
  const named = { name, exact: true };
  const button = page.getByRole("button", named).or(page.getByRole("menuitem", named));
  return button.or(page.getByRole("switch", named)).filter({ visible: true }).first();
}
