import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { metricIn, metrics } from "./metrics.rules.ts";

test("each figure is explained as docs/metrics.md does", () => {
  const guide = readFileSync(new URL("../../../../../../docs/metrics.md", import.meta.url), "utf8");
  const [table = ""] = /\| figure \| what it is \|\n[\s\S]*?\n\n/.exec(guide) ?? [];
  const rows = [...table.matchAll(/^\| (.+?) \| (.*) \|$/gm)].slice(1).map(([, name, text]) => [name, text]);

  expect(rows.length).toBeGreaterThan(10);
  expect(Object.entries(metrics)).toEqual(rows);
});

test.each([
  ["What does visibility mean?", "visibility score"],
  ["how is the share of voice computed", "share of voice"],
  ["explain content authority", "content authority"],
  ["What is average position?", "average position"],
  ["invisibility cloak", undefined],
  ["", undefined],
])("“%s” speaks of %s", (text, metric) => {
  expect(metricIn(text)).toBe(metric);
});
