import type { Gap } from "@citelens/contract/content/optimization-fields";
import { expect, test } from "vitest";
import { outlineOf } from "./outline.rules.ts";

const coverage = (question: string, text: string): number => (text.includes(question) ? 1 : 0.2);
const gap = (id: string, text: string, kind: Gap["kind"] = "QUESTION"): Gap => ({
  id,
  kind,
  text,
  held: null,
  quotes: [],
  searches: 0,
});
const section = (heading: string, markdown: string, level = 2) => ({ heading, level, markdown });
const outlined = (sections: Parameters<typeof outlineOf>[0]["sections"], gaps: readonly Gap[]) =>
  outlineOf({ title: "Desks", queries: [{ text: "oak", query_id: null }], sections, gaps, coverage }).map(
    ({ heading, level, old, gap_ids }) =>
      `${"#".repeat(level)} ${heading}${old === null ? " (new)" : ""} ${gap_ids}`.trim(),
  );

test.each([
  [
    "keeps old sections, each with the questions that it holds most of",
    [section("Desks", "# Desks", 1), section("Delivery", "## Delivery\n\ndelivery time")],
    [gap("g1", "delivery time")],
    ["# Desks", "## Delivery g1"],
  ],
  [
    "adds a section for a question that belongs nowhere, in the order of the gaps",
    [section("Desks", "# Desks", 1)],
    [gap("g1", "weight limit"), gap("g2", "colours")],
    ["# Desks", "## Weight limit (new) g1", "## Colours (new) g2"],
  ],
  [
    "puts missing facts where most of the first query is",
    [section("Desks", "# Desks", 1), section("Wood", "## Wood\n\noak")],
    [gap("g1", "Cited pages name prices", "PRICES")],
    ["# Desks", "## Wood g1"],
  ],
  [
    "begins a new page with its title, which bears the missing facts",
    [],
    [gap("g1", "weight limit"), gap("g2", "Cited pages name prices", "PRICES")],
    ["# Desks (new) g2", "## Weight limit (new) g1"],
  ],
])("an outline %s", (_, sections, gaps, expected) => {
  expect(outlined(sections, gaps)).toEqual(expected);
});

test("of a page with a hundred sections the last are edited as one, and nothing is lost", () => {
  const sections = Array.from({ length: 100 }, (_, at) => section(`S${at}`, `## S${at}`));

  const found = outlineOf({ title: "", queries: [], sections, gaps: [], coverage });

  expect(found.length).toBeLessThanOrEqual(60);
  expect(found.map(({ old }) => old).join("\n")).toContain("## S99");
});
