import { shiftDay } from "@citelens/contract/base/days";
import { describe, expect, it, test } from "vitest";
import { matchingPreset, offeredPresets, presetRange } from "./range-presets.ts";

const today = "2026-11-20";
const presets = offeredPresets(["today", "last-7-days", "last-month", "last-3-months"]);

describe("the presets", () => {
  test.each([
    ["today", "2026-11-20"],
    ["last-7-days", "2026-11-14"],
    ["last-month", "2026-10-21"],
    ["last-3-months", "2026-08-21"],
  ] as const)("%s begins on %s and ends today", (preset, from) => {
    expect(presetRange(preset, today)).toEqual({ from, to: today });
  });

  it("have a label and a letter each, in the order in which a page offers them", () => {
    const offered = offeredPresets(["last-7-days", "last-month", "last-3-months"]);

    expect(offered.map(({ label }) => label)).toEqual(["Last 7 Days", "Last Month", "Last 3 Months"]);
    expect(offered.map(({ shortcut }) => shortcut)).toEqual(["w", "m", "q"]);
  });

  it("recognises each of its own ranges on every day of a leap year", () => {
    const days = Array.from({ length: 366 }, (_, index) => shiftDay("2028-01-01", index));

    const unrecognised = days.flatMap((day) =>
      presets.filter(({ value }) => matchingPreset(presetRange(value, day), presets, day)?.value !== value),
    );

    expect(unrecognised).toEqual([]);
  });
});

describe("matching a range with a preset", () => {
  test.each([
    ["the last 7 days as they were chosen yesterday", "2026-11-13", "2026-11-19", "last-7-days"],
    ["a day more at the start", "2026-11-13", "2026-11-20", "last-7-days"],
    ["a day less at the start", "2026-11-15", "2026-11-20", "last-7-days"],
    ["two days more", "2026-11-12", "2026-11-20", undefined],
    ["an end two days ago", "2026-11-14", "2026-11-18", undefined],
    ["yesterday and today", "2026-11-19", "2026-11-20", "today"],
    ["yesterday alone", "2026-11-19", "2026-11-19", undefined],
    ["a month that ends yesterday", "2026-10-20", "2026-11-19", "last-month"],
    ["thirty days", "2026-10-22", "2026-11-20", "last-month"],
    ["a quarter that ends yesterday", "2026-08-20", "2026-11-19", "last-3-months"],
    ["some other week", "2026-06-01", "2026-06-07", undefined],
  ])("%s", (_, from, to, preset) => {
    expect(matchingPreset({ from, to }, presets, today)?.value).toBe(preset);
  });

  it("knows only the presets that the page offers", () => {
    const offered = offeredPresets(["last-month"]);

    expect(matchingPreset({ from: today, to: today }, offered, today)).toBeUndefined();
  });
});
