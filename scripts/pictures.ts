/**
 * npm run pictures   makes README's pictures in both themes, and what the browser tests know of the demo's Overview,
 *                    of a demo that is filled for it
 */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { apiBase } from "@citelens/contract/base/endpoint";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { startProduct } from "../bench/product.ts";
import { cardCalls } from "../e2e/insights/insight-card-calls.ts";
import { overviewCalls } from "../e2e/insights/overview.ts";
import { type Account, bearer, signUpThroughApi } from "../e2e/support/api.ts";
import { fillDemo } from "../e2e/support/filled-demo.ts";
import { signIn } from "../e2e/support/test.ts";
import { desktop, fontsLoaded, type Theme, themes, useTheme } from "../e2e/support/views.ts";
import { findChromium } from "./chromium.ts";

const root = resolve(import.meta.dirname, "..");
/** Campaign whose Overview is the one that the browser tests know. */
const recordedCampaign = "Tovelume Arc";
/** Cards ask for what they show once they are there, and charts are drawn a moment after it came. */
const restMs = 700;

/** README's pictures by their names: the page of each below the workspace's, and the height that shows whole cards. */
const pictures = [
  { name: "dashboard", page: "dashboard", height: 900 },
  { name: "insights", page: "insight/dashboard", height: 1000 },
  { name: "campaigns", page: "insight/campaigns", height: 900 },
  { name: "indexing", page: "indexing", height: 900 },
] as const;

const product = await startProduct();
try {
  const baseURL = `http://127.0.0.1:${product.port}`;
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("No Chromium was found; `npm test` installs one, CITELENS_CHROMIUM names one.");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  await picture(browser, baseURL);
  await browser.close();
} finally {
  await product.stop();
}

async function picture(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: "en-GB", timezoneId: "UTC" });
  const account = await signUpThroughApi(context.request);
  const workspaceId = await fillDemo(context.request, account);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, account);
  for (const { name, page: path, height } of pictures) {
    await page.setViewportSize({ ...desktop, height });
    await page.goto(`/workspaces/${workspaceId}/${path}`);
    for (const theme of themes) await take(page, { name, theme });
  }
  await record(page, { account, workspaceId });
}

async function take(page: Page, { name, theme }: { readonly name: string; readonly theme: Theme }) {
  await useTheme(page, theme);
  await filled(page);
  const file = `docs/images/${name}-${theme}.png`;
  await page.screenshot({ path: join(root, file), animations: "disabled" });
  console.log(file);
}

/** Waits until nothing of the page is still to come. */
async function filled(page: Page): Promise<void> {
  await page.locator("main h1").first().waitFor();
  await delay(restMs);
  await expect(page.locator('[aria-busy="true"], [aria-label^="Loading"]')).toHaveCount(0, {
    timeout: 30_000,
  });
  await fontsLoaded(page);
  await delay(restMs);
}

interface Recording {
  readonly account: Account;
  readonly workspaceId: string;
}

/** Writes down what the product answers to each call of a campaign's Overview. */
async function record(page: Page, { account, workspaceId }: Recording): Promise<void> {
  const campaigns = `**/api/v1/projects/*/campaigns/organic/?*`;
  const list = await page.request.get(
    `${apiBase}/projects/${workspaceId}/campaigns/organic/?search=${encodeURIComponent(recordedCampaign)}`,
    { headers: bearer(account) },
  );
  const { results } = (await list.json()) as { results: readonly { id: string }[] };
  const [campaign] = results;
  if (!campaign) throw new Error(`The demo has no campaign ${recordedCampaign}`);

  const answers: Record<string, unknown> = { campaign_id: campaign.id, day: new Date().toISOString() };
  for (const [name, call] of Object.entries({ ...overviewCalls, ...cardCalls, campaigns }))
    await page.route(call, async (route) => {
      const response = await route.fetch();
      answers[name] = await response.json();
      await route.fulfill({ response });
    });
  await page.goto(`/workspaces/${workspaceId}/insight/dashboard?campaign=${campaign.id}`);
  await filled(page);
  const file = "e2e/insights/demo-overview.json";
  writeFileSync(join(root, file), `${JSON.stringify(answers, null, 2)}\n`);
  console.log(`${file}: ${Object.keys(answers).join(", ")}`);
}
