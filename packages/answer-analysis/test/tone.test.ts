import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { analyseAnswer, prepareBrands } from "../src/analyse-answer.ts";

type Label = "POSITIVE" | "NEGATIVE" | "NEUTRAL";
const labels: Readonly<Record<string, Label>> = { "+": "POSITIVE", "-": "NEGATIVE", "=": "NEUTRAL" };
const brands = prepareBrands([{ id: "acme", name: "Acme", isClient: true, aliases: [], domains: [] }]);

interface LabelledText {
  readonly expected: Label;
  readonly text: string;
}

function labelled(file: string): LabelledText[] {
  const lines = readFileSync(`${import.meta.dirname}/tone/${file}.txt`, "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => ({ expected: labels[line.slice(0, 1)] ?? "NEUTRAL", text: line.slice(2) }));
}

/** A sentence that does not name the company stands behind its name; what cannot be judged counts as neutral here. */
function estimated(text: string): Label {
  const { mentions } = analyseAnswer(text.includes("Acme") ? text : `Acme: ${text}`, [], brands);
  const label = mentions[0]?.sentiment.label ?? "UNKNOWN";
  return label === "UNKNOWN" ? "NEUTRAL" : label;
}

/** The mean over the three labels of the harmonic mean of precision and recall. */
function macroF1(rows: readonly (readonly [Label, Label])[]): number {
  const of = (label: Label): number => {
    const right = rows.filter(([expected, found]) => expected === label && found === label).length;
    const named = rows.filter((row) => row.includes(label)).length;
    return (2 * right) / (named + right || 1);
  };
  return (of("POSITIVE") + of("NEGATIVE") + of("NEUTRAL")) / 3;
}

describe("the estimate from words, on labelled sentences", () => {
  // The lists were written with the first files at hand, before the held-out ones were written. A floor lies
  // a little below what was measured then: 0.95, 0.91; held out 0.85, 0.72.
  test.each([
    ["business-news", 0.9],
    ["reviews", 0.86],
    ["business-news.held-out", 0.8],
    ["reviews.held-out", 0.67],
  ])("of %s reaches a macro-F1 of %s", (file, floor) => {
    const rows = labelled(file).map(({ expected, text }) => [expected, estimated(text)] as const);

    const reached = macroF1(rows);
    process.stdout.write(
      `sentiment from words, ${file}: macro-F1 ${reached.toFixed(3)} of ${rows.length} sentences\n`,
    );

    expect(rows.length).toBeGreaterThan(75);
    expect(reached).toBeGreaterThan(floor);
  });

  test.each(["business-news", "reviews", "business-news.held-out", "reviews.held-out"])(
    "has each label of %s equally often, and no sentence twice",
    (file) => {
      const all = labelled(file);
      const counts = Object.values(labels).map(
        (label) => all.filter(({ expected }) => expected === label).length,
      );

      expect(new Set(counts).size).toBe(1);
      expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    },
  );
});
