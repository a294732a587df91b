/**
 * npm run lighthouse   what Lighthouse says of the log-in, the dashboard and the Overview of a demo that is filled for it,
 *                      on a desktop and on a phone; fetches Lighthouse from the npm registry
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import { z } from "zod";
import { startProduct } from "../bench/product.ts";
import { type Account, signUpThroughApi } from "../e2e/support/api.ts";
import { fillDemo } from "../e2e/support/filled-demo.ts";
import { signIn } from "../e2e/support/test.ts";
import { findChromium } from "./chromium.ts";

const lighthouse = "lighthouse@12.8.2";
const debuggingPort = 9333;
/** A page is measured as often, on its files in the browser's cache; the middle one by performance is shown. */
const runs = 3;
const restMs = 3_000;
const forms = { desktop: ["--preset=desktop"], phone: [] } as const;

const category = z.object({ score: z.number().nullable() });
const figure = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: category, accessibility: category }),
  audits: z.object({
    "largest-contentful-paint": figure,
    "total-blocking-time": figure,
    "cumulative-layout-shift": figure,
    "errors-in-console": z.object({ details: z.object({ items: z.array(z.unknown()) }).optional() }),
  }),
});
type Report = z.output<typeof report>;

const folder = await mkdtemp(join(tmpdir(), "citelens-lighthouse-"));
const product = await startProduct();
try {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("No Chromium was found; `npm test` installs one, CITELENS_CHROMIUM names one.");
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath,
    args: ["--no-sandbox", `--remote-debugging-port=${debuggingPort}`],
    baseURL: `http://127.0.0.1:${product.port}`,
  });
  await measure(context);
  await context.close();
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(context: BrowserContext): Promise<void> {
  console.log("| page | form | performance | accessibility | shift | blocked | largest paint | errors |");
  console.log("|---|---|--:|--:|--:|--:|--:|--:|");
  await measurePage(context, { name: "Log-in", path: "/login" });

  const account = await signUpThroughApi(context.request);
  const workspace = `/workspaces/${await fillDemo(context.request, account)}`;
  await measurePage(context, { name: "Dashboard", path: `${workspace}/dashboard`, account });
  await measurePage(context, { name: "Overview", path: `${workspace}/insight/dashboard`, account });
}

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Account that sees it; a stranger without. */
  readonly account?: Account;
}

async function measurePage(context: BrowserContext, { name, path, account }: MeasuredPage): Promise<void> {
  const page = await context.newPage();
  if (account) await signIn(page, account);
  // Once, so that the browser has the page's files. What a page hears live keeps its network from ever being idle.
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await delay(restMs);
  const address = page.url();
  for (const [form, flags] of Object.entries(forms)) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await look(address, flags));
    const middle = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(runs / 2)];
    if (middle) console.log(row(name, form, middle));
  }
  await page.close();
}

async function look(address: string, flags: readonly string[]): Promise<Report> {
  const file = join(folder, "report.json");
  await promisify(execFile)("npx", [
    "--yes",
    lighthouse,
    address,
    `--port=${debuggingPort}`,
    "--disable-storage-reset",
    "--only-categories=performance,accessibility,best-practices",
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    ...flags,
  ]);
  return report.parse(JSON.parse(await readFile(file, "utf8")));
}

function performanceOf({ categories }: Report): number {
  return categories.performance.score ?? 0;
}

function row(name: string, form: string, { categories, audits }: Report): string {
  const cells = [
    name,
    form,
    performanceOf({ categories, audits }).toFixed(2),
    (categories.accessibility.score ?? 0).toFixed(2),
    audits["cumulative-layout-shift"].numericValue.toFixed(3),
    `${audits["total-blocking-time"].numericValue.toFixed(0)} ms`,
    `${(audits["largest-contentful-paint"].numericValue / 1000).toFixed(1)} s`,
    String(audits["errors-in-console"].details?.items.length ?? 0),
  ];
  return `| ${cells.join(" | ")} |`;
}
