import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem, root } from "../steps.mjs";

/** Tests that passed only when they were tried again; of more the run fails. */
export const retriesMax = 2;

const results = join(root, "test-results");
const shards = join(results, "shards");

/** Where a run of these tests writes what became of them. */
export function resultFile(name) {
  return join(results, name);
}

/** What earlier shards left stays, until they are summed up. */
export function clearResults(shard) {
  mkdirSync(results, { recursive: true });
  for (const name of readdirSync(results)) {
    if (shard && name === "shards") continue;
    rmSync(join(results, name), { recursive: true, force: true });
  }
}

/** Notes the steps of a run; those of a shard, and its tests, in a folder of its own, to be brought together by `--merge`. */
export function keepSteps(run) {
  const folder = run.shard ? join(shards, run.shard.replace("/", "-of-")) : results;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "steps.json"), JSON.stringify(run));
  if (!run.shard) return;
  for (const name of ["unit.json", "browser.json"])
    if (existsSync(join(results, name))) renameSync(join(results, name), join(folder, name));
}

/** The runs whose tests count together: the last one, or all shards. Throws a Problem when a shard is missing. */
export function lastRuns(isMerged) {
  if (!isMerged) return [readRun(results)];
  const folders = existsSync(shards) ? readdirSync(shards) : [];
  const count = Number(folders[0]?.split("-of-")[1] ?? 0);
  const wanted = Array.from({ length: count }, (_, index) => `${index + 1}-of-${count}`);
  const missing = wanted.filter((name) => !folders.includes(name));
  if (count === 0)
    throw new Problem("There is nothing to sum up: no shard has left anything in test-results/shards.");
  if (missing.length > 0 || folders.length !== count)
    throw new Problem(
      `Of the shards there are ${folders.join(", ")}; missing are ${missing.join(", ") || "none"}.`,
    );
  return folders.map((name) => readRun(join(shards, name)));
}

/** The sum of all tests of some runs. */
export function sumOf(runs) {
  const sum = { passed: 0, failed: 0, skipped: 0, retried: 0 };
  for (const { unit, browser } of runs) {
    sum.passed += (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
    sum.failed += (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
    sum.skipped += (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (browser?.skipped ?? 0);
    sum.retried += browser?.flaky ?? 0;
  }
  return sum;
}

function readRun(folder) {
  return {
    folder,
    ...read(folder, "steps.json"),
    unit: read(folder, "unit.json"),
    browser: read(folder, "browser.json")?.stats,
  };
}

function read(folder, name) {
  const path = join(folder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
