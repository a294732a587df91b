import { expect, it } from "vitest";
import { reasonsOf } from "./counter-reasons.rules.ts";

it("says why in words, the most frequent reason first and without those that never happened", () => {
  const reasons = reasonsOf({ asset: 2, people: 40, method: 0 });

  expect(reasons).toEqual([
    { words: "People, counted by the day only", count: 40 },
    { words: "Images, scripts, styles and other assets", count: 2 },
  ]);
});

it("keeps the name of a reason that it has no words for", () => {
  expect(reasonsOf({ full_moon: 1 })).toEqual([{ words: "full moon", count: 1 }]);
});
