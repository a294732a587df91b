import { mkdirSync, rmSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { productEnv } from "./e2e/support/product-env.ts";
import { findChromium } from "./scripts/chromium.ts";

const port = process.env.CITELENS_E2E_PORT ?? "4010";
const address = `http://127.0.0.1:${port}`;
const dataDir = `${import.meta.dirname}/test-results/product`;

const chromium = findChromium();
if (!chromium)
  throw new Error("No Chromium was found; `npm test` installs one, CITELENS_CHROMIUM names one.");
// The workers read this file again, and so do tools that look for dead code: only a run itself may begin with new data.
const isRun = process.env.TEST_WORKER_INDEX === undefined && /playwright/.test(process.argv[1] ?? "");
process.env.CITELENS_CHROMIUM = chromium;
if (isRun) {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(`${import.meta.dirname}/test-results`, { recursive: true });
}

const flags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
  // A page lives for seconds here: compiling its scripts for speed costs more than it brings.
  "--js-flags=--no-opt,--no-maglev",
];

/** In the gate: the folders of which every test runs, but for those of the deep run; of all others the main flows do. */
const whole = process.env.CITELENS_E2E_WHOLE?.split(",").map((folder) => `${folder}/**`);
const deepAlone = /@deep/;

/** The browser tests: the real product on an empty DATA_DIR, and the Chromium of this machine. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  snapshotPathTemplate: "{testDir}/{testFileDir}/__screenshots__/{arg}{ext}",
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // On a busy build machine a test gets a second try, and is reported as flaky when it needed it.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Against a hang: what takes ten seconds on a quiet machine takes a minute on a busy one.
  timeout: 90_000,
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02, animations: "disabled" } },
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: address,
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
    // Recording every test costs an eighth of the time; whoever looks into a failure runs it with --trace on.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: process.getuid?.() === 0 ? ["--no-sandbox", ...flags] : flags,
    },
  },
  projects: whole
    ? [
        {
          name: "whole",
          testMatch: whole.map((folder) => `**/e2e/${folder}/*.spec.ts`),
          grepInvert: deepAlone,
        },
        { name: "main flows", testIgnore: whole.map((folder) => `**/e2e/${folder}`), grep: /@main/ },
      ]
    : [{ name: "chromium" }],
  webServer: {
    // Its log holds the link that makes the superuser; see e2e/support/root.ts.
    command: `exec ${JSON.stringify(process.execPath)} e2e/seed/serve-product.ts`,
    url: `${address}/readyz`,
    // Beside the doubles of paid providers credits would be granted.
    env: { ...productEnv(port, dataDir), BILLING: "sandbox" },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
