import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { overBudget, readBudget } from "./budget.ts";

const may = {
  run: 700,
  steps: { unit: 300 },
  file: 20,
  files: { "slow.test.ts": { seconds: 60, why: "starts the product four times" } },
};

test("a run, a step and a file over their budgets are each said in a sentence", () => {
  const files = new Map([
    ["quick.test.ts", 19],
    ["new.test.ts", 31.4],
    ["slow.test.ts", 59],
  ]);

  expect(overBudget(may, { seconds: 750, steps: [{ name: "unit", seconds: 310 }], files })).toEqual([
    "The run took 750 s, 50 more than its budget of 700.",
    "The step unit took 310 s, 10 more than its budget of 300.",
    "new.test.ts took 31 s, 11 more than its budget of 20.",
  ]);
});

test("a run within its budgets has nothing to say", () => {
  const files = new Map([["slow.test.ts", 60]]);

  expect(overBudget(may, { seconds: 700, steps: [{ name: "unit", seconds: 300 }], files })).toEqual([]);
});

test("every file that may take longer is there", () => {
  const root = resolve(import.meta.dirname, "../..");

  expect(Object.keys(readBudget().files).filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});
