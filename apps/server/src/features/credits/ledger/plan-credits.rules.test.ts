import { describe, expect, test } from "vitest";
import { leftOver, owedBy, planLotOf, previewSteps } from "./plan-credits.rules.ts";

const now = new Date("2026-11-16T00:00:00Z");

function lot(kind: "PLAN" | "BOUGHT" | "GRANTED", amount: number, available = amount, held = 0) {
  return { kind, amount, available, held };
}

test.each([
  ["unused credits of a plan", lot("PLAN", 3_000, 1_200), 1_200, 0],
  ["unused credits of which some are held", lot("PLAN", 3_000, 1_200, 500), 700, 0],
  ["credits that are all held", lot("PLAN", 3_000, 500, 500), 0, 0],
  ["more held than there is", lot("PLAN", 3_000, 200, 500), 0, 300],
  ["a debt", lot("PLAN", 3_000, -40), 0, 40],
  ["a debt with a hold", lot("PLAN", 3_000, -40, 10), 0, 50],
  ["bought credits", lot("BOUGHT", 2_000), 0, 0],
  ["a debt of bought credits", lot("BOUGHT", 2_000, -5), 0, 0],
  ["granted credits", lot("GRANTED", 100), 0, 0],
])("of %s the period's end takes and the next makes up for what it should", (_, of, gone, owed) => {
  expect([leftOver(of), owedBy(of)]).toEqual([gone, owed]);
});

test("a change of plan counts in the plan's latest lot", () => {
  const [old, latest] = [lot("PLAN", 1), lot("PLAN", 2)];

  expect(planLotOf([old, lot("BOUGHT", 9), latest, lot("GRANTED", 9)])).toBe(latest);
  expect(planLotOf([lot("BOUGHT", 9)])).toBeUndefined();
  expect(planLotOf([])).toBeUndefined();
});

describe("the preview of credits", () => {
  const steps = { difference: undefined, grant: undefined };

  test.each([
    [
      "changes nothing without a step",
      [lot("PLAN", 3_000, 1_000), lot("BOUGHT", 2_000)],
      steps,
      { before: 3_000, after: 3_000, difference: 0, leftOver: 0, grant: 0 },
    ],
    [
      "adds what a larger plan gains",
      [lot("PLAN", 3_000, 1_000), lot("BOUGHT", 2_000)],
      { ...steps, difference: 6_500 },
      { before: 3_000, after: 9_500, difference: 6_500, leftOver: 0, grant: 0 },
    ],
    [
      "goes below zero where more was used than the smaller plan has",
      [lot("PLAN", 50_000, 1_000)],
      { ...steps, difference: -23_500 },
      { before: 1_000, after: -22_500, difference: -23_500, leftOver: 0, grant: 0 },
    ],
    [
      "takes what is left of the plan and keeps what was bought when a period begins",
      [lot("PLAN", 3_000, 1_000), lot("BOUGHT", 2_000)],
      { ...steps, grant: 3_000 },
      { before: 3_000, after: 5_000, difference: 0, leftOver: 1_000, grant: 3_000 },
    ],
    [
      "keeps what is held when a period begins",
      [lot("PLAN", 3_000, 1_000, 400)],
      { ...steps, grant: 3_000 },
      { before: 1_000, after: 3_400, difference: 0, leftOver: 600, grant: 3_000 },
    ],
    [
      "takes the difference first, so that a period that begins takes less",
      [lot("PLAN", 3_000, 2_000)],
      { difference: -1_500, grant: 36_000 },
      { before: 2_000, after: 36_000, difference: -1_500, leftOver: 500, grant: 36_000 },
    ],
    [
      "has the new period make up for what was used too much",
      [lot("PLAN", 3_000, 500)],
      { difference: -1_500, grant: 36_000 },
      { before: 500, after: 35_000, difference: -1_500, leftOver: 0, grant: 36_000 },
    ],
    [
      "counts no difference where there is no plan to change",
      [lot("BOUGHT", 2_000)],
      { difference: 500, grant: 3_000 },
      { before: 2_000, after: 5_000, difference: 0, leftOver: 0, grant: 3_000 },
    ],
    [
      "begins from nothing",
      [],
      { ...steps, grant: 3_000 },
      { before: 0, after: 3_000, difference: 0, leftOver: 0, grant: 3_000 },
    ],
  ])("%s", (_, lots, given, expected) => {
    expect(previewSteps(lots, given, now)).toEqual(expected);
  });
});
