import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { agentVisitsAddress, answerKnownTraffic, trafficCalls } from "./agent-traffic.ts";

/** So low that the chart is below its end. */
const low = { width: 1280, height: 360 };

const chart = ".recharts-surface .recharts-bar-rectangle";

/** Prints the page, and says how many bars were on it when it went onto paper. */
async function barsOnPaper(page: Page): Promise<number> {
  await page.evaluate(
    `addEventListener("beforeprint", () => { window.onPaper = document.querySelectorAll(${JSON.stringify(chart)}).length; })`,
  );
  await page.pdf();
  return page.evaluate<number>("window.onPaper");
}

test("a chart that nobody has scrolled to is on paper, with its code loaded once the page is at rest", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.setViewportSize(low);
  await page.clock.install({ time: new Date("2026-11-20T12:00:00Z") });
  await page.route(trafficCalls, answerKnownTraffic);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/stacked-days-body/.test(request.url())) asked.push(request.url());
  });
  await page.goto(agentVisitsAddress(workspace));
  await expect(page.getByRole("heading", { name: "Visits over time" })).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading Visits over time" })).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.clock.runFor(8000);
  await expect.poll(() => asked).toHaveLength(1);
  // Asked for is not yet there.
  await page.evaluate(`import(${JSON.stringify(asked[0])}).then(() => undefined)`);
  await expect(page.locator(chart)).toHaveCount(0);

  expect(await barsOnPaper(page)).toBeGreaterThan(0);
});
