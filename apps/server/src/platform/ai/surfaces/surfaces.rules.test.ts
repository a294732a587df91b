import { describe, expect, test } from "vitest";
import { countryNumbers } from "./country-numbers.ts";
import { locationCode } from "./dataforseo/location-code.ts";
import { escaped } from "./dataforseo/run-task.ts";
import { googleLanguage } from "./google-language.ts";
import { withoutOperators } from "./google-question.ts";
import { linksIn } from "./seen-answer.ts";

describe("a place by Google's number", () => {
  test("is an integer for every country, and another one for each", () => {
    const open = [...countryNumbers.keys()].filter((country) => !["RU", "BY"].includes(country));
    const codes = open.map((country) => locationCode(country));

    expect(countryNumbers.size).toBe(249);
    expect(codes.every((code) => Number.isInteger(code) && code > 2_000 && code < 3_000)).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each([
    ["US", 2840],
    ["FR", 2250],
    ["GB", 2826],
    ["DE", 2276],
    ["TW", 2158],
    ["TR", 2792],
    ["AF", 2004],
    [undefined, 2840],
  ])("of %s is %d", (country, code) => {
    expect(locationCode(country)).toBe(code);
  });

  test.each(["RU", "BY", "XX", "fr"])(
    "of %s is refused before anybody is asked, and costs nothing",
    (country) => {
      const asking = () => locationCode(country);

      expect(asking).toThrow(
        expect.objectContaining({
          kind: "unsupported_country",
          message: `DataForSEO reads no pages from ${country}`,
          usage: expect.objectContaining({ costUsd: 0 }),
        }),
      );
    },
  );
});

test.each([
  ["Is C++ 100% faster than C?", "Is C%2B%2B 100%25 faster than C?"],
  ["a%20b", "a%2520b"],
  ["Who makes good chairs?", "Who makes good chairs?"],
])("the keyword %s is sent as %s", (keyword, sent) => {
  expect(escaped(keyword)).toBe(sent);
  expect(decodeURIComponent(sent.replaceAll("+", " "))).toBe(keyword);
});

test.each([
  ["chairs site:example.com", "chairs site :example.com"],
  ["What is the best site: Acorn or Oak?", "What is the best site : Acorn or Oak?"],
  ["INTITLE:chairs cache:a", "INTITLE :chairs cache :a"],
  ["allintitle:good chairs", "allintitle :good chairs"],
  ["Is our website: good?", "Is our website: good?"],
  ["Covid: what now?", "Covid: what now?"],
  ['"Acorn" -cheap chairs', '"Acorn" -cheap chairs'],
])("the question %s means to Google what it means to people: %s", (question, asked) => {
  expect(withoutOperators(question)).toBe(asked);
});

test.each([
  [undefined, "en"],
  ["fr", "fr"],
  ["en-GB", "en"],
  ["fr-CA", "fr"],
  ["pt", "pt"],
  ["pt-BR", "pt-BR"],
  ["zh", "zh-CN"],
  ["zh-CN", "zh-CN"],
  ["zh-TW", "zh-TW"],
  ["zh-HK", "zh-TW"],
])("the language %s is Google's %s", (language, google) => {
  expect(googleLanguage(language)).toBe(google);
});

test("links of a text are known by where they lead, brackets included", () => {
  const text =
    "See [a](https://a.example/x_(y)), [[1]](https://b.example/?q=1&r=2), ![c](<https://c.example/>) and (https://d.example).";

  expect(linksIn(text).map(({ url }) => url)).toEqual([
    "https://a.example/x_(y)",
    "https://b.example/?q=1&r=2",
    "https://c.example/",
  ]);
});
