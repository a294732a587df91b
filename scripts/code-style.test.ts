import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const page = readFileSync(join(root, "CODE_STYLE.md"), "utf8");
const rules = page.split(/^\d+\. /m).slice(1);

function examplesOf(rule: string): { path: string; line: string }[] {
  return [...rule.matchAll(/^ +- `([^`]+)`: `(.+)`$/gm)].map(([, path = "", line = ""]) => ({ path, line }));
}

test("each rule of the code style shows two places of this tree that keep it", () => {
  expect(rules.map((rule) => examplesOf(rule).length)).toEqual(Array(9).fill(2));
});

test.each(rules.flatMap(examplesOf))("$path still reads as the code style quotes it", ({ path, line }) => {
  expect(existsSync(join(root, path))).toBe(true);
  expect(readFileSync(join(root, path), "utf8")).toContain(line);
});
