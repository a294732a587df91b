import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { promisify } from "node:util";
import { browserEnv, browserUser } from "./browser-user.ts";
import { loadChromium } from "./load-chromium.ts";

/** A browser that pages can be rendered with, or why there is none: a sentence for people. */
export type FoundBrowser =
  | { readonly path: string; readonly version: string }
  | { readonly path: null; readonly reason: string };

export interface FindOptions {
  /** Where names are looked for; the folders of PATH by default. */
  readonly folders?: readonly string[];
  /** Playwright's own; asked of playwright-core by default. */
  readonly playwrightPath?: string | undefined;
}

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chromium-headless-shell",
];
const usualFolders = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const startMs = 10_000;
const run = promisify(execFile);

/** Finds what RENDER_BROWSER names: `auto`, a path, or `none`. A browser counts if it starts for the user that it will run as. */
export async function findBrowser(setting: string, options: FindOptions = {}): Promise<FoundBrowser> {
  if (setting === "none") return without("RENDER_BROWSER is none, so pages are not opened in a browser.");
  if (!(await loadChromium())) return without("The package playwright-core is not installed.");
  if (setting !== "auto") {
    const version = await versionOf(setting);
    return version
      ? { path: setting, version }
      : without(`RENDER_BROWSER names ${setting}, which does not start here.`);
  }

  const failed: string[] = [];
  for (const path of await candidates(options)) {
    const version = await versionOf(path);
    if (version) return { path, version };
    failed.push(path);
  }
  return without(
    failed.length > 0
      ? `${failed.join(" and ")} does not start here for a user without rights. Install Chromium, or name one by RENDER_BROWSER.`
      : "No Chromium or Chrome is installed on this machine. Install one, or name it by RENDER_BROWSER.",
  );
}

function without(reason: string): FoundBrowser {
  return { path: null, reason };
}

async function candidates({ folders = pathFolders(), ...options }: FindOptions): Promise<string[]> {
  const own = "playwrightPath" in options ? options.playwrightPath : (await loadChromium())?.executablePath();
  const named = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const paths = [...new Set([...named, ...macPaths, ...(own ? [own] : [])])];
  const found = await Promise.all(paths.map(isExecutable));
  return paths.filter((_, index) => found[index]);
}

function pathFolders(): string[] {
  const written = process.env.PATH?.split(delimiter).filter((folder) => isAbsolute(folder)) ?? [];
  return [...new Set([...written, ...usualFolders])];
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Starting it tells more than its presence: packages leave place-holders, and some folders are closed to the browser's user. */
async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { stdout } = await run(path, ["--version"], {
      ...browserUser,
      cwd: "/",
      env: browserEnv("/tmp"),
      timeout: startMs,
    });
    return /\d+(?:\.\d+)+/.exec(stdout)?.[0];
  } catch {
    return undefined;
  }
}
