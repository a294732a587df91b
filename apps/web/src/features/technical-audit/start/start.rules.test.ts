import { expect, test } from "vitest";
import { settingsOf } from "../audit-fixtures.test-helper.ts";
import {
  optionsOf,
  optionsText,
  pagesChoices,
  pathPrefixOf,
  sentOptions,
  speedChoices,
  ticksOf,
  withTicks,
} from "./options.rules.ts";

const usual = optionsOf(settingsOf());

test("the options are those of the workspace, and are sent without anything else", () => {
  expect(sentOptions(usual)).toEqual({
    pages_max: 200,
    speed: "NORMAL",
    render: true,
    may_test: false,
    ignore_robots: false,
    include_paths: [],
    exclude_paths: [],
  });
});

test("a number of pages that is set and not offered is a choice too, in its place", () => {
  const values = pagesChoices(300).map(({ value }) => value);

  expect(values).toContain("300");
  expect(values.toSorted((a, b) => Number(a) - Number(b))).toEqual(values);
  expect(pagesChoices(200).filter(({ value }) => value === "200")).toHaveLength(1);
});

test.each([
  [false, ["GENTLE", "NORMAL"]],
  [true, ["GENTLE", "NORMAL", "FAST"]],
])("the fast speed needs leave to test: %o", (mayTest, speeds) => {
  expect(speedChoices(mayTest).map(({ value }) => value)).toEqual(speeds);
});

test("ticks are what they were chosen as", () => {
  const chosen = withTicks(usual, ["may_test"]);

  expect(ticksOf(usual)).toEqual(["render"]);
  expect(ticksOf(chosen)).toEqual(["may_test"]);
});

test("without leave to test any more the speed is normal again", () => {
  const fast = { ...usual, may_test: true, speed: "FAST" } as const;

  expect(withTicks(fast, ["may_test"]).speed).toBe("FAST");
  expect(withTicks(fast, []).speed).toBe("NORMAL");
});

test.each([
  ["/", "/"],
  ["/blog", "/blog"],
  ["blog", undefined],
  ["/a b", undefined],
  ["/a#b", undefined],
  ["/a\u0000", undefined],
  [`/${"a".repeat(500)}`, undefined],
])("%j is read as the paths %o", (text, prefix) => {
  expect(pathPrefixOf(text)).toBe(prefix);
});

test.each([
  [usual, "200 pages, normal speed, in a browser too"],
  [
    { ...usual, render: false, may_test: true, ignore_robots: true, include_paths: ["/blog"] },
    "200 pages, normal speed, with probes, without heeding robots.txt, 1 path rule",
  ],
])("options in one line", (options, text) => {
  expect(optionsText(options)).toBe(text);
});
