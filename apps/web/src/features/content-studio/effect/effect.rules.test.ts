import type { EffectFigure, EffectWindow } from "@citelens/contract/content/effect-fields";
import type { EffectState } from "@citelens/contract/content/effect-words";
import { describe, expect, test } from "vitest";
import {
  aheadText,
  comparedText,
  hitsText,
  intervalText,
  judgedOver,
  lengthText,
  liveLook,
  newestWindow,
  pointsText,
  ratesText,
  sampleOf,
  unjudgedText,
  verdictProps,
} from "./effect-labels.rules.ts";

const figure: EffectFigure = {
  target: {
    before: { hits: 4, n: 28, rate: 14.29 },
    after: { hits: 28, n: 28, rate: 100 },
    change: 85.71,
  },
  others: {
    before: { hits: 35, n: 140, rate: 25 },
    after: { hits: 38, n: 140, rate: 27.14 },
    change: 2.14,
  },
  prompts: { target: 1, others: 5 },
  points: 83.57,
  interval: { low: 60.12, high: 98.4 },
  verdict: "moved",
};
const incomparable: EffectFigure = {
  ...figure,
  prompts: { target: 0, others: 0 },
  points: null,
  interval: null,
  verdict: "not_comparable",
};

function windowOf(days: number, state: EffectState): EffectWindow {
  const isAhead = state === "AHEAD";
  return {
    days,
    state,
    after: isAhead ? null : { start: "2026-11-10", end: "2026-11-12" },
    before: isAhead ? null : { start: "2026-11-07", end: "2026-11-09" },
    named: isAhead ? null : figure,
    cited: null,
  };
}

describe("whether a text is live", () => {
  const checked = "2026-11-20T12:00:00.000Z";
  test.each([
    [null, "Not looked yet", /in a moment/],
    [
      { checked, is_live: true, share: 97.5, problem: null },
      "Live",
      /^97\.5\u00a0% of its words in a row are on the page\.$/,
    ],
    [
      { checked, is_live: false, share: 12, problem: null },
      "Another text stands there",
      /^12\.0\u00a0%.* 80\u00a0% on\.$/,
    ],
    [
      { checked, is_live: false, share: null, problem: "It answers 404." },
      "Could not be read",
      /^It answers 404\.$/,
    ],
    [{ checked, is_live: false, share: null, problem: null }, "Nothing to look for", /no words/],
  ])("of %j is told as %s", (live, label, seen) => {
    expect(liveLook(live)).toMatchObject({ label, seen: expect.stringMatching(seen) });
  });
});

describe("the windows", () => {
  test.each([
    [["RUNNING", "AHEAD", "AHEAD"], 7],
    [["OVER", "RUNNING", "AHEAD"], 7],
    [["OVER", "OVER", "RUNNING"], 14],
    [["OVER", "OVER", "OVER"], 28],
    [["AHEAD", "AHEAD", "AHEAD"], undefined],
  ] as const)("of %j the newest that says something is that of %s days", (states, days) => {
    const windows = states.map((state, index) => windowOf([7, 14, 28][index] ?? 0, state));

    expect(newestWindow(windows)?.days).toBe(days);
  });

  test("say how long they are and what they compare", () => {
    const windows = [windowOf(7, "RUNNING"), windowOf(14, "AHEAD"), windowOf(28, "AHEAD")] as const;

    expect(lengthText(windows[0])).toBe("3 of 7 days");
    expect(lengthText(windowOf(7, "OVER"))).toBe("7 days");
    expect(lengthText(windows[1])).toBe("14 days");
    expect(comparedText(windows[0])).toBe("10 – 12 Nov 2026 against 7 – 9 Nov 2026");
    expect(comparedText(windows[1])).toBeUndefined();
    expect(aheadText(windows, windows[2])).toBe("It follows once the 14 days are over.");
    expect(aheadText(windows, windows[0])).toBe("It begins on the day of publication.");
  });
});

describe("a figure", () => {
  test("is told with its answers, its difference and its interval", () => {
    expect(ratesText(figure.target)).toBe("14.29\u00a0% → 100.0\u00a0%");
    expect(hitsText(figure.target)).toBe("4 of 28 → 28 of 28");
    expect(sampleOf(figure)).toBe("n = 28 → 28");
    expect(pointsText(figure.points)).toBe("+83.6 pts");
    expect(intervalText(figure.interval)).toBe("+60.1 to +98.4");
    expect(judgedOver(figure)).toBe("1 target query against 5 others");
  });

  test("has a dash where nothing can be compared", () => {
    expect(pointsText(null)).toBe("–");
    expect(intervalText(null)).toBeUndefined();
    expect(judgedOver(incomparable)).toBe("too few asked in both periods");
  });

  test.each([
    [figure, "up"],
    [{ ...figure, points: -4 }, "down"],
    [{ ...figure, verdict: "within_noise" as const }, "noise"],
    [incomparable, "incomparable"],
    [{ ...figure, verdict: null }, undefined],
  ])("is judged", (judged, verdict) => {
    expect(verdictProps(judged)?.verdict).toBe(verdict);
  });

  test("says why it is not judged", () => {
    expect(unjudgedText({ state: "RUNNING" })).toBe("No verdict before its days are over");
    expect(unjudgedText({ state: "OVER" })).toBe("No answers in one of the periods");
  });
});
