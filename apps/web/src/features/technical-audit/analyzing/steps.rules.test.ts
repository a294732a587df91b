import { expect, test } from "vitest";
import { auditOf } from "../audit-fixtures.test-helper.ts";
import { auditSteps, readShare } from "./steps.rules.ts";

const { settings, progress } = auditOf();

test.each([
  ["QUEUED", ["next", "next", "next", "next"]],
  ["READING", ["current", "next", "next", "next"]],
  ["CRAWLING", ["done", "current", "next", "next"]],
  ["RENDERING", ["done", "done", "current", "next"]],
  ["CHECKING", ["done", "done", "done", "current"]],
  ["DONE", ["done", "done", "done", "done"]],
] as const)("the steps while it is %s", (status, states) => {
  expect(auditSteps({ status, settings }).map(({ state }) => state)).toEqual(states);
});

test("without a browser there is no step for it", () => {
  const steps = auditSteps({ status: "CHECKING", settings: { ...settings, render: false } });

  expect(steps.map(({ state }) => state)).toEqual(["done", "done", "current"]);
});

test.each([
  ["before any page is known", 0, 0, 0],
  ["of a small site", 10, 40, 0.25],
  ["of a site that is larger than the limit", 100, 4200, 0.5],
  ["never more than all", 50, 40, 1],
])("the share that was read, %s", (_, read, known, share) => {
  expect(readShare({ settings, progress: { ...progress, read, known } })).toBe(share);
});
