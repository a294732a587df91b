import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/checks.ts";
import { test as base } from "../support/test.ts";

export interface Journey {
  /** The server may refuse calls of such addresses as nobody's from now on, which the browser writes on its console. */
  mayBeRefused(address: RegExp): void;
  /** Somebody else on the same journey, in a browser of their own. */
  meet(): Promise<Page>;
  /** The last page is there: what it took is noted with the test, and the page is accessible. */
  ends(page: Page): Promise<void>;
}

type Step = "click" | "key" | "field";

/** Tells of each click, of each key that is not typing, and of each field when it is first changed. */
const teller = `
  const told = (step) => void window.journeyStep(step, location.pathname);
  const isText = (target) => target instanceof Element && target.matches("input:not([type=checkbox], [type=radio]), select, textarea");
  let field;
  addEventListener("pointerdown", ({ isTrusted }) => isTrusted && told("click"), true);
  addEventListener("keydown", ({ key, target }) => (key.length > 1 || (key === " " && !isText(target))) && told("key"), true);
  addEventListener("focusin", ({ target }) => { if (target !== field) field = undefined; }, true);
  addEventListener("input", ({ target }) => {
    if (target === field || !isText(target)) return;
    field = target;
    told("field");
  }, true);
`;

/**
 * Counts what somebody does on the way through the product: clicks or taps, keys, fields, and pages on which something was done
 * or which were the last. Errors on any browser's console along the way fail the test.
 */
export const test = base.extend<{ readonly journey: Journey }>({
  journey: async ({ context, browser }, use, { annotations }) => {
    const taken: Record<Step, number> = { click: 0, key: 0, field: 0 };
    const errors: string[] = [];
    const refused: RegExp[] = [];
    const met: BrowserContext[] = [];
    let pages = 0;
    let began: number | undefined;

    async function watch(watched: BrowserContext): Promise<(path: string) => void> {
      let last = "";
      const isOn = (path: string): void => {
        if (path !== last) pages += 1;
        last = path;
      };
      await watched.exposeBinding("journeyStep", (_, step: Step, path: string) => {
        began ??= performance.now();
        taken[step] += 1;
        isOn(path);
      });
      await watched.addInitScript({ content: teller });
      watched.on("weberror", (error) => errors.push(String(error.error())));
      watched.on("console", (message) => {
        const { url } = message.location();
        const isExpected = message.text().includes("401") && refused.some((one) => one.test(url));
        if (message.type() === "error" && !isExpected) errors.push(`${message.text()} (${url})`);
      });
      return isOn;
    }

    const isOn = await watch(context);
    await use({
      mayBeRefused: (address) => void refused.push(address),
      meet: async () => {
        const other = await browser.newContext();
        met.push(other);
        await watch(other);
        return other.newPage();
      },
      ends: async (page) => {
        if (page.context() === context) isOn(await page.evaluate<string>("location.pathname"));
        const seconds = ((performance.now() - (began ?? Number.NaN)) / 1000).toFixed(1);
        const { click, key, field } = taken;
        const description = `${click} clicks, ${key} keys, ${field} fields, ${pages} pages, ${seconds} s`;
        annotations.push({ type: "journey", description });
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible(); // the address comes before its page
        await expectNoAxeViolations(page);
      },
    });
    for (const one of met) await one.close();
    expect(errors, "on the browser's console").toEqual([]);
  },
});
