import { evidenceGrades, incomparableReasons } from "@citelens/contract/visibility/insight-constants";
import { expect, it, test } from "vitest";
import {
  afterChange,
  describeComparison,
  describeIncomparable,
  describeOver,
  describeShared,
  gradeTexts,
  isWhole,
} from "./summary-text.rules.ts";

const range = { from: "2026-10-22", to: "2026-11-20" };

test.each([
  ["the period before", range, { kind: "previous" }, "22 Sept\u00a0– 21 Oct"],
  ["the day before", { from: "2026-11-20", to: "2026-11-20" }, { kind: "previous" }, "19 Nov"],
  [
    "days of one's own",
    range,
    { kind: "custom", range: { from: "2026-01-01", to: "2026-01-30" } },
    "1\u00a0– 30 Jan",
  ],
  [
    "days of another year",
    range,
    { kind: "custom", range: { from: "2025-10-22", to: "2025-11-20" } },
    "22 Oct\u00a0– 20 Nov 2025",
  ],
  ["nothing", range, { kind: "off" }, undefined],
] as const)("what is compared with %s says so", (_, days, compare, words) => {
  expect(describeComparison({ range: days, compare })).toBe(words);
});

test.each([
  ["clear", "vs 22 Sept – 21 Oct"],
  ["noise", "vs 22 Sept – 21 Oct, within noise"],
  ["few", "vs 22 Sept – 21 Oct, of few answers"],
  ["partial", "vs 22 Sept – 21 Oct, partly comparable"],
] as const)("a change that is %s goes on: %s", (standing, words) => {
  expect(afterChange(standing, "22 Sept – 21 Oct")).toBe(words);
});

it("says why periods cannot be compared, and nothing where they can", () => {
  expect(describeIncomparable([])).toBeUndefined();
  expect(describeIncomparable(["queries_changed", "models_changed"])).toBe(
    "The periods cannot be compared: other queries were asked and other models were asked.",
  );
});

const all = { prompts: 24, of_prompts: 24, models: 4, of_models: 4, changes: [] };

test.each([
  [all, undefined],
  [{ ...all, prompts: 22 }, "over 22 of 24 prompts asked in both"],
  [{ ...all, models: 3 }, "over 3 of 4 models asked in both"],
  [{ ...all, prompts: 22, models: 3 }, "over 22 of 24 prompts and 3 of 4 models asked in both"],
])("of %j a verdict is %s", (compared, words) => {
  expect(describeOver(compared)).toBe(words);
});

it("compares the whole only where both periods asked the same", () => {
  expect(isWhole(all)).toBe(true);
  expect(isWhole({ ...all, prompts: 23 })).toBe(false);
  expect(isWhole({ ...all, models: 3 })).toBe(false);
});

it("says why a verdict is not over all prompts, and nothing where it is", () => {
  expect(describeShared(all)).toBeUndefined();
  expect(describeShared({ ...all, prompts: 22, changes: ["queries_changed"] })).toBe(
    "Judged over 22 of 24 prompts asked in both: other queries were asked. The figure itself counts every answer.",
  );
});

it("has words for every reason", () => {
  expect(describeIncomparable(incomparableReasons)).not.toContain("undefined");
});

it("says of every grade but the highest what would raise it", () => {
  expect(evidenceGrades.filter((grade) => gradeTexts[grade].next === undefined)).toEqual(["decision_grade"]);
  expect(gradeTexts.exploratory.next).toContain("50 queries, each asked 7 times");
});
