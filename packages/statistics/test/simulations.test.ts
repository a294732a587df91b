import { describe, expect, test } from "vitest";
import {
  changeVerdicts,
  clusterMoments,
  type Interval,
  intervalOf,
  pairedChange,
  repeatsInterval,
  shownInterval,
} from "../src/index.ts";
import { type Draws, draws } from "./draws.ts";
import {
  type AskedPair,
  countsOf,
  type History,
  historyOf,
  pairOf,
  promptsOf,
  repeatsOf,
  type Shape,
  topicRate,
  ways,
} from "./histories.ts";

const shapes: readonly Shape[] = [10, 25, 50].flatMap((prompts) =>
  [3, 7].flatMap((models) => [1, 7, 30].map((runs) => ({ prompts, models, runs }))),
);
const means = [0.1, 0.3, 0.6];
const spread = 0.3;

/** Over all shapes and means; `measure` counts what happens in one history. */
function share(
  { way, trials, shapesOf = shapes }: { way: History["way"]; trials: number; shapesOf?: readonly Shape[] },
  measure: (asked: readonly AskedPair[], history: History, drawn: Draws) => boolean | null,
): number {
  let [counted, happened] = [0, 0];
  for (const shape of shapesOf) {
    for (const mean of means) {
      const history = { ...shape, way, mean, spread };
      const drawn = draws(1 + Math.round(100 * mean) + shape.prompts);
      for (let trial = 0; trial < trials; trial += 1) {
        const found = measure(historyOf(history, drawn), history, drawn);
        if (found === null) continue;
        counted += 1;
        if (found) happened += 1;
      }
    }
  }
  return (100 * happened) / counted;
}

const holds = (interval: Interval | null, rate: number): boolean =>
  interval !== null && interval.low <= rate && interval.high >= rate;

describe.each(ways)("where answers are %s", (way) => {
  test("the shown interval holds the topic's rate 95 times of 100, give or take 1.5", () => {
    const truths = new Map<string, number>();
    const covered = share({ way, trials: 60 }, (asked, history) => {
      const key = `${history.way} ${history.mean}`;
      const truth = truths.get(key) ?? topicRate(history);
      truths.set(key, truth);
      return holds(shownInterval(clusterMoments(promptsOf(asked))), truth);
    });

    expect(Math.abs(covered - 95)).toBeLessThan(1.5);
  });

  test("the interval of these very prompts holds their rate at least 93.5 times of 100", () => {
    const rateOf = (asked: readonly AskedPair[]): number =>
      (100 * asked.reduce((sum, { rate }) => sum + rate, 0)) / asked.length;
    const covered = share({ way, trials: 60 }, (asked) =>
      holds(repeatsInterval(repeatsOf(asked)), rateOf(asked)),
    );
    const wilson = share({ way, trials: 20 }, (asked) => {
      const { hits, total } = countsOf(asked.flatMap(({ after }) => after));
      return holds(intervalOf(hits, total), rateOf(asked));
    });

    expect(covered).toBeGreaterThan(93.5);
    if (way === "sticky") expect(wilson).toBeLessThan(85);
  });

  test("at most 6 of 100 changes seem real", () => {
    const alarms = share({ way, trials: 60 }, (asked) => {
      const change = pairedChange(asked.map(pairOf));
      return change && change.pValue <= 0.05;
    });

    expect(alarms).toBeLessThan(6);
  });

  test("at most 6 of 100 tables of models say that any has moved", () => {
    const alarms = share({ way, trials: 40 }, (asked) => {
      const rows = [...Map.groupBy(asked, ({ model }) => model).values()];
      return verdictsOf(rows.map((row) => row.map(pairOf))).includes("moved");
    });

    expect(alarms).toBeLessThan(6);
  });

  test("at most 6 of 100 lists of ten brands, of which one is a headline, say that any has moved", () => {
    const alarms = share({ way, trials: 12 }, (_, history, drawn) => {
      const brands = Array.from({ length: 10 }, () => historyOf(history, drawn));
      return verdictsOf(
        brands.map((brand) => brand.map(pairOf)),
        0,
      ).includes("moved");
    });

    expect(alarms).toBeLessThan(6);
  });
});

test("below five prompts, too, changes of sticky answers hardly ever seem real", () => {
  const shapesOf = [1, 2, 3, 4].flatMap((prompts) =>
    [3, 7].flatMap((models) => [7, 30].map((runs) => ({ prompts, models, runs }))),
  );
  const alarms = share({ way: "sticky", trials: 60, shapesOf }, (asked) => {
    const change = pairedChange(asked.map(pairOf));
    return change && change.pValue <= 0.05;
  });

  expect(alarms).toBeLessThan(6);
});

test("of a list's changes the real ones are found", () => {
  const drawn = draws(31);
  const shape = { prompts: 25, models: 4, runs: 7, way: "drifting", mean: 0.3, spread } as const;
  let found = 0;
  for (let list = 0; list < 20; list += 1) {
    const brands = Array.from({ length: 10 }, (_, brand) =>
      historyOf({ ...shape, rise: brand < 3 ? 1 : 0 }, drawn).map(pairOf),
    );
    found += verdictsOf(brands)
      .slice(0, 3)
      .filter((verdict) => verdict === "moved").length;
  }

  expect(found / 60).toBeGreaterThan(0.8);
});

function verdictsOf(rows: readonly (readonly ReturnType<typeof pairOf>[])[], headline?: number) {
  return changeVerdicts(
    rows.map((pairs, row) => ({
      change: pairedChange(pairs),
      isComparable: true,
      isHeadline: row === headline,
    })),
  );
}
