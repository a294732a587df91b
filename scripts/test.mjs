/**
 * npm test                        everything, in the order below; the first step that fails ends it
 * npm test -- --only=types,law    these steps alone
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { installed, webBuilt } from "./setup.mjs";
import { explain, Problem, root, run, step } from "./steps.mjs";

const results = join(root, "test-results");
/** Against a hang: a busy machine may take several times what a quiet one does. */
const testsLimitMs = 30 * 60_000;

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
let failed;
try {
  const chosen = chosenSteps(process.argv.slice(2));
  rmSync(results, { recursive: true, force: true });
  const node = await installed();
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  for (const stage of stages(chosen)) await step(stage.join(", "), () => runStage(stage, node));
  await showTimes(node);
} catch (error) {
  failed ??= "setup";
  explain(error);
}
summarise();

function chosenSteps(args) {
  const all = Object.keys(steps);
  if (args.length === 0) return all;

  const [option, value = ""] = args[0].split("=");
  const names = value.split(",");
  if (option === "--only" && args.length === 1 && names.every((name) => all.includes(name))) return names;
  throw new Problem(`Unknown arguments: ${args.join(" ")}. Known is --only= with some of ${all.join(", ")}.`);
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
  return tool(node, "vitest/vitest.mjs", ["run", ...reporters], { quiet: false, limitMs: testsLimitMs });
}

async function browserTests(node) {
  const chromium = await run(node, ["scripts/chromium.ts"]);
  await tool(node, "@playwright/test/cli.js", ["test"], {
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
