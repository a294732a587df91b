import { describe, expect, test } from "vitest";
import { aiChannels } from "./ai-channels.rules.ts";

type Tallies = readonly ReturnType<typeof tally>[];

/** Ten prompts of each model, which share its answers evenly. */
function channels(now: Tallies, before: Tallies, isShared = true) {
  const pairs = (tallies: Tallies) =>
    tallies.flatMap(({ operator_model, n, mentions }) =>
      Array.from({ length: 10 }, (_, index) => ({
        query_id: `q${index}`,
        operator_model,
        hits: part(mentions, index),
        total: part(n, index),
      })).filter(({ total }) => total > 0),
    );
  const keys = pairs(now).map(({ query_id, operator_model }) => `${query_id} ${operator_model}`);
  return aiChannels(now, before, {
    now: pairs(now),
    before: pairs(before),
    shared: new Set(isShared ? keys : []),
  });
}

function part(count: number, index: number): number {
  return Math.floor((count * (index + 1)) / 10) - Math.floor((count * index) / 10);
}

/** Tally of a model's answers: their number, mentions, sum of places, and how many cite the client. */
function tally(
  operator_model: string,
  [n = 0, mentions = 0, position_sum = mentions, cited = 0]: readonly number[],
) {
  const others = { mentioned_and_cited: 0, citing: cited, unknown_to_model: 0 };
  return { operator_model, n, mentions, position_sum, cited, ...others };
}

describe("a channel", () => {
  test("has the model's mentions, citations, visibility and place, with those of before", () => {
    const [channel] = channels([tally("m1", [11, 6, 10, 4])], [tally("m1", [10, 5, 5, 1])]);

    expect(channel).toEqual({
      operator_model: "m1",
      mentions: 6,
      previous_mentions: 5,
      owned_content_used: 4,
      previous_owned_content_used: 1,
      n: 11,
      previous_n: 10,
      visibility_score: 54.55,
      previous_visibility_score: 50,
      average_position: 1.667,
      interval: { low: expect.any(Number), high: expect.any(Number), of: "topic" },
      paired_points: expect.any(Number),
      verdict: "within_noise",
    });
  });

  test("that answers for the first time has nothing before, and no verdict", () => {
    expect(channels([tally("m1", [10, 10])], [])).toMatchObject([
      { previous_n: 0, previous_mentions: 0, previous_visibility_score: null, verdict: null },
    ]);
  });

  test("that answered before alone is shown with nothing now", () => {
    expect(channels([], [tally("m1", [10, 8, 8, 3])])).toMatchObject([
      {
        n: 0,
        mentions: 0,
        visibility_score: null,
        average_position: null,
        interval: null,
        previous_visibility_score: 80,
        previous_owned_content_used: 3,
        verdict: null,
      },
    ]);
  });

  test.each([
    [true, "moved"],
    [false, "not_comparable"],
  ])(
    "whose visibility rose from none to all, comparable: %s, is said to have: %s",
    (isComparable, verdict) => {
      const found = channels([tally("m1", [50, 50])], [tally("m1", [50, 0])], isComparable);

      expect(found).toMatchObject([{ verdict }]);
    },
  );
});

describe("the order of channels", () => {
  test.each([
    ["begins with most mentions", [tally("a", [9, 1]), tally("b", [9, 5])], ["b", "a"]],
    [
      "has the one that cites more first where mentions are equal, whatever the visibility",
      [tally("a", [5, 5, 5, 0]), tally("b", [50, 5, 5, 2])],
      ["b", "a"],
    ],
    [
      "counts as people do where all else is equal",
      [tally("model-10", [1]), tally("model-9", [1]), tally("model-2", [1])],
      ["model-2", "model-9", "model-10"],
    ],
    ["is empty without models", [], []],
  ])("%s", (_, now, expected) => {
    expect(channels(now, []).map(({ operator_model }) => operator_model)).toEqual(expected);
  });
});
