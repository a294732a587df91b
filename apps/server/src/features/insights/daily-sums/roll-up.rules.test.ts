import { describe, expect, test } from "vitest";
import { rollUp } from "./roll-up.rules.ts";
import { added, answer, day, on } from "./roll-up.test-helper.ts";

const monday = "2026-11-16";

describe("eleven answers of two queries and two models", () => {
  const q1m2 = { operator_model: "m2" };
  const q2m1 = { query_id: "q2" };
  const q2m2 = { query_id: "q2", operator_model: "m2" };
  const sums = added(
    answer(["beta", "acme"], ["acme.com", "review.com"], { label: "POSITIVE" }),
    answer(["acme"], ["acme.com"], { label: "POSITIVE" }),
    answer(["beta", "gamma"], ["review.com"]),
    answer(["gamma", "beta", "acme"], ["review.com", "beta.io"], { ...q1m2, label: "NEGATIVE" }),
    answer([], [], q1m2),
    answer(["beta"], ["beta.io"], q1m2),
    answer(["acme", "beta"], ["acme.com", "acme.com", "wiki.org"], { ...q2m1, label: "NEUTRAL" }),
    answer(["beta", "acme"], ["wiki.org"], { ...q2m1, label: "NEGATIVE" }),
    answer(["acme"], ["acme.com", "review.com"], q2m1),
    answer(["beta"], [], q2m2),
    answer(["beta", "gamma"], ["review.com"], q2m2),
  );

  test("are summed for each model", () => {
    expect(sums.answer_days).toMatchObject([
      {
        operator_model: "m1",
        n: 6,
        mentions: 5,
        position_sum: 7,
        cited: 4,
        mentioned_and_cited: 4,
        citing: 6,
      },
      {
        operator_model: "m2",
        n: 5,
        mentions: 1,
        position_sum: 3,
        cited: 0,
        mentioned_and_cited: 0,
        citing: 3,
      },
    ]);
  });

  test.each([
    ["acme", { mentions: 6, position_sum: 10, positive: 2, negative: 2, neutral: 1, unknown: 1 }],
    ["beta", { mentions: 8, position_sum: 10, unknown: 8 }],
    ["gamma", { mentions: 3, position_sum: 5, unknown: 3 }],
  ])("are summed for the brand %s", (brand_id, expected) => {
    expect(sums.brand_days.find((row) => row.brand_id === brand_id)).toMatchObject(expected);
  });

  test.each([
    ["acme.com", { kind: "OWNED", uses: 4, rank_sum: 4, retrieved: 4 }],
    ["beta.io", { kind: "COMPETITOR", uses: 2, rank_sum: 3, retrieved: 2 }],
    ["review.com", { kind: "OTHER", uses: 5, rank_sum: 7, retrieved: 5 }],
    ["wiki.org", { kind: "OTHER", uses: 2, rank_sum: 3, retrieved: 2 }],
  ])("are summed for the site %s", (domain, expected) => {
    expect(sums.source_days.find((row) => row.domain === domain)).toMatchObject({ day, ...expected });
    expect(sums.source_weeks.find((row) => row.domain === domain)).toMatchObject({
      day: monday,
      ...expected,
    });
  });

  test.each([
    ["q1", "m1", { n: 3, mentions: 2, position_sum: 3, cited: 2, cited_rank_sum: 2 }],
    ["q1", "m2", { n: 3, mentions: 1, position_sum: 3, cited: 0, cited_rank_sum: 0 }],
    ["q2", "m1", { n: 3, mentions: 3, position_sum: 4, cited: 2, cited_rank_sum: 2 }],
    ["q2", "m2", { n: 2, mentions: 0, position_sum: 0, cited: 0, cited_rank_sum: 0 }],
  ])("are summed for the query %s at the model %s", (query_id, operator_model, expected) => {
    const ofCell = { query_id, operator_model };
    expect(sums.cell_days).toContainEqual(expect.objectContaining({ ...ofCell, day, ...expected }));
    expect(sums.cell_weeks).toContainEqual(expect.objectContaining({ ...ofCell, day: monday, ...expected }));
  });
});

