/**
 * npm test                        everything, in the order below; the first step that fails ends it
 * npm test -- --only=types,law    these steps alone
 * npm run test:changed            the static steps, and the tests that a change can touch
 * npm run test:deep               the property tests and simulations with many more cases
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { installed, webBuilt } from "./setup.mjs";
import { explain, Problem, root, run, step } from "./steps.mjs";

const results = join(root, "test-results");
/** Against a hang: a busy machine may take several times what a quiet one does. */
const testsLimitMs = 45 * 60_000;

const steps = {
  types: (node) =>
    Promise.all(["tsconfig.json", "apps/web/tsconfig.json"].map((project) => types(node, project))),
  lint: (node) => tool(node, "@biomejs/biome/bin/biome", ["check", "."]),
  law: (node) => run(node, ["scripts/law.ts"]),
  "dead-code": (node) => tool(node, "knip/bin/knip.js", []),
  build: webBuilt,
  budget: (node) => run(node, ["scripts/bundle-budget.ts"], { quiet: false }),
  unit: unitTests,
  browser: browserTests,
};

/** They only read the sources, and none keeps both cores busy by itself. */
const sideBySide = ["types", "lint", "law", "dead-code"];

const startedAt = Date.now();
/** What each step took, in the order of their ends. */
const seconds = new Map();
/** The files that a step is about, by its name; all of them when it has none here. */
const only = {};
let failed;
try {
  const [option, ...others] = process.argv.slice(2);
  const chosen = chosenSteps(option, others);
  const node = await installed();
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const wanted = option === "--changed" ? await step("what changed", () => touched(node, chosen)) : chosen;
  if (option === "--deep") goDeep();
  rmSync(results, { recursive: true, force: true });
  for (const stage of stages(wanted)) await step(stage.join(", "), () => runStage(stage, node));
  await showTimes(node);
} catch (error) {
  failed ??= "setup";
  explain(error);
}
summarise();

function chosenSteps(option, others) {
  const all = Object.keys(steps);
  if (option === undefined) return all;
  if (option === "--changed" && others.length === 0) return all.filter((name) => name !== "budget");
  if (option === "--deep" && others.length === 0) return ["unit"];

  const [key, value = ""] = option.split("=");
  const names = value.split(",");
  if (key === "--only" && others.length === 0 && names.every((name) => all.includes(name))) return names;
  throw new Problem(
    `Unknown arguments: ${[option, ...others].join(" ")}. Known are --changed, --deep, and --only= with some of ${all.join(", ")}.`,
  );
}

/** Chooses the tests that a change can touch, and says which of them there is no time for; resolves to the steps that are left. */
async function touched(node, steps) {
  const { base, unit, browser } = JSON.parse(await run(node, ["scripts/testing/changed-tests.ts"]));
  only.unit = unit.chosen;
  only.browser = browser.chosen;
  const leftOut = [...unit.leftOut, ...browser.leftOut];
  console.log(
    `\nAgainst ${base.slice(0, 12)}: ${unit.chosen.length} unit and ${browser.chosen.length} browser test files.`,
  );
  for (const file of browser.chosen) console.log(`  ${file}`);
  if (leftOut.length > 0)
    console.log(`Left out, because two minutes are not enough:\n  ${leftOut.join("\n  ")}`);
  const unneeded = [
    ...(unit.chosen.length === 0 ? ["unit"] : []),
    ...(browser.chosen.length === 0 ? ["build", "browser"] : []),
  ];
  return steps.filter((name) => !unneeded.includes(name));
}

/** The files that ask scripts/testing/cases.ts for their number of cases, which is the large one then. */
function goDeep() {
  process.env.CITELENS_TEST_DEEP = "1";
  const tracked = execFileSync("git", ["grep", "-l", "testing/cases.ts", "--", "*.test.ts", "*.test.tsx"], {
    cwd: root,
  });
  only.unit = tracked.toString().trim().split("\n");
}

/** The steps in their order; those that run side by side are one. */
function stages(chosen) {
  const together = chosen.filter((name) => sideBySide.includes(name));
  const rest = chosen.filter((name) => !sideBySide.includes(name));
  return [together, ...rest.map((name) => [name])].filter((stage) => stage.length > 0);
}

/** Waits for all of them, then rejects with what the first that failed said. */
async function runStage(names, node) {
  let reason;
  const runs = names.map(async (name) => {
    const start = Date.now();
    try {
      await steps[name](node);
    } catch (error) {
      failed ??= name;
      reason ??= error;
    }
    seconds.set(name, (Date.now() - start) / 1000);
  });
  await Promise.all(runs);
  if (failed) throw reason;
}

/** What the run spent its time on, in Markdown: a row for each step, and one for each of the slowest tests. */
async function showTimes(node) {
  const rows = [...seconds].map(([name, took]) => `| ${name} | ${took.toFixed(1)} |`);
  console.log(`\n${["| step | s |", "|---|--:|", ...rows].join("\n")}`);
  if (seconds.has("unit") || seconds.has("browser"))
    console.log(`\n${await run(node, ["scripts/testing/test-times.ts"])}`);
}

function types(node, project) {
  return tool(node, "typescript/bin/tsc", ["--noEmit", "-p", project]);
}

function tool(node, path, args, options) {
  return run(node, [join("node_modules", path), ...args], options);
}

function unitTests(node) {
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(results, "unit.json")}`,
  ];
  return tool(node, "vitest/vitest.mjs", ["run", ...reporters, ...(only.unit ?? [])], {
    quiet: false,
    limitMs: testsLimitMs,
  });
}

async function browserTests(node) {
  const chromium = await run(node, ["scripts/chromium.ts"]);
  await tool(node, "@playwright/test/cli.js", ["test", ...(only.browser ?? [])], {
    env: { CITELENS_CHROMIUM: chromium, CITELENS_E2E_PORT: `${await freePort()}` },
    quiet: false,
    limitMs: testsLimitMs,
  });
}

function freePort() {
  return new Promise((succeed, fail) => {
    const server = createServer().on("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => succeed(port));
    });
  });
}

/** Ends with the sum of all tests, alone on its line. A step that failed without a failed test counts as one. */
function summarise() {
  const unit = report("unit.json");
  const browser = report("browser.json")?.stats;
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
  const failures = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
  const skipped = (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (browser?.skipped ?? 0);

  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`\n${failed ? `Failed at ${failed}` : "All is well"} after ${seconds} s`);
  console.log(`${passed} passed, ${failed ? Math.max(failures, 1) : failures} failed, ${skipped} skipped`);
}

function report(name) {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
