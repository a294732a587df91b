import fc from "fast-check";
import { expect, test } from "vitest";
import {
  changeVerdict,
  changeVerdicts,
  evidenceGrade,
  falseDiscovery,
  halfWidthPoints,
  percentageChange,
  roundedTo,
} from "../src/index.ts";

/** The example of Benjamini and Hochberg, J. R. Stat. Soc. B 57 (1995), section 3.1: four of fifteen. */
const fifteen = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
  0.759, 1,
];

test("four of the fifteen hypotheses of Benjamini and Hochberg are discoveries", () => {
  expect(falseDiscovery(fifteen)).toEqual(fifteen.map((pValue) => pValue < 0.01));
  expect(falseDiscovery([...fifteen].reverse())).toEqual(fifteen.map((pValue) => pValue < 0.01).reverse());
});

test("tests that could not be made are no discoveries and weaken no other", () => {
  expect(falseDiscovery([null, 0.03, null, 0.04, null])).toEqual([false, true, false, true, false]);
  expect(falseDiscovery([null])).toEqual([false]);
  expect(falseDiscovery([])).toEqual([]);
  expect(falseDiscovery([0.03, 0.9], 0.1)).toEqual([true, false]);
  expect(falseDiscovery([0.03, 0.9])).toEqual([false, false]);
});

test("a discovery is at most the rate, and a smaller value than a discovery is one too", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (pValues) => {
      const found = falseDiscovery(pValues);
      const largest = Math.max(-1, ...pValues.filter((_, index) => found[index]));
      expect(largest).toBeLessThanOrEqual(0.05);
      expect(found).toEqual(pValues.map((pValue) => pValue <= largest));
    }),
  );
});

test("a change has moved, is within noise, cannot be compared, or is none", () => {
  expect(changeVerdict({ change: { pValue: 0.05 }, isComparable: true })).toBe("moved");
  expect(changeVerdict({ change: { pValue: 0.0501 }, isComparable: true })).toBe("within_noise");
  expect(changeVerdict({ change: { pValue: 0.0001 }, isComparable: false })).toBe("not_comparable");
  expect(changeVerdict({ change: null, isComparable: false })).toBe("not_comparable");
  expect(changeVerdict({ change: null, isComparable: true })).toBeNull();
});

test("in a list a change has to be surer to have moved", () => {
  const list = [0.03, 0.8, 0.9].map((pValue) => ({ change: { pValue }, isComparable: true }));
  const sure = { change: { pValue: 0.001 }, isComparable: true };

  expect(changeVerdicts(list)).toEqual(["within_noise", "within_noise", "within_noise"]);
  expect(changeVerdicts([...list, sure])).toEqual(["within_noise", "within_noise", "within_noise", "moved"]);
  expect(
    changeVerdicts([
      { ...sure, isComparable: false },
      { change: null, isComparable: true },
    ]),
  ).toEqual(["not_comparable", null]);
});

test("a headline keeps its verdict in a list, and the rows beside it have to be surer still", () => {
  const at = (pValue: number, isHeadline = false) => ({ change: { pValue }, isComparable: true, isHeadline });

  expect(changeVerdicts([at(0.05, true), at(0.8), at(0.9)])).toEqual([
    "moved",
    "within_noise",
    "within_noise",
  ]);
  expect(changeVerdicts([at(0.051, true), at(0.0126), at(0.9)])).toEqual([
    "within_noise",
    "within_noise",
    "within_noise",
  ]);
  expect(changeVerdicts([at(0.9, true), at(0.0125), at(0.9)])).toEqual([
    "within_noise",
    "moved",
    "within_noise",
  ]);
  expect(changeVerdicts([{ ...at(0.001, true), isComparable: false }, at(0.02)])).toEqual([
    "not_comparable",
    "moved",
  ]);
});

test.each([
  [49, 100, 1, "exploratory"],
  [500, 6, 1, "exploratory"],
  [50, 7, 5.01, "directional"],
  [50, 7, null, "directional"],
  [50, 7, 5, "decision_grade"],
] as const)("%d queries in %d runs to %o points are %s", (queries, runs, points, grade) => {
  expect(evidenceGrade({ queries, runs, halfWidthPoints: points })).toBe(grade);
});

test.each([
  [10, 25],
  [30, 16],
  [100, 9],
  [400, 4.5],
])("%d answers tell a share of 30 %% to about %d points", (answers, points) => {
  expect(Math.abs(halfWidthPoints(answers) - points)).toBeLessThan(0.6);
});

test("without answers a share may be anything", () => {
  expect(halfWidthPoints(0)).toBe(50);
});

test.each([
  [50, 40, 25],
  [40, 50, -20],
  [50, 0, 0],
  [50, null, 0],
  [50, undefined, 0],
  [null, 40, 0],
  [undefined, 40, 0],
  [0, 40, -100],
])("%o now and %o before is a change of %d %%", (now, before, percent) => {
  expect(percentageChange(now, before)).toBe(percent);
});

test("figures are rounded to their digits, and nothing is below nothing", () => {
  expect(roundedTo(2 / 3, 2)).toBe(0.67);
  expect(roundedTo(-16.666, 1)).toBe(-16.7);
  expect(roundedTo(12.5, 0)).toBe(13);
  expect(Object.is(roundedTo(-0.01, 1), 0)).toBe(true);
});
