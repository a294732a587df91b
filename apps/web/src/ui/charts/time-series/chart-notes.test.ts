import { expect, test } from "vitest";
import { notesOfDays, placeLabels, spreadHeights, textWidth } from "./chart-notes.ts";
import type { Annotation } from "./time-series-props.ts";

const november = { from: "2026-11-01", to: "2026-11-30" };

test("says what happened on a day, or how many things it were, in the order of the days", () => {
  const annotations = [
    on("2026-11-20", "Model updated"),
    on("2026-11-05", "Campaign launched"),
    on("2026-11-20", "Content published"),
    on("2026-11-21", "A very long name of a page that was published"),
    on("2026-12-01", "Too late"),
  ];

  const notes = notesOfDays(annotations, november);

  expect(notes.map(({ day, text }) => [day, text])).toEqual([
    ["2026-11-05", "Campaign launched"],
    ["2026-11-20", "2 events"],
    ["2026-11-21", "A very long name of a page…"],
  ]);
  expect(notes[1]?.annotations.map(({ label }) => label)).toEqual(["Model updated", "Content published"]);
});

test("turns a label to the other side of its line where the plot ends", () => {
  const labels = placeLabels([{ x: 590, text: "Content published" }], { left: 40, right: 600 });

  expect(labels).toEqual([{ x: 590, anchor: "end", row: 0, text: "Content published" }]);
});

test("never lets two labels of a row cover each other, and leaves out what finds no room", () => {
  const notes = Array.from({ length: 40 }, (_, index) => ({ x: 40 + index * 14, text: "Campaign launched" }));

  const labels = placeLabels(notes, { left: 40, right: 600 });

  expect(labels.length).toBeGreaterThan(4);
  expect(labels.length).toBeLessThan(notes.length);
  for (const row of [0, 1]) {
    const spans = labels.filter((label) => label.row === row).map(spanOf);
    for (const [index, { from, to }] of spans.entries()) {
      expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.to ?? 40);
      expect(to).toBeLessThanOrEqual(600);
    }
  }
});

test.each([
  [
    [10, 12, 200],
    [10, 26, 200],
  ],
  [
    [12, 10, 200],
    [26, 10, 200],
  ],
  [
    [298, 299, 300],
    [268, 284, 300],
  ],
  [[-20], [0]],
])("spreads labels at %j to %j", (wanted, heights) => {
  expect(spreadHeights(wanted, { gap: 16, top: 0, bottom: 300 })).toEqual(heights);
});

function on(day: string, label: string): Annotation {
  return { day, label, kind: "note" };
}

function spanOf({ x, anchor, text }: ReturnType<typeof placeLabels>[number]) {
  const width = textWidth(text) + 6;
  return anchor === "start" ? { from: x, to: x + width } : { from: x - width, to: x };
}
