import { describe, expect, test } from "vitest";
import { type CountedAnswer, rollUp } from "./roll-up.rules.ts";
import { answer, day, on } from "./roll-up.test-helper.ts";

describe("an answer from when it is asked for", () => {
  const came = answer(["acme"], ["acme.com"]);
  const waiting: CountedAnswer = { ...came, status: "PENDING", answered_at: null, analyser_version: null };
  const asked = new Date("2026-11-18T09:00:00Z").toISOString();

  test("counts as asked at once, with the words of its query, and as no answer", () => {
    const sums = rollUp({ before: [], after: [{ ...waiting, mentions: [], citations: [] }] }, () => on(day));

    expect(sums.cell_totals).toEqual([
      {
        workspace_id: "w",
        campaign_id: "c",
        generation: 1,
        query_id: "q1",
        operator_model: "m1",
        branded: false,
        is_local: false,
        asked: 1,
        refused: 0,
        failed: 0,
        last_created: asked,
        last_answered: null,
      },
    ]);
    expect(sums.asked_queries).toMatchObject([
      {
        query_id: "q1",
        query_text: "best shoes",
        country: null,
        language: "en",
        asked: 1,
        last_created: asked,
      },
    ]);
    expect([sums.version_days, sums.brand_days, sums.source_days]).toEqual([[], [], []]);
  });

  test("that came adds what it says, is not asked once more, and leaves its query as it was", () => {
    const sums = rollUp({ before: [waiting], after: [came] }, () => on(day));

    expect(sums.cell_days).toMatchObject([{ asked: 0, n: 1, mentions: 1, cited: 1 }]);
    expect(sums.answer_days).toMatchObject([{ asked: 0, n: 1, citing: 1 }]);
    expect(sums.asked_queries).toEqual([]);
  });

  test.each([
    ["REFUSED", { refused: 1, failed: 0 }],
    ["FAILED", { refused: 0, failed: 1 }],
  ] as const)("that is %s counts as that and as no answer", (status, expected) => {
    const sums = rollUp({ before: [waiting], after: [{ ...waiting, status }] }, () => on(day));

    expect(sums.answer_days).toMatchObject([{ asked: 0, ...expected }]);
    expect(sums.cell_weeks).toMatchObject([{ asked: 0, ...expected }]);
    expect(sums.answer_days[0]).not.toHaveProperty("n");
  });

  test("counts on each day where it has a place, and the latest of several is what its query is", () => {
    const later = { ...came, created: new Date("2026-11-19T00:30:00Z"), query_text: "best shoes now" };
    const sums = rollUp({ before: [], after: [later, came] }, () => [
      { generation: 1, day },
      { generation: 2, day: "2026-11-19" },
    ]);

    expect(sums.answer_days.map(({ generation, day: of, n }) => [generation, of, n])).toEqual([
      [1, day, 2],
      [2, "2026-11-19", 2],
    ]);
    expect(sums.asked_queries).toMatchObject([
      { generation: 1, query_text: "best shoes now", asked: 2 },
      { generation: 2, query_text: "best shoes now", asked: 2 },
    ]);
  });
});
