import type { BrowserType } from "playwright-core";

/** Browser type that speaks to browsers; none where the optional package was left out. */
export async function loadChromium(): Promise<BrowserType | undefined> {
  try {
    const { chromium } = await import("playwright-core");
    return chromium;
  } catch {
    return undefined;
  }
}
