import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const popups = "[data-base-ui-portal]";

/**
 * No rule of WCAG 2.2 AA and no best practice that axe knows is broken. Popups stand at the end of the body and so
 * outside of all landmarks; the guards around them are hidden stops that only pass the focus on. What an open popup
 * covers in part is whole again without it, so only its own targets are measured.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}

/** The rules of expectNoAxeViolations() that are broken, each with the elements. */
export async function axeFaults(page: Page): Promise<string[]> {
  const isPopupOpen = (await page.locator(`${popups} [role]`).count()) > 0;
  const whole = (await axe(page))
    .withTags(standards)
    .disableRules(isPopupOpen ? ["region", "target-size"] : []);
  const found = await faultsOf(whole);
  if (isPopupOpen) {
    found.push(...(await faultsOf((await axe(page)).include(popups).withRules(["target-size"]))));
  }
  return found;
}

/** The same of what is open above the page alone, which is looked at by itself. */
export async function popupFaults(page: Page): Promise<string[]> {
  const open = (await axe(page)).include(popups).withTags(standards).disableRules(["region"]);
  return faultsOf(open);
}

/** Where the contrast of texts is too weak, which is all that another theme can change. */
export async function contrastFaults(page: Page, within: "page" | "popup"): Promise<string[]> {
  const builder = (await axe(page)).withRules(["color-contrast"]);
  return faultsOf(within === "page" ? builder : builder.include(popups));
}

async function axe(page: Page): Promise<AxeBuilder> {
  // Otherwise the half megabyte of its source goes to the page twice for every run.
  const isThere = await page.evaluate<boolean>("'axe' in window");
  return new AxeBuilder({ page, ...(isThere && { axeSource: "'axe is there'" }) })
    .options({ resultTypes: ["violations"] })
    .exclude("[data-base-ui-focus-guard]")
    .setLegacyMode(); // the other way opens a page more for each run, for frames, of which we have none
}

async function faultsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Nothing makes the page scroll sideways, on a phone of 390 px and in the narrowest window of WCAG, 320 px. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.evaluate<number>("document.documentElement.scrollWidth - innerWidth"), {
        message: `pixels beyond ${width}`,
      })
      .toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/** Presses Tab until the element has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator, pressesMax = 60): Promise<void> {
  for (let presses = 0; presses < pressesMax; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element.matches(":focus"))) return;
  }
  throw new Error(`${target} was not reached with ${pressesMax} presses of Tab.`);
}
