import { describe, expect, test } from "vitest";
import { gaitOf, retryAfterSeconds, withCrawlDelay } from "./pace.rules.ts";

const normal = { atOnce: 4, atOnceQuick: 8, perSecond: 5 };

describe("a walk", () => {
  test("sends no more in a second than it was told", () => {
    const gait = gaitOf(normal);

    const turns = [gait.turn(1_000), gait.turn(1_000), gait.turn(1_100), gait.turn(5_000), gait.turn(5_000)];

    expect(turns).toEqual([0, 200, 300, 0, 200]);
  });

  test("has more under way once the site answers quickly, and fewer when it slows down", () => {
    const gait = gaitOf(normal);
    const before = gait.atOnce;
    for (let page = 0; page < 8; page++) gait.answered(80);
    const quick = gait.atOnce;
    for (let page = 0; page < 15; page++) gait.answered(900);

    expect([before, quick, gait.atOnce]).toEqual([4, 8, 4]);
  });

  test("rests half a minute after five failures in a row, then asks for one page at a time", () => {
    const gait = gaitOf(normal);
    for (let page = 0; page < 4; page++) gait.failed(0);
    const four = [gait.waitMs(0), gait.atOnce];
    gait.failed(0);

    expect([four, gait.waitMs(0), gait.atOnce]).toEqual([[0, 4], 30_000, 1]);
  });

  test("gives up after twenty failures in a row, not after nineteen and an answer", () => {
    const gait = gaitOf(normal);
    for (let page = 0; page < 19; page++) gait.failed(0);
    gait.answered(100);
    gait.failed(0);
    const one = gait.isHopeless;
    for (let page = 0; page < 19; page++) gait.failed(0);

    expect([one, gait.isHopeless]).toEqual([false, true]);
  });

  test("waits as long as a site asks, two minutes at most", () => {
    const gait = gaitOf(normal);
    gait.failed(0, 7);
    const seven = gait.waitMs(0);
    gait.failed(0, 86_400);

    expect([seven, gait.waitMs(0)]).toEqual([7_000, 120_000]);
  });
});

test.each([
  [undefined, normal],
  [0, normal],
  [Number.NaN, normal],
  [0.1, { ...normal, perSecond: 5 }],
  [0.5, { ...normal, perSecond: 2 }],
  [4, { atOnce: 1, perSecond: 0.25 }],
  [3_600, { atOnce: 1, perSecond: 0.1 }],
])("a crawl delay of %s s makes the pace %o", (seconds, pace) => {
  expect(withCrawlDelay(normal, seconds)).toEqual(pace);
});

test.each([
  [undefined, undefined],
  ["120", 120],
  ["Wed, 25 Nov 2026 12:00:30 GMT", 30],
  ["Wed, 25 Nov 2026 11:00:00 GMT", 0],
  ["soon", undefined],
])("Retry-After: %s means %s seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, new Date("2026-11-25T12:00:00Z"))).toBe(seconds);
});
