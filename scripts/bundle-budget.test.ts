import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isOver, measure } from "./bundle-budget.ts";

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "citelens-dist-"));
  write(
    "index.html",
    `<link rel="preload" as="font" href="/assets/inter.woff2"><link rel="icon" href="/logo.svg">`,
  );
  write("assets/inter.woff2", randomBytes(48_000));
});

afterEach(() => rmSync(dist, { recursive: true }));

test("a page weighs what it needs before it can run: the entry, the layouts around it, and what they share", () => {
  build({
    "index.html": {
      file: "assets/index.js",
      isEntry: true,
      imports: ["_shared.js"],
      css: ["assets/index.css"],
    },
    "_shared.js": { file: "assets/shared.js" },
    "src/routes/_in.tsx?tsr-split=component": {
      file: "assets/layout.js",
      imports: ["index.html", "_shared.js"],
    },
    "src/routes/_in/projects.$id/api-keys.tsx?tsr-split=component": {
      file: "assets/keys.js",
      imports: ["index.html"],
    },
    "src/routes/_in/projects.$id/other.tsx?tsr-split=component": { file: "assets/other.js" },
    "src/features/chart.tsx": { file: "assets/chart.js" },
  });

  const weights = new Map(measure(dist).map(({ what, kB }) => [what, kB]));

  expect(weights.get("API keys")).toBeCloseTo(4 * 10, 0);
  expect(weights.get("Heaviest lazy chunk")).toBeCloseTo(10, 0);
  expect(weights.get("Styles")).toBeCloseTo(10, 0);
  expect(weights.get("Preloaded fonts")).toBe(48);
});

test("a page that is not in the build is over its limit", () => {
  build({ "index.html": { file: "assets/index.js", isEntry: true } });

  const over = measure(dist).filter(isOver);

  expect(over.map(({ what }) => what)).toEqual(["Log-in", "Sign-up", "Visits", "API keys", "tracker.js"]);
});

test("one kilobyte too many is over the limit", () => {
  build({
    "index.html": { file: "assets/index.js", isEntry: true },
    "src/routes/login.tsx?tsr-split=component": { file: "assets/login.js" },
  });
  write("assets/login.js", randomBytes(121_000));

  const over = measure(dist).filter(isOver);

  expect(over.map(({ what }) => what)).toContain("Log-in");
});

/** Writes the manifest, and 10 kB that no compression makes smaller for each file that it names. */
function build(
  manifest: Readonly<Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: true }>>,
): void {
  write(".vite/manifest.json", JSON.stringify(manifest));
  for (const { file, css = [] } of Object.values(manifest)) {
    for (const named of [file, ...css]) write(named, randomBytes(10_000));
  }
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), content);
}
