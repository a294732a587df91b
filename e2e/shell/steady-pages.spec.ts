import { expect, type Page } from "@playwright/test";
import { pagesOfWorkspace, pagesWithoutWorkspace } from "../support/app-pages.ts";
import { fillDemo } from "../support/filled-demo.ts";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";

const views = [phone, { width: 1280, height: 800 }] as const;

/** Of all that is in the window, how much may move how far while a page loads: half of what the web calls good. */
const shiftMax = 0.05;

/** A few days of campaigns are run, however slow the machine is. */
const fillMs = 240_000;

/** What these show comes at once: forms, results of payments, one list. */
const inOnePiece =
  /\/(create|edit|plan|agent-visits-old|referral|account|my-account|notifications|white-label|credit-calculator|shared-links|brand-context|[a-z]+-payment-confirmation|settings\/workspaces)$/;

test("no page of a full workspace moves what it shows while the rest of it loads", async ({
  signedInPage: page,
  account,
  request,
}) => {
  test.setTimeout(fillMs + 180_000); // some 30 pages, twice each
  const projectId = await fillDemo(request, account);
  const ofWorkspace = await pagesOfWorkspace(request, account, projectId);
  const paths = [...ofWorkspace, ...pagesWithoutWorkspace("account")].filter(
    (path) => !inOnePiece.test(path),
  );
  expect(paths.length).toBeGreaterThan(25);
  // For somebody who was there before: the browser knows that it is a demo, and how far its first steps are.
  await openWhole(page, `/workspaces/${projectId}/optimization/dashboard`);
  await page.addInitScript(noteShifts);
  for (const path of paths) {
    await test.step(path, async () => {
      for (const view of views) {
        await page.setViewportSize(view);
        await openWhole(page, path);
        const shifts = await page.evaluate<Shift[]>(takeShifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect.soft(sum, `${path}, ${view.width} px wide: ${wordsOf(shifts)}`).toBeLessThanOrEqual(shiftMax);
      }
    });
  }
});

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const main = page.locator("main");
  await expect(main.getByRole("heading").first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"], [aria-label^="Loading"]')).toHaveCount(0);
}

function wordsOf(shifts: readonly Shift[]): string {
  return shifts.map(({ value, moved }) => `\n${value.toFixed(3)} ${moved.join(" | ")}`).join("");
}

/** What moves after a click or a key is not counted. */
const noteShifts = `(() => {
  window.shifts = [];
  const nameOf = ({ node, previousRect, currentRect }) =>
    (node?.textContent ?? "something").trim().slice(0, 40) + " from " + previousRect.y + " to " + currentRect.y + " px";
  const note = (entries) => window.shifts.push(...entries
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value, sources }) => ({ value, moved: sources.map(nameOf) })));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.takeShifts = () => {
    note(observer.takeRecords());
    return window.shifts;
  };
})()`;

/** Once what was drawn last is painted. */
const takeShifts =
  "new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))).then(window.takeShifts)";
