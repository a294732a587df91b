import type { AnswerShown } from "@citelens/contract/visibility/answers";
import { describe, expect, test } from "vitest";
import { textSpans } from "./text-spans.rules.ts";

type Citation = AnswerShown["citations"][number];
type Mention = AnswerShown["mentions"][number];

function citation(position: number, cited = true): Citation {
  return {
    position,
    url: `https://site${position}.example/`,
    title: null,
    domain: `site${position}.example`,
    kind: "OTHER",
    cited,
  } as Citation; // the spans need nothing else of a source
}

function mention(brand_id: string, ...spans: readonly (readonly [number, number])[]): Mention {
  return { brand_id, spans: spans.map(([start, end]) => ({ start, end })) } as Mention; // nor of a brand
}

/** The marked parts of the text: what they say, and the brand or the number of the source. */
function marked(
  text: string,
  citations: Citation[],
  mentions: Mention[] = [],
): readonly (readonly unknown[])[] {
  return textSpans({ text, citations, mentions }).map(({ start, end, element }) => [
    element.hName,
    text.slice(start, end),
    Object.values(element.hProperties ?? {})[0],
  ]);
}

describe("the names of brands", () => {
  test("are marked wherever they stand, each with its brand", () => {
    const mentions = [mention("acme", [0, 4], [14, 18]), mention("beta", [9, 13])];

    expect(marked("Acme and Beta Acme", [], mentions)).toEqual([
      ["mark", "Acme", "acme"],
      ["mark", "Acme", "acme"],
      ["mark", "Beta", "beta"],
    ]);
  });

  test("are not marked where there are none", () => {
    expect(marked("Nothing to see.", [])).toEqual([]);
  });
});

describe("numbers in brackets", () => {
  test("lead to the cited sources of these numbers", () => {
    expect(marked("Good [1] and cheap [2][1].", [citation(1), citation(2)])).toEqual([
      ["sup", "[1]", "1"],
      ["sup", "[2]", "2"],
      ["sup", "[1]", "1"],
    ]);
  });

  test("may be written with zeros in front", () => {
    expect(marked("Good [01].", [citation(1)])).toEqual([["sup", "[01]", "1"]]);
  });

  test("of pages that were read and not cited are no part of it", () => {
    expect(marked("Good [1].", [citation(1), citation(2, false)])).toEqual([["sup", "[1]", "1"]]);
  });

  test.each([
    ["a number has no source", "Good [1][3].", [citation(1), citation(2)]],
    ["a source has no number", "Good [1].", [citation(1), citation(2)]],
    ["a number belongs to a page that was not cited", "Good [1].", [citation(1, false)]],
    ["the answer has no sources", "In [2026] as [1].", []],
    ["the text says itself where they lead", "Good [1].\n\n[1]: https://a.example/", [citation(1)]],
    ["the text says so indented by three", "Good [1].\n   [1]: https://a.example/", [citation(1)]],
    ["they are links already", "Good [1](https://a.example/).", [citation(1)]],
    ["they have four digits", "Good [2026].", [citation(2026)]],
    ["they are no numbers", "Good [a].", [citation(1)]],
  ])("stay as they are where %s", (_, text, citations) => {
    expect(marked(text, citations)).toEqual([]);
  });

  test("within the name of a brand belong to the name", () => {
    expect(marked("Area [1] is good [1].", [citation(1)], [mention("area", [0, 8])])).toEqual([
      ["mark", "Area [1]", "area"],
      ["sup", "[1]", "1"],
    ]);
  });

  test("right beside a name are numbers of sources", () => {
    expect(marked("Acme[1]", [citation(1)], [mention("acme", [0, 4])])).toEqual([
      ["mark", "Acme", "acme"],
      ["sup", "[1]", "1"],
    ]);
  });
});
