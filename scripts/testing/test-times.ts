import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";

export interface TestTime {
  readonly step: "unit" | "browser";
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
  /** Whether it passed only when it was tried again. */
  readonly isRetried: boolean;
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
  tests: z.array(
    z.object({ status: z.string().optional(), results: z.array(z.object({ duration: z.number() })) }),
  ),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const browserReport = z.object({ suites: z.array(suite) });

/**
 * Times of every test in the reports of a folder, as far as there are any; files are from the root, and a test that ran again counts each
 * time.
 */
export function testTimes(folder: string, root: string): TestTime[] {
  return [...unitTimes(folder, root), ...browserTimes(folder)];
}

/** In Markdown, so that it can be copied as it is. */
export function tableOf(times: readonly TestTime[]): string {
  const rows = times.map(
    ({ step, file, title, seconds }) =>
      `| ${seconds.toFixed(1)} | ${step} | ${file} | ${title.replaceAll("|", "\\|")} |`,
  );
  return ["| s | step | file | test |", "|--:|---|---|---|", ...rows].join("\n");
}

function unitTimes(folder: string, root: string): TestTime[] {
  const report = read(folder, "unit.json");
  if (report === undefined) return [];
  return unitReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      step: "unit" as const,
      file: relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / 1_000,
      isRetried: false,
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
      isRetried: tests.some(({ status }) => status === "flaky"),
    }));
}

function specsOf({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function read(folder: string, name: string): unknown {
  const path = join(folder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
