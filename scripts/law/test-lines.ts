import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "./source-file.ts";
import type { Violation } from "./violation.ts";

/** Share that we aim at, and what the tree must not fall below on the way there: raise it when it has risen. */
const aim = 0.6;
const floor = 0.54;

const isTest = /[.](test|spec)(-helper)?[.]tsx?$|^e2e\/|^(apps|packages)\/[^/]+\/test\//;
const isGenerated = /[.]gen[.]ts$/;

export interface TestLines {
  readonly tests: number;
  readonly source: number;
  readonly ratio: number;
}

/** Lines of tests for each line of the product; pictures, what generators write, and our own tools do not count. */
export function testLines(files: readonly SourceFile[]): TestLines {
  const counted = files.filter(({ path }) => /^(apps|packages|e2e)\//.test(path) && !isGenerated.test(path));
  const linesOf = (some: readonly SourceFile[]): number => some.reduce((sum, { lines }) => sum + lines, 0);
  const tests = linesOf(counted.filter(({ path }) => isTest.test(path)));
  const source = linesOf(counted.filter(({ path }) => !isTest.test(path)));
  return { tests, source, ratio: tests / source };
}

/** As a sentence for the person who runs the law. */
export function testLinesSaid({ tests, source, ratio }: TestLines): string {
  return `${ratio.toFixed(2)} lines of tests for each line of the product (${tests} to ${source}; the aim is ${aim}).`;
}

/** Only of a whole repository: a tree without browser tests is a part of one. */
export function enoughTests(root: string, files: readonly SourceFile[]): Violation[] {
  const lines = testLines(files);
  if (lines.ratio >= floor || !existsSync(join(root, "e2e"))) return [];
  return [
    { law: "enough-tests", file: "e2e", message: `${testLinesSaid(lines)} At least ${floor} must stay.` },
  ];
}
