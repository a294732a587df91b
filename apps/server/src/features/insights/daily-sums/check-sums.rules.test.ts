import { describe, expect, test } from "vitest";
import { addTallies, type DayTally, wrongDays } from "./check-sums.rules.ts";

function tally(rest: Partial<DayTally> = {}): DayTally {
  return {
    campaign_id: "c",
    day: "2026-11-18",
    branded: false,
    operator_model: "m1",
    n: 3,
    mentions: 2,
    position_sum: 5,
    cited: 1,
    citing: 2,
    unknown_to_model: 0,
    asked: 4,
    refused: 1,
    failed: 0,
    ...rest,
  };
}

function counted(...slices: readonly (readonly DayTally[])[]): Map<string, DayTally> {
  const sums = new Map<string, DayTally>();
  for (const slice of slices) addTallies(sums, slice);
  return sums;
}

describe("tallies of slices", () => {
  test("are added where campaign, day, kind of query and model are the same", () => {
    expect([...counted([tally()], [tally()], [tally({ n: 1, position_sum: 0 })]).values()]).toEqual([
      tally({
        n: 7,
        mentions: 6,
        position_sum: 10,
        cited: 3,
        citing: 6,
        asked: 12,
        refused: 3,
      }),
    ]);
  });

  test.each([
    ["campaign", { campaign_id: "d" }],
    ["day", { day: "2026-11-19" }],
    ["kind of query", { branded: true }],
    ["model", { operator_model: "m2" }],
  ])("are kept apart by %s", (_, rest) => {
    expect([...counted([tally(), tally(rest)]).values()]).toEqual([tally(), tally(rest)]);
  });

  test("of nothing leave no trace", () => {
    const nothing = tally({ n: 0, mentions: 0, position_sum: 0, cited: 0, citing: 0, asked: 0, refused: 0 });

    expect(counted([nothing], []).size).toBe(0);
  });

  test("that come to nothing together differ from stored sums as nothing does", () => {
    const taken = tally({
      n: -3,
      mentions: -2,
      position_sum: -5,
      cited: -1,
      citing: -2,
      asked: -4,
      refused: -1,
    });

    expect(wrongDays([], counted([tally()], [taken]))).toEqual([]);
  });
});

describe("wrong days", () => {
  test("are none where stored and counted sums agree, in any order", () => {
    const rows = [tally(), tally({ operator_model: "m2" }), tally({ branded: true })];

    expect(wrongDays(rows, counted(rows.toReversed()))).toEqual([]);
    expect(wrongDays([], counted())).toEqual([]);
  });

  test.each([
    ["n", "answers"],
    ["mentions", "answers that name the client"],
    ["position_sum", "positions of the client"],
    ["cited", "answers that cite the client"],
    ["citing", "answers that cite anything"],
  ] as const)("name what differs: %s are %s", (measure, words) => {
    expect(wrongDays([tally({ [measure]: 40 })], counted([tally({ [measure]: 41 })]))).toEqual([
      { subject: "c", what: `${words} by m1 on 2026-11-18`, kept: 40, counted: 41 },
    ]);
  });

  test("say that the queries were branded", () => {
    const differences = wrongDays([tally({ branded: true, n: 2 })], counted([tally({ branded: true })]));

    expect(differences.map(({ what }) => what)).toEqual(["answers by m1 on 2026-11-18 to branded queries"]);
  });

  test("are those that are missing on one side, as nothing", () => {
    const only = tally({ mentions: 0, position_sum: 0, cited: 0, citing: 0, asked: 0, refused: 0 });

    expect(wrongDays([only], counted())).toMatchObject([{ kept: 3, counted: 0 }]);
    expect(wrongDays([], counted([only]))).toMatchObject([{ kept: 0, counted: 3 }]);
  });

  test("do not make up for each other", () => {
    const differences = wrongDays(
      [tally({ n: 4 }), tally({ day: "2026-11-19", n: 2 })],
      counted([tally(), tally({ day: "2026-11-19" })]),
    );

    expect(differences.map(({ what, kept }) => [what, kept])).toEqual([
      ["answers by m1 on 2026-11-18", 4],
      ["answers by m1 on 2026-11-19", 2],
    ]);
  });
});
