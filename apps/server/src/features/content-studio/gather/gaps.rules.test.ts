import { describe, expect, test } from "vitest";
import { type GapsOf, gapsOf } from "./gaps.rules.ts";

/** How many of a question's words a text has, but for those that all of them have. */
const coverage = (question: string, passage: string): number => {
  const words = (question.toLowerCase().match(/\w+/g) ?? []).filter(
    (word) => !["oak", "desk"].includes(word),
  );
  const has = new Set(passage.toLowerCase().match(/\w+/g));
  return words.length === 0 ? 0 : words.filter((word) => has.has(word)).length / words.length;
};
const source = (heading: string, text: string, id = "s1") => ({
  source_id: id,
  url: `https://${id}.example/`,
  heading,
  text,
});
const gaps = (changes: Partial<GapsOf> = {}) =>
  gapsOf({
    queries: ["oak desk price"],
    language: "en",
    searches: [],
    sources: [],
    own: [{ heading: "Oak desk", text: "The price of an oak desk is on this page." }],
    coverage,
    ...changes,
  });

describe("a question is a gap", () => {
  test.each([
    [
      "that was searched for, and no own passage answers",
      { searches: [{ text: "oak desk delivery time", answers: 3 }] },
      ["oak desk delivery time"],
    ],
    [
      "not if an own passage holds half of it",
      {
        searches: [{ text: "oak desk delivery time", answers: 3 }],
        own: [{ heading: "", text: "Desk delivery." }],
      },
      [],
    ],
    [
      "that a cited page answers under such a heading",
      { sources: [source("How heavy is an oak desk?", "An oak desk is heavy.")], own: [] },
      ["How heavy is an oak desk?"],
    ],
    [
      "not of a heading about something else",
      { sources: [source("Our newsletter", "Subscribe to it.")] },
      [],
    ],
    [
      "not of an item of a ranking",
      { sources: [source("1. Oak desk by Beta", "An oak desk by Beta is heavy.")], own: [] },
      [],
    ],
    ["not if it has one word alone", { searches: [{ text: "delivery", answers: 9 }] }, []],
    [
      "once, in whatever words",
      {
        searches: [
          { text: "oak desk delivery time", answers: 3 },
          { text: "delivery time oak desks", answers: 2 },
        ],
      },
      ["oak desk delivery time"],
    ],
    [
      "the most searched first",
      {
        searches: [
          { text: "oak desk weight limit", answers: 1 },
          { text: "oak desk delivery time", answers: 3 },
        ],
      },
      ["oak desk delivery time", "oak desk weight limit"],
    ],
    [
      "that is the query itself, where a cited page answers it",
      { own: [], sources: [source("", "The oak desk price is good.")] },
      ["oak desk price"],
    ],
  ])("%s", (_, changes, expected) => {
    const questions = gaps(changes).filter(({ kind }) => kind === "QUESTION");
    expect(questions.map(({ text }) => text)).toEqual(expected);
  });

  test("with how much the own page holds, the answers that searched for it, and passages that answer it", () => {
    const [gap] = gaps({
      searches: [
        { text: "oak desk delivery time cost", answers: 3 },
        { text: "delivery time cost oak desks", answers: 2 },
      ],
      own: [{ heading: "", text: "The cost." }],
      sources: [source("", "Oak desk delivery takes time."), source("", "Nothing.")],
    });

    expect(gap).toMatchObject({ id: "g1", held: 33.33, searches: 5 });
    expect(gap?.quotes.map(({ text }) => text)).toEqual(["Oak desk delivery takes time."]);
  });
});

describe("a kind of facts is a gap that cited pages have and the own page has not", () => {
  test.each([
    ["PRICES", "It costs $400."],
    ["NUMBERS", "It weighs 40 kg."],
    ["DEFINITIONS", "An oak desk is a table for work."],
    ["TABLE", "Desk – 400\nLamp – 30\nChair – 90"],
    ["DATES", "Tested on 3 May 2026."],
  ] as const)("%s", (kind, text) => {
    const kinds = (own: string, sources: readonly string[]) =>
      gaps({
        own: [{ heading: "", text: own }],
        sources: sources.map((one) => source("", one)),
      }).map((gap) => gap.kind);

    expect(kinds("Nothing of it.", [text])).toContain(kind);
    expect(kinds(text, [text])).not.toContain(kind);
    expect(kinds("Nothing of it.", ["Nothing either."])).not.toContain(kind);
  });
});
