/** node scripts/chromium.ts prints the path of a Chromium that runs here, and installs one when there is none. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without its window: Debian's package of it runs the tests in about two thirds of the time. */
const headlessShell = "chromium-headless-shell";
const names = [headlessShell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const startLimitMs = 30_000;
const installLimitMs = 180_000;

if (import.meta.main) {
  if (!process.env.CITELENS_CHROMIUM) installHeadlessShell();
  const path = findChromium() ?? installChromium();
  if (path) console.log(path);
  else {
    console.error(
      "The browser tests need Chromium, and none was found or could be installed.\n" +
        "Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium --with-deps),\n" +
        "or name one: CITELENS_CHROMIUM=/path/to/chromium npm test",
    );
    process.exitCode = 1;
  }
}

/**
 * The path of a Chromium that runs here: the one that CITELENS_CHROMIUM names, the system's, or Playwright's own.
 * Throws when CITELENS_CHROMIUM names one that does not run.
 */
export function findChromium(): string | undefined {
  const named = process.env.CITELENS_CHROMIUM;
  if (named && !runs(named)) throw new Error(`CITELENS_CHROMIUM names ${named}, which does not run here.`);
  if (named) return named;

  const folders = process.env.PATH?.split(delimiter) ?? [];
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...installed, ...elsewhere, chromium.executablePath()].find(runs);
}

/** On a Debian that we may change and that does not have it yet; where it cannot be had, any Chromium will do. */
function installHeadlessShell(): void {
  const isThere = process.env.PATH?.split(delimiter).some((folder) =>
    existsSync(join(folder, headlessShell)),
  );
  if (isThere || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;

  attempt("apt-get", ["update"]);
  attempt("apt-get", ["install", "-y", headlessShell]);
}

/** Tries Playwright's download, then Debian's package. Returns undefined when neither gives one that runs. */
function installChromium(): string | undefined {
  const playwright = resolve(import.meta.dirname, "../node_modules/@playwright/test/cli.js");
  attempt(process.execPath, [playwright, "install", "chromium"]);
  if (runs(chromium.executablePath())) return chromium.executablePath();

  if (process.getuid?.() !== 0) return undefined;
  attempt("apt-get", ["update"]);
  attempt("apt-get", ["install", "-y", "chromium"]);
  return findChromium();
}

/** Whether it worked shows in what can be found afterwards; what it says goes to stderr, stdout is for the path. */
function attempt(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: ["ignore", 2, 2],
    timeout: installLimitMs,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Starting it tells more than its presence: packages leave place-holders, and downloads lack system libraries. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: startLimitMs });
    return true;
  } catch {
    return false;
  }
}
