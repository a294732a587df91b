import { describe, expect, test } from "vitest";
import { areHours, axisTimeText, timeCell, timeNumber, timeText, timeTicks } from "./chart-times.ts";

const hoursOf = (day: string): string[] =>
  Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, "0")}:00`);

test.each([
  ["2026-11-20", "20 Nov", "Fri, 20 Nov 2026", "2026-11-20"],
  ["2026-11-20T00:00", "20 Nov", "Fri, 20 Nov 2026, 00:00", "2026-11-20 00:00"],
  ["2026-11-20T14:00", "14:00", "Fri, 20 Nov 2026, 14:00", "2026-11-20 14:00"],
])("%s is %j along the axis, %j alone and %j in a file", (time, axis, alone, cell) => {
  expect(axisTimeText(time)).toBe(axis);
  expect(timeText(time)).toBe(alone);
  expect(timeCell(time)).toBe(cell);
});

test("tells hours from days", () => {
  expect(areHours(["2026-11-20", "2026-11-21"])).toBe(false);
  expect(areHours(hoursOf("2026-11-20"))).toBe(true);
  expect(areHours([])).toBe(false);
});

test("places each time by its distance, through the change of the clocks", () => {
  expect(timeNumber("2026-10-26") - timeNumber("2026-10-24")).toBe(2);
  expect(timeNumber("2026-10-25T12:00") - timeNumber("2026-10-25")).toBe(0.5);
});

describe("the named points of the axis", () => {
  test("are as many days as there is room for, evenly apart, the last among them", () => {
    const days = Array.from({ length: 9 }, (_, index) => `2026-11-0${index + 1}`);

    expect(timeTicks(days, 4)).toEqual(["2026-11-03", "2026-11-06", "2026-11-09"]);
    expect(timeTicks(days, 0)).toEqual(["2026-11-09"]);
    expect(timeTicks(days.slice(0, 2), 8)).toEqual(["2026-11-01", "2026-11-02"]);
  });

  test.each([
    [24, ["00:00", "01:00"], 24],
    [12, ["00:00", "02:00"], 12],
    [7, ["00:00", "04:00"], 6],
    [2, ["00:00", "12:00"], 2],
    [0, ["00:00"], 1],
  ])("are hours that divide the day when there is room for %d", (room, first, count) => {
    const ticks = timeTicks(hoursOf("2026-11-20"), room);

    expect(ticks.slice(0, first.length).map((time) => time.slice(11))).toEqual(first);
    expect(ticks).toHaveLength(count);
  });

  test("name both midnights of two days, even without room for two", () => {
    const hours = [...hoursOf("2026-11-20"), ...hoursOf("2026-11-21")];

    expect(timeTicks(hours, 1)).toEqual(["2026-11-20T00:00", "2026-11-21T00:00"]);
  });
});
