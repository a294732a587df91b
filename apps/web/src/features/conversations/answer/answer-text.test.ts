import type { CitationShown, MentionShown } from "@citelens/contract/visibility/answers";
import { describe, expect, it, test } from "vitest";
import { citationAt, citationOf, isSourceNumber, webAddress } from "./citations.rules.ts";
import { textSpans } from "./text-spans.rules.ts";

function citation(position: number, fields: Partial<CitationShown> = {}): CitationShown {
  const url = `https://site${position}.example/page`;
  return {
    url,
    domain: `site${position}.example`,
    title: null,
    kind: "OTHER",
    position,
    cited: true,
    ...fields,
  };
}

function mention(spans: MentionShown["spans"]): MentionShown {
  return {
    brand_id: "b",
    brand: "Acme",
    is_client: true,
    position: 1,
    basis: "ORDER",
    sentiment: "UNKNOWN",
    score: null,
    sentiment_basis: "NONE",
    evidence: null,
    spans,
  };
}

function markersIn(text: string, citations: readonly CitationShown[]): (string | undefined)[] {
  return textSpans({ text, mentions: [], citations: [...citations] }).map(
    ({ element }) => element.hProperties["data-citation"],
  );
}

describe("numbers in brackets", () => {
  it("stand for the cited sources when they are exactly their numbers", () => {
    expect(markersIn("Good [1]. Better [2][1].", [citation(1), citation(2)])).toEqual(["1", "2", "1"]);
  });

  it.each([
    ["a number is missing", "Good [1].", [citation(1), citation(2)]],
    ["there is one too many", "Good [1][2][3].", [citation(1), citation(2)]],
    ["the source was only retrieved", "Good [1].", [citation(1, { cited: false })]],
    ["they are links of their own", "Good [1](https://other.example)", [citation(1)]],
    ["they are the words of links", "Good [[1]](https://site1.example/page)", [citation(1)]],
    ["the text says what they are", "Good [1].\n\n[1]: https://other.example", [citation(1)]],
  ])("are left as they are when %s", (_, text, citations) => {
    expect(markersIn(text, citations)).toEqual([]);
  });

  it("are left to the brand that has them in its name", () => {
    const mentions = [mention([{ start: 0, end: 8 }])];

    const spans = textSpans({ text: "Acme [1]", mentions, citations: [citation(1)] });

    expect(spans.map(({ element }) => element.hName)).toEqual(["mark"]);
  });
});

test.each([
  ["https://www.site1.example/page/", 1],
  ["https://site1.example/page?utm_source=chatgpt.com", 1],
  ["https://site1.example/page?referrer=grok.com", 1],
  ["https://site1.example/page?id=2", undefined],
  ["https://site2.example/page", undefined],
  ["mailto:a@site1.example", undefined],
])("the link %s leads to the cited source %s", (href, position) => {
  const citations = [citation(1), citation(2, { cited: false })];

  expect(citationOf(citations, href)?.position).toBe(position);
});

test.each([
  ["[1]", true],
  ["12", true],
  [" [3] ", true],
  ["Chair Reviews", false],
  ["Top 10", false],
  ["[1", false],
  ["", false],
])("the link text %j is a number of the model's own: %s", (words, expected) => {
  expect(isSourceNumber(words)).toBe(expected);
});

test("a number names a cited source, never one that was only retrieved", () => {
  const citations = [citation(1, { cited: false, domain: "retrieved.example" }), citation(1)];

  expect(citationAt(citations, 1)?.domain).toBe("site1.example");
});

test.each([
  ["https://a.example/", "https://a.example/"],
  ["javascript:alert(1)", undefined],
  ["nonsense", undefined],
])("of the address %s the link is %s", (url, link) => {
  expect(webAddress(url)).toBe(link);
});
