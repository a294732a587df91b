import { describe, expect, test } from "vitest";
import type { Answer, Source } from "../operator.ts";
import { unknownUsage } from "../usage.ts";
import { boundedAnswer } from "./bounded-answer.ts";

const usual: Answer = {
  text: "Acorn makes good chairs.",
  sources: [{ url: "https://a.example/chairs", title: "Chairs", cited: true }],
  searched: true,
  search_queries: ["good chairs"],
  searches: [{ query: "good chairs", found: ["https://a.example/chairs"] }],
  located: "field",
  model_id: "gpt-6-luna-2026-09-01",
  usage: { ...unknownUsage, outputTokens: 7 },
  latencyMs: 5,
  raw: { output: ["as it came"] },
};
const of = (parts: Partial<Answer>): Answer => boundedAnswer({ ...usual, ...parts }, { model: "gpt-6-luna" });

test("an answer as providers give them stays as it is", () => {
  expect(of({})).toEqual(usual);
});

describe("a text", () => {
  const sentence = "Acorn makes good chairs. ";
  const line = "Acorn makes good chairs\n";
  test.each([
    ["loses what cannot be stored", "Ac\0orn \ud83d.", "Acorn \ufffd."],
    ["of 200,000 characters stays whole", "x".repeat(200_000), "x".repeat(200_000)],
    ["ends with its last whole sentence", sentence.repeat(8_001), sentence.repeat(8_000).trim()],
    ["ends with its last whole line", line.repeat(9_000), line.repeat(8_333).trim()],
    ["without a sentence ends somewhere", `A. ${"x".repeat(300_000)}`, `A. ${"x".repeat(199_997)}`],
    ["ends before half a character", `${"x".repeat(199_999)}😀`, `${"x".repeat(199_999)}\ufffd`],
  ])("%s", (_, text, expected) => {
    expect(of({ text }).text).toBe(expected);
  });

  test.each(["\0", " \0 \n"])(
    "that is nothing once it can be stored (%j) is none, and was paid for",
    (text) => {
      expect(() => of({ text })).toThrowError(
        expect.objectContaining({ kind: "garbage", usage: usual.usage }),
      );
    },
  );
});

describe("sources", () => {
  const source = (url: string, parts: Partial<Source> = {}): Source => ({
    url,
    title: null,
    cited: false,
    ...parts,
  });
  const page = "https://a.example/";
  const labels = (count: number) => `https://${"a.".repeat(count)}example/`;
  test.each([
    ["an address that cannot be stored", [source("https://a.ex\0ample/")], [source(page)]],
    [
      "two addresses that are one then",
      [source(page), source(`${page}\0`, { cited: true })],
      [source(page, { cited: true })],
    ],
    ["an address that is too long", [source(`${page}${"x".repeat(2_031)}`), source(page)], [source(page)]],
    ["a host that is too long", [source(labels(400)), source(labels(124))], []],
    [
      "a host that is too long once it is written in ASCII",
      [source(`https://${"ü".repeat(240)}.example/`)],
      [],
    ],
    ["a host as long as they may be", [source(labels(123))], [source(labels(123))]],
    ["what is no address", [source("chairs")], [source("chairs")]],
    [
      "a title that cannot be stored",
      [source(page, { title: "Ch\0airs" })],
      [source(page, { title: "Chairs" })],
    ],
    ["a title that is nothing then", [source(page, { title: "\0 " })], [source(page)]],
    [
      "a title that is too long",
      [source(page, { title: "x".repeat(9_000) })],
      [source(page, { title: "x".repeat(500) })],
    ],
  ])("keep of %s what can be kept", (_, sources, expected) => {
    expect(of({ sources }).sources).toEqual(expected);
  });

  test("are 500 at most, those that the answer cites before others, in their order", () => {
    const many = Array.from({ length: 2_000 }, (__, nth) =>
      source(`${page}${nth}`, { cited: nth % 10 === 9 }),
    );

    const { sources } = of({ sources: many });

    expect(sources).toHaveLength(500);
    expect(sources.filter(({ cited }) => cited)).toHaveLength(200);
    expect(sources[0]?.url).toBe(`${page}0`);
    expect(sources.at(-1)?.url).toBe(`${page}1999`);
  });
});

describe("searches", () => {
  test("are 100 at most, each of at most 1,000 characters that can be stored", () => {
    const searches = Array.from({ length: 5_000 }, (_, nth) => ({
      query: `${nth}\0${"x".repeat(2_000)}`,
      found: null,
    }));

    const answer = of({ searches });

    expect(answer.searches).toHaveLength(100);
    expect(answer.search_queries).toEqual(answer.searches.map(({ query }) => query));
    expect(answer.search_queries[7]).toBe(`7${"x".repeat(998)}`);
  });

  test("found what can be an address, each once", () => {
    const found = ["https://a.example/\0", "https://a.example/", `https://${"a.".repeat(400)}example/`, "\0"];

    expect(of({ searches: [{ query: "\0", found }] })).toMatchObject({
      searches: [{ query: null, found: ["https://a.example/"] }],
      search_queries: [],
    });
  });

  test("that nobody tells stay untold", () => {
    expect(of({ searched: true, searches: [], search_queries: [] })).toMatchObject({
      searched: true,
      searches: [],
    });
  });
});

test.each([
  ["gpt-6\0-luna\ud83d", "gpt-6-luna\ufffd"],
  ["x".repeat(1_000), "x".repeat(200)],
  ["\0", "gpt-6-luna"],
])("a model that calls itself %j", (model_id, expected) => {
  expect(of({ model_id }).model_id).toBe(expected);
});

test("what came is kept up to 4 million characters; of more is kept how many", () => {
  expect(of({ raw: ["x".repeat(3_999_996)] }).raw).toEqual(["x".repeat(3_999_996)]);
  expect(of({ raw: ["x".repeat(3_999_997)] }).raw).toEqual({ left_out: "4000001 characters" });
  expect(of({ raw: undefined }).raw).toBeUndefined();
});
