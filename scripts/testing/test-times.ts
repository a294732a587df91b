/** node scripts/testing/test-times.ts prints the slowest tests of the last run, those of Vitest and of Playwright together. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { z } from "zod";

export interface TestTime {
  readonly step: "unit" | "browser";
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
}

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const browserReport = z.object({ suites: z.array(suite) });

const root = resolve(import.meta.dirname, "../..");
const shown = 30;

if (import.meta.main) {
  const slowest = testTimes(root)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, shown);
  console.log(tableOf(slowest));
}

/** Of every test in the reports of the last run, as far as there are any; a test that ran again counts each time. */
export function testTimes(folder: string): TestTime[] {
  return [...unitTimes(folder), ...browserTimes(folder)];
}

/** In Markdown, so that it can be copied as it is. */
export function tableOf(times: readonly TestTime[]): string {
  const rows = times.map(
    ({ step, file, title, seconds }) =>
      `| ${seconds.toFixed(1)} | ${step} | ${file} | ${title.replaceAll("|", "\\|")} |`,
  );
  return ["| s | step | file | test |", "|--:|---|---|---|", ...rows].join("\n");
}

function unitTimes(folder: string): TestTime[] {
  const report = read(folder, "unit.json");
  if (report === undefined) return [];
  return unitReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      step: "unit" as const,
      file: relative(folder, name),
      title: fullName,
      seconds: (duration ?? 0) / 1_000,
    })),
  );
}

function browserTimes(folder: string): TestTime[] {
  const report = read(folder, "browser.json");
  if (report === undefined) return [];
  return browserReport
    .parse(report)
    .suites.flatMap(specsOf)
    .map(({ file, title, tests }) => ({
      step: "browser" as const,
      file: `e2e/${file}`,
      title,
      seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1_000,
    }));
}

function specsOf({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function read(folder: string, name: string): unknown {
  const path = join(folder, "test-results", name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
