import { expect, test } from "vitest";
import { isolated, toggled } from "./hidden-series.ts";

const ids = ["ours", "first", "second"];

test("switches a series off and on again", () => {
  expect(toggled([], "first")).toEqual(["first"]);
  expect(toggled(["first", "second"], "first")).toEqual(["second"]);
});

test("shows one series alone, and all of them when it is alone already", () => {
  expect(isolated(ids, [], "first")).toEqual(["ours", "second"]);
  expect(isolated(ids, ["first"], "first")).toEqual(["ours", "second"]);
  expect(isolated(ids, ["ours", "second"], "first")).toEqual([]);
});

test("a double click, which presses twice before, still shows the series alone", () => {
  const afterClicks = toggled(toggled([], "first"), "first");

  expect(isolated(ids, afterClicks, "first")).toEqual(["ours", "second"]);
});
