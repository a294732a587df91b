/** node scripts/testing/run-report.ts FOLDER… prints, in Markdown, what a run spent its time on: its steps, slowest tests, budgets and retries. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { overBudget, readBudget } from "./budget.ts";
import { type TestTime, tableOf, testTimes } from "./test-times.ts";

const run = z.object({
  shard: z.string().optional(),
  seconds: z.number(),
  coreSeconds: z.number(),
  steps: z.array(z.object({ name: z.string(), seconds: z.number(), coreSeconds: z.number() })),
});
type Run = z.output<typeof run>;

const root = resolve(import.meta.dirname, "../..");
const shown = 30;

if (import.meta.main) for (const folder of process.argv.slice(2)) console.log(`${reportOf(folder)}\n`);

function reportOf(folder: string): string {
  const path = join(folder, "steps.json");
  if (!existsSync(path)) return "";

  const took = run.parse(JSON.parse(readFileSync(path, "utf8")));
  const times = testTimes(folder, root);
  return [
    ...(took.shard === undefined ? [] : [`Shard ${took.shard}:\n`]),
    stepTable(took),
    ...(times.length > 0 ? ["", tableOf(slowest(times))] : []),
    ...section("Over budget:", overBudget(readBudget(), { ...took, files: secondsByFile(times) })),
    ...section("Passed only when tried again:", times.filter(({ isRetried }) => isRetried).map(nameOf)),
  ].join("\n");
}

/** Databases and browsers outlive the steps that start them, so the machine used more than all steps together. */
function stepTable({ steps, seconds, coreSeconds }: Run): string {
  const rows = steps.map((one) => rowOf(one.name, one.seconds, one.coreSeconds));
  return [
    "| step | s | core-seconds |",
    "|---|--:|--:|",
    ...rows,
    rowOf("all, with databases", seconds, coreSeconds),
  ].join("\n");
}

function rowOf(name: string, seconds: number, coreSeconds: number): string {
  return `| ${name} | ${seconds.toFixed(1)} | ${coreSeconds.toFixed(0)} |`;
}

function slowest(times: readonly TestTime[]): TestTime[] {
  return times.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown);
}

function secondsByFile(times: readonly TestTime[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return sums;
}

function nameOf({ file, title }: TestTime): string {
  return `${file}: ${title}`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ["", title, ...lines.map((line) => `- ${line}`)] : [];
}
