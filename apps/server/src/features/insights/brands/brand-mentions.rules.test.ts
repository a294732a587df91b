import { clusterMoments } from "@citelens/statistics";
import { describe, expect, test } from "vitest";
import { mentionsOfPeriod } from "./brand-mentions.rules.ts";

const acme = { id: "a1", name: "Acme", isClient: true, brandIds: ["a1", "a2"] };
const beta = { id: "b", name: "Beta", isClient: false, brandIds: ["b"] };
const gamma = { id: "c", name: "Gamma", isClient: false, brandIds: ["c"] };
/** Period of days on which none of the client's queries is known. */
const periodOf = (
  entities: Parameters<typeof mentionsOfPeriod>[0],
  answered: Parameters<typeof mentionsOfPeriod>[1],
  of: Parameters<typeof mentionsOfPeriod>[2],
  ofClient: Parameters<typeof mentionsOfPeriod>[3] = new Map(),
) => mentionsOfPeriod(entities, answered, of, ofClient);
const [monday, friday] = ["2026-11-16", "2026-11-20"];

function named(day: string, brand_id: string, mentions: number) {
  return { day, brand_id, mentions };
}

describe("mentions of a period", () => {
  test("are those of the client in the answers of all days, and its part of the mentions of all brands", () => {
    const found = periodOf(
      [acme, beta, gamma],
      [
        { day: monday, n: 6 },
        { day: friday, n: 5 },
      ],
      [
        named(monday, "a1", 3),
        named(monday, "a2", 2),
        named(monday, "b", 4),
        named(friday, "a1", 1),
        named(friday, "b", 4),
        named(friday, "c", 3),
      ],
    );

    expect(found).toMatchObject({
      brand_mentions: 6,
      total_answers: 11,
      mention_percentage: 54.55,
      share_of_voice: 35.29,
    });
  });

  test("are by day with the share of that day's mentions, and the client's two ids as one", () => {
    const { daily_data_by_entity } = periodOf(
      [acme, beta],
      [{ day: monday, n: 10 }],
      [named(monday, "a1", 3), named(monday, "a2", 2), named(monday, "b", 3)],
      new Map([[monday, clusterMoments([{ hits: 5, total: 10 }])]]),
    );

    expect(daily_data_by_entity).toEqual({
      Acme: [
        {
          date: monday,
          mentions: 5,
          answers: 10,
          percentage: 50,
          share_of_voice: 62.5,
          total_mentions: 8,
          is_brand: true,
          interval: { low: 23.66, high: 76.34, of: "prompts" },
        },
      ],
      Beta: [expect.objectContaining({ mentions: 3, percentage: 30, share_of_voice: 37.5, is_brand: false })],
    });
  });

  test("have no day without answers, also where something is said to be named on it", () => {
    const { daily_data_by_entity, brand_mentions } = periodOf(
      [acme],
      [
        { day: monday, n: 2 },
        { day: friday, n: 2 },
      ],
      [named(monday, "a1", 1), named("2026-11-18", "a1", 5)],
    );

    expect(daily_data_by_entity.Acme?.map(({ date, mentions }) => [date, mentions])).toEqual([
      [monday, 1],
      [friday, 0],
    ]);
    expect(brand_mentions).toBe(1);
  });

  test("have an empty share of voice on a day that names nobody, and a visibility of 0", () => {
    const { daily_data_by_entity, share_of_voice, mention_percentage } = periodOf(
      [acme, beta],
      [{ day: monday, n: 4 }],
      [],
    );

    expect(daily_data_by_entity.Acme).toMatchObject([{ mentions: 0, percentage: 0, share_of_voice: null }]);
    expect(daily_data_by_entity.Beta).toBeUndefined();
    expect([share_of_voice, mention_percentage]).toEqual([null, 0]);
  });

  test("put the client first, then the competitors from the most named", () => {
    const { daily_data_by_entity } = periodOf(
      [beta, gamma, acme],
      [{ day: monday, n: 9 }],
      [named(monday, "b", 2), named(monday, "c", 7)],
    );

    expect(Object.keys(daily_data_by_entity)).toEqual(["Acme", "Gamma", "Beta"]);
  });

  test("of no answers are empty and not 0 per cent", () => {
    expect(periodOf([acme], [], [])).toEqual({
      brand_mentions: 0,
      mention_percentage: null,
      total_answers: 0,
      share_of_voice: null,
      daily_data_by_entity: { Acme: [] },
    });
  });

  test("of no brands are none", () => {
    expect(periodOf([], [{ day: monday, n: 3 }], [named(monday, "x", 3)])).toEqual({
      brand_mentions: 0,
      mention_percentage: 0,
      total_answers: 3,
      share_of_voice: null,
      daily_data_by_entity: {},
    });
  });
});
