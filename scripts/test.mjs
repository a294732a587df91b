/**
 * npm test                          the gate: what must hold before anything lands (docs/testing.md)
 * npm test -- --only=types,law      these steps alone
 * npm test -- --record              all tests, and where all were green the next gates run what has changed since
 * npm test -- --shard=1/4           a quarter of the tests, for four machines; --merge sums up what they left
 * npm run test:changed              the static steps, and the tests that a change can touch
 * npm run test:deep                 every test with many more cases; --rooms=a,b of these rooms, --record notes that all was green
 */
import { delimiter, dirname, join } from "node:path";
import { installed, webBuilt } from "./setup.mjs";
import { explain, Problem, run, step } from "./steps.mjs";
import { childrenCoreSeconds, machineCoreSeconds } from "./testing/core-seconds.mjs";
import { clearResults, keepSteps, lastRuns, retriesMax, sumOf } from "./testing/results.mjs";
import { runBrowserTests, runUnitTests } from "./testing/runners.mjs";
import { parseWish } from "./testing/wish.mjs";

const steps = {
  build: webBuilt,
  types: (node) =>
    Promise.all(["tsconfig.json", "apps/web/tsconfig.json"].map((project) => types(node, project))),
  lint: (node) => tool(node, "@biomejs/biome/bin/biome", ["check", "."]),
  law: (node) => run(node, ["scripts/law.ts"]),
  "dead-code": (node) => tool(node, "knip/bin/knip.js", []),
  budget: (node) => run(node, ["scripts/bundle-budget.ts"], { quiet: false }),
  unit: (node) => runUnitTests(node, tests),
  browser: (node) => runBrowserTests(node, tests),
};

/**
 * Stage after stage; in one, what each list names runs in its order, beside the other lists. Nothing runs beside the unit tests,
 * which keep two cores busy by themselves: both took a quarter longer beside each other than one after the other.
 */
const stages = [
  [["build"]],
  [
    ["law", "dead-code"],
    ["types", "lint", "budget"],
  ],
  [["unit"]],
  [["browser"]],
];
/** Without what these make, or with what they find, no later stage tells anything new. */
const blocking = new Set(["build", "unit"]);

const startedAt = Date.now();
const startedCoreSeconds = machineCoreSeconds();
/** What each step took and cost, in the order of their ends. */
const taken = [];
/** Which tests run, where it is not all of them: see runUnitTests and runBrowserTests. */
let tests = {};
let failed;
let isBlocked = false;
let wish;
try {
  wish = parseWish(process.argv.slice(2), Object.keys(steps));
  const node = await installed();
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  if (wish.mode !== "merge") await runAll(node);
  await conclude(node);
} catch (error) {
  failed ??= "setup";
  explain(error);
}
console.log(
  `\n${failed ? `Failed at ${failed}` : "All is well"} after ${secondsSince(startedAt).toFixed(0)} s`,
);
const sum = sumOf(wish === undefined || failed === "setup" ? [] : lastRuns(wish.mode === "merge"));
// A step that failed without a failed test counts as one.
console.log(
  `${sum.passed} passed, ${failed ? Math.max(sum.failed, 1) : sum.failed} failed, ${sum.skipped} skipped`,
);

async function runAll(node) {
  clearResults(wish.shard);
  tests = { shard: wish.shard, ...(await plannedTests(node)) };
  for (const sentence of tests.sentences ?? []) console.log(sentence);
  if (wish.mode === "deep") process.env.CITELENS_TEST_DEEP = "1";
  for (const stage of stages) if (!isBlocked) await runStage(stage, node);
  const coreSeconds = machineCoreSeconds() - startedCoreSeconds;
  keepSteps({ shard: wish.shard, failed, seconds: secondsSince(startedAt), coreSeconds, steps: taken });
}

async function plannedTests(node) {
  const script = { gate: "gate-plan.ts", changed: "changed-tests.ts", deep: "room-tests.ts" }[wish.mode];
  const hasTests = wish.steps.includes("unit") || wish.steps.includes("browser");
  if (!hasTests || (wish.mode === "deep" && !wish.rooms)) return {};
  const isAll = wish.mode === "gate" && wish.record;
  return JSON.parse(
    await run(node, [`scripts/testing/${script}`, ...(wish.rooms ?? []), ...(isAll ? ["--all"] : [])]),
  );
}

/** Whatever fails says so at once; the rest of its stage goes on, and other stages begin unless it blocks them. */
async function runStage(lists, node) {
  let counted = childrenCoreSeconds();
  const runList = async (names) => {
    for (const name of names.filter(isWanted)) {
      const start = Date.now();
      await step(name, () => steps[name](node)).catch((error) => {
        failed ??= name;
        isBlocked ||= blocking.has(name);
        explain(error);
      });
      const now = childrenCoreSeconds();
      taken.push({ name, seconds: secondsSince(start), coreSeconds: now - counted });
      counted = now;
    }
  };
  await Promise.all(lists.map(runList));
}

/** Of a run of some tests, not the steps that have none. */
function isWanted(name) {
  return wish.steps.includes(name) && !tests.unneeded?.includes(name);
}

/** Says what the run spent its time on, and notes one that left nothing out and was green as a whole. */
async function conclude(node) {
  const runs = lastRuns(wish.mode === "merge");
  failed ??= runs.find((one) => one.failed)?.failed;
  const { retried } = sumOf(runs);
  console.log(`\n${await run(node, ["scripts/testing/run-report.ts", ...runs.map(({ folder }) => folder)])}`);
  if (retried > retriesMax) {
    failed ??= "retries";
    throw new Problem(`${retried} tests passed only when they were tried again; ${retriesMax} may.`);
  }
  if (failed) process.exitCode = 1;
  if (wish.record && !failed) await run(node, ["scripts/testing/record-whole-run.ts"]);
}

function secondsSince(start) {
  return (Date.now() - start) / 1000;
}

/** One checker: four, the compiler's own choice, work out most types four times and cost twice as much on two cores. */
function types(node, project) {
  const args = ["--noEmit", "--checkers", "1", "-p", project];
  return tool(node, "typescript/bin/tsc", args, { env: { GOGC: "300" } });
}

function tool(node, path, args, options) {
  return run(node, [join("node_modules", path), ...args], options);
}