describe("one answer", () => {
  test("that names and cites nothing counts as an answer, and adds nothing to brands and sites", () => {
    const sums = added(answer([], []));

    expect(sums.answer_days).toEqual([
      {
        workspace_id: "w",
        campaign_id: "c",
        generation: 1,
        day,
        branded: false,
        is_local: false,
        operator_model: "m1",
        asked: 1,
        refused: 0,
        failed: 0,
        n: 1,
        mentions: 0,
        position_sum: 0,
        cited: 0,
        mentioned_and_cited: 0,
        citing: 0,
        unknown_to_model: 0,
      },
    ]);
    expect([sums.brand_days, sums.source_days, sums.source_weeks]).toEqual([[], [], []]);
  });

  test("that does not know the client counts as an answer and as unknown, and not as a mention", () => {
    const sums = added(answer(["beta"], [], { unknown_to_model: true }));
    const counted = { n: 1, mentions: 0, position_sum: 0, unknown_to_model: 1 };

    expect(sums.answer_days).toMatchObject([counted]);
    expect([...sums.cell_days, ...sums.cell_weeks, ...sums.cell_totals]).toMatchObject([
      counted,
      counted,
      counted,
    ]);
    expect(sums.brand_days).toMatchObject([{ brand_id: "beta", mentions: 1 }]);
  });

  test("counts a site that was only retrieved as retrieved, neither used nor ranked", () => {
    const citations = [
      { domain: "read.org", kind: "OTHER", cited: false },
      { domain: "wiki.org", kind: "REFERENCE", cited: true },
    ] as const;
    const sums = added(answer([], [], { citations }));

    expect(sums.source_days).toMatchObject([
      { domain: "read.org", uses: 0, rank_sum: 0, retrieved: 1 },
      { domain: "wiki.org", uses: 1, rank_sum: 1, retrieved: 1 },
    ]);
  });

  test("with nothing but retrieved pages of the client cites nothing", () => {
    const citations = [{ domain: "acme.com", kind: "OWNED", cited: false }] as const;

    expect(added(answer(["acme"], [], { citations })).answer_days).toMatchObject([
      { mentions: 1, cited: 0, mentioned_and_cited: 0, citing: 0 },
    ]);
  });

  test("ranks the client's site among sites and not among pages", () => {
    const sums = added(answer([], ["wiki.org", "wiki.org", "review.com", "acme.com"]));

    expect(sums.cell_days).toMatchObject([{ cited: 1, cited_rank_sum: 3 }]);
  });

  test("makes a site the client's as soon as one of its pages is", () => {
    const citations = [
      { domain: "shop.com", kind: "COMMERCE", cited: true },
      { domain: "shop.com", kind: "OWNED", cited: true },
    ] as const;

    expect(added(answer([], [], { citations })).source_days).toMatchObject([
      { domain: "shop.com", kind: "OWNED", uses: 1, rank_sum: 1, retrieved: 1 },
    ]);
  });

  test.each([
    ["local-index", true],
    ["m1", false],
  ])("of the model %s is marked as of the local index: %s", (operator_model, is_local) => {
    const sums = added(answer(["acme"], ["acme.com"], { operator_model }));

    const { asked_queries: _, ...ofKinds } = sums;
    const rows = Object.values(ofKinds).flat();
    expect(rows).toHaveLength(8);
    expect(rows.every((row) => row.is_local === is_local)).toBe(true);
  });

  test("of a model that does not say its version counts under the empty version", () => {
    expect(added(answer([], [], { model_id: null })).version_days).toMatchObject([
      { operator_model: "m1", model_id: "", analyser_version: 2, n: 1 },
    ]);
  });
});

