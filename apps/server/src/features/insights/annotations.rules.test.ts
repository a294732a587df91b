import { describe, expect, test } from "vitest";
import { competitorChanges, launches, queryChanges, versionChanges } from "./annotations.rules.ts";

const [monday, tuesday] = ["2026-11-16", "2026-11-17"];

test("a launched campaign is marked on its day", () => {
  expect(launches([{ id: "c", name: "Shoes", day: monday }])).toEqual([
    { date: monday, kind: "campaign_launched", label: "Shoes launched", campaign_id: "c" },
  ]);
  expect(launches([])).toEqual([]);
});

describe("changed queries", () => {
  const names = new Map([
    ["c", "Shoes"],
    ["d", "Boots: winter"],
  ]);

  function labels(...changes: readonly [campaign: string, day: string, kind: "added" | "retired"][]) {
    return queryChanges(
      changes.map(([campaign_id, day, kind]) => ({ campaign_id, day, kind })),
      names,
    ).map(({ date, label }) => `${date} ${label}`);
  }

  test.each<[string, [string, string, "added" | "retired"][], string[]]>([
    ["make no mark where there are none", [], []],
    ["are one query", [["c", monday, "added"]], [`${monday} Shoes: 1 query added`]],
    [
      "are counted by campaign and day",
      [
        ["c", monday, "retired"],
        ["c", monday, "added"],
        ["c", monday, "added"],
      ],
      [`${monday} Shoes: 2 queries added, 1 query retired`],
    ],
    [
      "name nothing added where queries were only retired",
      [
        ["d", monday, "retired"],
        ["d", monday, "retired"],
      ],
      [`${monday} Boots: winter: 2 queries retired`],
    ],
    [
      "of two campaigns and two days make marks of their own",
      [
        ["c", monday, "added"],
        ["d", monday, "added"],
        ["c", tuesday, "retired"],
      ],
      [
        `${monday} Shoes: 1 query added`,
        `${monday} Boots: winter: 1 query added`,
        `${tuesday} Shoes: 1 query retired`,
      ],
    ],
  ])("%s", (_, changes, expected) => {
    expect(labels(...changes)).toEqual(expected);
  });

  test("lead to their campaign", () => {
    expect(queryChanges([{ campaign_id: "c", day: monday, kind: "added" }], names)).toMatchObject([
      { kind: "queries_changed", campaign_id: "c" },
    ]);
  });
});

describe("changed versions", () => {
  function labels(...versions: readonly [model: string, id: string, analyser: number, day: string][]) {
    return versionChanges(
      versions.map(([operator_model, model_id, analyser_version, first_day]) => ({
        operator_model,
        model_id,
        analyser_version,
        first_day,
      })),
      (id) => `Model ${id}`,
    ).map(({ date, kind, label }) => `${date} ${kind} ${label}`);
  }

  test.each<[string, [string, string, number, string][], string[]]>([
    ["are none without answers", [], []],
    ["are none at the beginning", [["m", "v1", 2, monday]], []],
    [
      "are none where a model begins with two versions on a day",
      [
        ["m", "v1", 2, monday],
        ["m", "v2", 2, monday],
      ],
      [],
    ],
    [
      "are marked on the first day of the new version",
      [
        ["m", "v1", 2, monday],
        ["m", "v2", 2, tuesday],
      ],
      [`${tuesday} model_changed Model m: v1 → v2`],
    ],
    [
      "are marked once where several campaigns see them, on the earliest day",
      [
        ["m", "v1", 2, monday],
        ["m", "v2", 2, "2026-11-20"],
        ["m", "v2", 2, tuesday],
      ],
      [`${tuesday} model_changed Model m: v1 → v2`],
    ],
    [
      "name the version that was there last, and one that nobody named",
      [
        ["m", "v1", 2, monday],
        ["m", "v2", 2, tuesday],
        ["m", "v3", 2, "2026-11-20"],
        ["n", "", 2, monday],
        ["n", "v7", 2, tuesday],
      ],
      [
        `${tuesday} model_changed Model m: v1 → v2`,
        `2026-11-20 model_changed Model m: v2 → v3`,
        `${tuesday} model_changed Model n: unknown version → v7`,
      ],
    ],
    [
      "are none where a second model only joins later",
      [
        ["m", "v1", 2, monday],
        ["n", "v7", 2, tuesday],
      ],
      [],
    ],
    [
      "are none where a model stops to say its version",
      [
        ["m", "v1", 2, monday],
        ["m", "", 2, tuesday],
      ],
      [],
    ],
    [
      "are those of the analysis, once for all models",
      [
        ["m", "v1", 1, monday],
        ["m", "v1", 2, tuesday],
        ["n", "v7", 1, monday],
        ["n", "v7", 2, "2026-11-20"],
      ],
      [`${tuesday} analyser_changed Analysis version 2`],
    ],
  ])("%s", (_, versions, expected) => {
    expect(labels(...versions)).toEqual(expected);
  });

  test("concern all campaigns", () => {
    const versions = ["v1", "v2"].map((model_id, index) => ({
      operator_model: "m",
      model_id,
      analyser_version: 2,
      first_day: index === 0 ? monday : tuesday,
    }));

    expect(versionChanges(versions, (id) => id)).toMatchObject([{ campaign_id: null }]);
  });
});

describe("changed competitors", () => {
  const names = new Map([["c", "Shoes"]]);

  function labels(...changes: readonly [day: string, kind: "added" | "removed", name: string][]): string[] {
    return competitorChanges(
      changes.map(([day, kind, name]) => ({ campaign_id: "c", day, kind, name })),
      names,
    ).map(({ date, label }) => `${date} ${label}`);
  }

  test.each<[string, [string, "added" | "removed", string][], string[]]>([
    ["make no mark where there are none", [], []],
    ["are named", [[monday, "added", "Beta"]], [`${monday} Shoes: Beta added`]],
    [
      "are named by what became of them",
      [
        [monday, "removed", "Gamma"],
        [monday, "added", "Beta"],
        [monday, "added", "Delta"],
      ],
      [`${monday} Shoes: Beta and Delta added, Gamma removed`],
    ],
    [
      "are counted where they are many",
      ["Beta", "Gamma", "Delta", "Epsilon"].map((name) => [monday, "added", name]),
      [`${monday} Shoes: 4 competitors added`],
    ],
    [
      "that came and went on a day make no mark",
      [
        [monday, "added", "Beta"],
        [monday, "removed", "Beta"],
        [tuesday, "added", "Beta"],
      ],
      [`${tuesday} Shoes: Beta added`],
    ],
  ])("%s", (_, changes, expected) => {
    expect(labels(...changes)).toEqual(expected);
  });
});
