import { describe, expect, test } from "vitest";
import { type Performance, promptsByPerformance } from "./performance-prompts.rules.ts";

/** A query with this many answers, mentions, sum of places, answers that cite the client, and sum of the sources' places. */
function query(
  query_id: string,
  [n = 0, mentions = 0, position_sum = 0, cited = 0, cited_rank_sum = 0]: readonly number[],
) {
  return { query_id, n, mentions, position_sum, cited, cited_rank_sum };
}

describe("a prompt is", () => {
  test.each<[Performance, string, number[]]>([
    ["most_performing", "named in all answers, always first", [4, 4, 4]],
    ["most_performing", "named in exactly half of the answers", [10, 5, 5]],
    ["most_performing", "named on place 3 on average", [4, 4, 12]],
    ["most_performing", "named in its only answer and never cited", [1, 1, 1, 0]],
    ["promising", "named in just less than half of the answers", [11, 5, 5]],
    ["promising", "named everywhere, but behind place 3", [4, 4, 13]],
    ["promising", "named once in a thousand answers", [1000, 1, 1]],
    ["promising", "cited without being named", [10, 0, 0, 1, 1]],
    ["underperforming", "neither named nor cited", [10, 0, 0, 0, 0]],
    ["underperforming", "not answered yet", [0, 0, 0, 0, 0]],
  ])("%s when it is %s", (performance, _, sums) => {
    const lists = promptsByPerformance([query("q", sums)]);

    const found = Object.entries(lists).filter(([, prompts]) => prompts.length > 0);
    expect(found.map(([name]) => name)).toEqual([performance]);
  });
});

describe("the figures of a prompt", () => {
  test("are its rates, its mean places and the interval of its mentions", () => {
    const { most_performing } = promptsByPerformance([query("q", [11, 6, 10, 4, 5])]);

    expect(most_performing).toEqual([
      {
        ...query("q", [11, 6, 10, 4, 5]),
        mention_position: 1.667,
        source_position: 1.25,
        mention_rate: 54.55,
        owned_citation_rate: 36.36,
        interval: { low: 28.01, high: 78.73, of: "prompts" },
      },
    ]);
  });

  test("have no place where nothing is named or cited", () => {
    const { underperforming } = promptsByPerformance([query("q", [10])]);

    expect(underperforming).toMatchObject([
      {
        mention_position: null,
        source_position: null,
        mention_rate: 0,
        owned_citation_rate: 0,
        interval: { low: 0, high: 27.75, of: "prompts" },
      },
    ]);
  });
});

describe("a list of prompts", () => {
  const ids = (prompts: readonly { readonly query_id: string }[]) => prompts.map(({ query_id }) => query_id);

  test.each<[string, Performance, ReturnType<typeof query>[], string[]]>([
    [
      "begins with the one that is named most often",
      "most_performing",
      [query("a", [10, 6, 6]), query("b", [4, 4, 4]), query("c", [10, 8, 8])],
      ["b", "c", "a"],
    ],
    [
      "has the more cited of equally named ones first",
      "promising",
      [query("a", [10, 2, 2]), query("b", [10, 2, 2, 5, 5]), query("c", [10, 2, 2, 1, 1])],
      ["b", "c", "a"],
    ],
    [
      "has the more answered of equal ones first",
      "underperforming",
      [query("a", [3]), query("b", [30]), query("c", [12])],
      ["b", "c", "a"],
    ],
    [
      "goes by the id where all else is equal",
      "underperforming",
      [query("c", [3]), query("a", [3]), query("b", [3])],
      ["a", "b", "c"],
    ],
  ])("%s", (_, performance, sums, expected) => {
    expect(ids(promptsByPerformance(sums)[performance])).toEqual(expected);
  });

  test("is empty without prompts", () => {
    expect(promptsByPerformance([])).toEqual({ most_performing: [], promising: [], underperforming: [] });
  });

  test("has each prompt in one list only", () => {
    const sums = [0, 1, 2, 3, 4, 5].flatMap((mentions) =>
      [0, 1, 5].map((cited) => query(`${mentions} ${cited}`, [5, mentions, mentions * 4, cited, cited])),
    );
    const lists = Object.values(promptsByPerformance(sums)).flatMap(ids);

    expect(lists.toSorted()).toEqual(ids(sums).toSorted());
  });
});