describe("weeks begin on Monday", () => {
  test.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2026-11-23", "2026-11-23"],
    ["2027-01-01", "2026-12-28"],
    ["2028-03-01", "2028-02-28"],
  ])("%s is of the week of %s", (ofDay, week) => {
    const sums = rollUp({ before: [], after: [answer([], ["wiki.org"])] }, () => on(ofDay));

    expect(sums.cell_weeks).toMatchObject([{ day: week }]);
    expect(sums.source_weeks).toMatchObject([{ day: week }]);
    expect(sums.cell_days).toMatchObject([{ day: ofDay }]);
  });

  test("two days of one week make two rows of days and one of weeks", () => {
    const [first, second] = [answer(["acme"], []), answer(["beta"], [])];
    const sums = rollUp({ before: [], after: [first, second] }, (one) =>
      on(one === first ? "2026-11-22" : "2026-11-16"),
    );

    expect(sums.cell_days.map((row) => [row.day, row.mentions])).toEqual([
      ["2026-11-16", 0],
      ["2026-11-22", 1],
    ]);
    expect(sums.cell_weeks).toMatchObject([{ day: "2026-11-16", n: 2, mentions: 1 }]);
  });
});

describe("a change of answers", () => {
  const one = answer(["beta", "acme"], ["acme.com"], { label: "NEGATIVE" });
  const empty = {
    answer_days: [],
    brand_days: [],
    source_days: [],
    source_weeks: [],
    cell_days: [],
    cell_weeks: [],
    cell_totals: [],
    asked_queries: [],
    version_days: [],
  };

  test("of nothing to nothing changes nothing", () => {
    expect(rollUp({ before: [], after: [] }, () => on(day))).toEqual(empty);
  });

  test("to the same changes nothing", () => {
    expect(rollUp({ before: [one, one], after: [one, one] }, () => on(day))).toEqual(empty);
  });

  test("that takes an answer off is its sums below zero", () => {
    const sums = rollUp({ before: [one], after: [] }, () => on(day));

    expect(sums.answer_days).toMatchObject([
      { n: -1, mentions: -1, position_sum: -2, cited: -1, mentioned_and_cited: -1, citing: -1 },
    ]);
    expect(sums.source_days).toMatchObject([{ domain: "acme.com", uses: -1, rank_sum: -1, retrieved: -1 }]);
  });

  test("of the judgement alone moves one mention from label to label", () => {
    const judged = answer(["beta", "acme"], ["acme.com"], { label: "POSITIVE" });
    const sums = rollUp({ before: [one], after: [judged] }, () => on(day));

    expect(sums).toEqual({
      ...empty,
      brand_days: [
        {
          workspace_id: "w",
          campaign_id: "c",
          generation: 1,
          day,
          branded: false,
          is_local: false,
          brand_id: "acme",
          mentions: 0,
          position_sum: 0,
          negative: -1,
          positive: 1,
        },
      ],
    });
  });

  test("to branded takes it from the one row and adds it to the other", () => {
    const sums = rollUp({ before: [one], after: [{ ...one, branded: true }] }, () => on(day));

    expect(sums.answer_days.map(({ branded, n }) => [branded, n])).toEqual([
      [false, -1],
      [true, 1],
    ]);
  });

  test("has its rows in the same order, whichever order the answers came in", () => {
    const answers = ["q3", "q1", "q2"].flatMap((query_id) =>
      ["m2", "m1"].map((operator_model) =>
        answer(["gamma", "acme"], ["wiki.org", "acme.com"], { query_id, operator_model }),
      ),
    );

    expect(JSON.stringify(added(...answers))).toBe(JSON.stringify(added(...answers.toReversed())));
  });

  test("keeps workspaces and campaigns apart", () => {
    const sums = added(
      one,
      { ...one, campaign_id: "d" },
      { ...one, workspace_id: "x" },
      { ...one, campaign_id: "d" },
    );

    expect(
      sums.answer_days.map(({ workspace_id, campaign_id, n }) => [workspace_id, campaign_id, n]),
    ).toEqual([
      ["w", "c", 1],
      ["w", "d", 2],
      ["x", "c", 1],
    ]);
  });
});
