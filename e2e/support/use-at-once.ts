import type { Locator } from "@playwright/test";

/** Clicks the one and then the other, or chooses the last option of a list, before the page can show the first change. */
export async function useAtOnce(first: Locator, second: Locator): Promise<void> {
  await first.evaluate(
    (one, other) => {
      for (const control of [one, other]) {
        if (control?.tagName === "SELECT") {
          control.selectedIndex = control.options.length - 1;
          control.dispatchEvent(new Event("change", { bubbles: true }));
        } else control?.click();
      }
    },
    await second.elementHandle(),
  );
}
