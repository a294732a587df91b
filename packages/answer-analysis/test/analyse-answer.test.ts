import { expect, test } from "vitest";
import { analyseAnswer, analyserVersion, prepareBrands } from "../src/analyse-answer.ts";
import { answerPreview } from "../src/answer-preview.ts";
import { foldText } from "../src/fold-text.ts";
import { indexNames, mentions } from "../src/mentions.ts";
import { estimateSentiment } from "../src/sentiment.ts";

const acme = { id: "acme", name: "Acme", isClient: true, aliases: [], domains: ["acme.com"] };
const beta = {
  id: "beta",
  name: "Beta",
  isClient: false,
  aliases: [{ text: "Acme" }],
  domains: ["beta.example"],
};

test("tells mentions, positions, sentiment, citations and preview of one answer", () => {
  const text =
    "## The best tools\n\n1. **Beta**: it is slow and buggy. [Its site](https://beta.example/a)\n2. **Acme**: this is the most reliable, see www.acme.com/b.";

  const analysis = analyseAnswer(
    text,
    [{ url: "https://review.example/x", isCited: true }],
    prepareBrands([beta, acme]),
  );

  expect(analysis).toMatchObject({
    analyserVersion,
    mentions: [
      { brandId: "beta", position: 1, basis: "LIST", sentiment: { label: "NEGATIVE", basis: "ESTIMATED" } },
      { brandId: "acme", position: 2, basis: "LIST", sentiment: { label: "POSITIVE" } },
    ],
    citations: [
      { domain: "review.example", kind: "OTHER", position: 1 },
      { domain: "beta.example", kind: "COMPETITOR", position: 2 },
      { url: "https://www.acme.com/b", kind: "OWNED", position: 3 },
    ],
    answerPreview:
      "The best tools 1. Beta: it is slow and buggy. Its site 2. Acme: this is the most reliable, see www.acme.com/b.",
  });
  expect(analysis.occurrences.map(({ start, end }) => text.slice(start, end))).toEqual(["Beta", "Acme"]);
});

test.each([
  ["Acme is the most reliable of the tools.", "POSITIVE"],
  ["Acme is not reliable, and the support is poor.", "NEGATIVE"],
  ["Beta is the best but Acme is slow and expensive.", "NEGATIVE"],
  ["Acme is the best but Beta is slow and expensive.", "POSITIVE"],
  ["Acme is a tool that is made for teams.", "UNKNOWN"],
  ["The support of Acme isn’t bad at all.", "POSITIVE"],
  ["Acme ist schlecht, teuer und unzuverlässig.", "UNKNOWN"],
])("estimates of %j for Acme: %s", (text, label) => {
  const sentiment = estimateSentiment(text, mentions(text, indexNames([acme])));

  expect(sentiment.label).toBe(label);
  expect(sentiment.evidence === null || text.includes(sentiment.evidence)).toBe(true);
  expect(sentiment.score === null).toBe(label === "UNKNOWN");
});

test("previews at most 200 characters and cuts between words", () => {
  const long = answerPreview(`**${"word ".repeat(100)}**`);

  expect(long.length).toBeLessThanOrEqual(201);
  expect(long).toMatch(/word…$/);
  expect(answerPreview("| A | B |\n|---|---|\n| `x` | [y](https://z.test) |")).toBe("A B x y");
});

test("folds any text in order, characters that grow eighteenfold too", () => {
  const { length, from, units } = foldText("ﷺ".repeat(50));

  expect(length).toBe(50 * 18);
  expect(units.length).toBeGreaterThanOrEqual(length);
  expect(from[length - 1]).toBe(49);
});

test.each([
  ["a link", "See [it](https://acme.com/a).", ["https://acme.com/a"]],
  ["a link with a title", 'See [it](https://acme.com/a "A page").', ["https://acme.com/a"]],
  ["a bare address", "See https://acme.com/a.", ["https://acme.com/a"]],
  ["a bare host", "See www.acme.com/a.", ["https://www.acme.com/a"]],
  ["a picture", "![A shoe](https://acme.com/a.png)", []],
  ["a picture with a title", '![A shoe](https://acme.com/a.png "A")', []],
  ["a picture whose text has brackets", "![A [red] shoe](https://acme.com/a.png)", []],
  ["a picture with a tracking address", "Good.![](https://track.test/p?id=1)", []],
  [
    "a picture that is a link",
    "[![A shoe](https://acme.com/a.png)](https://acme.com/b)",
    ["https://acme.com/b"],
  ],
  [
    "a link after an exclamation mark that is escaped",
    "Buy\\![it](https://acme.com/a)",
    ["https://acme.com/a"],
  ],
  ["a link after an exclamation mark and a space", "Buy! [it](https://acme.com/a)", ["https://acme.com/a"]],
  ["an address in code", "Call `https://acme.com/a`.", []],
  ["a link in code", "Write `[it](https://acme.com/a)` there.", []],
  ["an address in code with two marks", "Call ``a ` https://acme.com/a``.", []],
  ["an address in a block of code", "```\nhttps://acme.com/a\n```", []],
  ["a mark of code that nothing closes", "It`s https://acme.com/a", ["https://acme.com/a"]],
  ["a mark of code that another paragraph closes", "It`s https://acme.com/a\n\n`x`", ["https://acme.com/a"]],
  ["a mark of code that is escaped", "\\`https://acme.com/a\\`", ["https://acme.com/a"]],
  ["an address behind code", "`x` and https://acme.com/a", ["https://acme.com/a"]],
  ["a dot in brackets", "Avoid https://acme[.]com/a and https://acme[dot]com", []],
  ["a dot in parentheses", "Avoid https://acme(.)com/a", []],
  ["an address before a remark", "See https://acme.com/a (dotted)", ["https://acme.com/a"]],
  ["a scheme that leads nowhere", "Avoid hxxps://acme.com/a and hxxp://www.acme.com", []],
  ["a colon in brackets", "Avoid https[:]//acme.com/a", []],
  ["a colon that is escaped", "Avoid https\\://acme.com/a", []],
  ["a script", "Run [it](javascript:alert(1)) or [this](data:text/html,x)", []],
  ["a mail address", "Write to [us](mailto:me@acme.com)", []],
  ["a host of one word", "Open http://localhost:3000/a or [it](https://acme)", []],
  ["a link of HTML", '<a class="b" href="https://acme.com/a">x</a>', ["https://acme.com/a"]],
  ["a picture of HTML", '<img src="https://acme.com/a.png" data-href="https://acme.com/b">', []],
] as const)("of %s: %j cites %j", (_, text, urls) => {
  const { citations } = analyseAnswer(text, [], prepareBrands([]));

  expect(citations.map(({ url, isCited }) => isCited && url)).toEqual(urls);
});

test("names stay names where their links are none", () => {
  const text = "![Acme shoe](https://x.test/a.png) and `Acme https://acme.com` and Acme";

  const { occurrences, citations } = analyseAnswer(text, [], prepareBrands([acme]));

  expect(occurrences.map(({ start }) => text.slice(start, start + 4))).toEqual(["Acme", "Acme", "Acme"]);
  expect(citations).toEqual([]);
});

test("an answer full of opened code and brackets takes time in proportion to its length", () => {
  const text = "`a ``b ![".repeat(20_000) + "](https://x.test)".repeat(5_000);

  expect(analyseAnswer(text, [], prepareBrands([])).citations.length).toBeLessThan(2);
});
