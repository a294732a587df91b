import type { Page } from "@playwright/test";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1440, height: 900 } as const;

/** Shows the page in a theme by way of the system's setting; the choice in the app's menu stays "system". Resolves once it is painted. */
export async function useTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(untilPaintedIn(theme));
}

const untilPaintedIn = (theme: Theme): string => `new Promise((painted) => {
  const root = document.documentElement;
  const look = () => {
    if (root.dataset.theme === "${theme}") requestAnimationFrame(() => requestAnimationFrame(painted));
  };
  new MutationObserver(look).observe(root, { attributeFilter: ["data-theme"] });
  look();
})`;

/** Waits until the page's own fonts are there, so that a picture of it does not depend on when it is taken. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => true)");
}
