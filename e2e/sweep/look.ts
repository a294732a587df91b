import { expect, type Page, test } from "@playwright/test";
import { axeFaults, contrastFaults } from "../support/checks.ts";
import { useTheme } from "../support/views.ts";
import { openWhole, outOfSightOf, reopenOnPhone, shiftsOf } from "./whole-page.ts";

/**
 * Opens a page once and looks at all that every page has to keep; what it does not keep fails the test at its end. A page
 * that is not looked at whole is opened in the light theme, as wide as a desktop, and shows all it has without moving.
 */
export async function lookAt(page: Page, path: string, isWhole: boolean): Promise<void> {
  await test.step(path, async () => {
    try {
      const opened = await openWhole(page, path);
      const faults = [...(await shiftsOf(page)), ...(isWhole ? await lasting(() => axeFaults(page)) : [])];
      expect.soft(faults, `${path} on a desktop`).toEqual([]);
      if (!isWhole) return;
      await useTheme(page, "dark");
      const dark = await lasting(() => contrastFaults(page, "page"));

      const again = await reopenOnPhone(page);
      const shifts = await shiftsOf(page);
      const hidden = await outOfSightOf(page, "main");
      expect.soft(dark, `${path} in the dark theme`).toEqual([]);
      expect.soft([...shifts, ...hidden], `${path} on a phone`).toEqual([]);
      expect.soft(again, `${path}, loaded anew`).toEqual(opened);
    } catch (problem) {
      expect.soft(problem, `${path} can be looked at`).toBeUndefined(); // the other pages are looked at all the same
    }
  });
}

/** Faults that last: what is asked for anew is faint until the answer comes, which takes a busy server its time. */
export async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  let faults: string[] = [];
  const isFaultless = async (): Promise<boolean> => {
    faults = await look();
    return faults.length === 0;
  };
  await expect
    .poll(isFaultless, { timeout: 15_000 })
    .toBe(true)
    .catch(() => undefined); // they are the answer
  return faults;
}
