import type { SeriesGroup, TrafficSeries } from "@citelens/contract/traffic/agents";
import { expect, test } from "vitest";
import { seriesOf } from "./traffic-series.rules.ts";

function answered(...keys: string[]): TrafficSeries {
  return {
    interval: "day",
    times: ["2026-11-19", "2026-11-20"],
    groups: keys.map((key, index) => ({ key, visits: 9 - index, values: [9 - index, 0] })),
  };
}

const drawn = (group: SeriesGroup, ...keys: string[]) =>
  seriesOf(answered(...keys), group).map(({ name, tone }) => [name, tone]);

test("has the visits of each group at each time", () => {
  expect(seriesOf(answered("seo"), "purpose")).toEqual([
    {
      id: "seo",
      name: "SEO tool",
      tone: 4,
      isMain: false,
      points: [
        { day: "2026-11-19", value: 9 },
        { day: "2026-11-20", value: 0 },
      ],
    },
  ]);
});

test("keeps the order and the colours of purposes and verdicts, however many visits they have", () => {
  expect(drawn("purpose", "seo", "ai_user_fetch", "llm_training")).toEqual([
    ["LLM training", 1],
    ["Live fetch for a user", 3],
    ["SEO tool", 4],
  ]);
  expect(drawn("verdict", "unchecked", "unverifiable", "verified", "spoofed")).toEqual([
    ["Verified", 4],
    ["Spoofed", 2],
    ["Unverifiable", 5],
    ["Not checked", "other"],
  ]);
});

test("draws seven agents or operators in colours, and those that were added up in grey", () => {
  const names = ["A", "B", "C", "D", "E", "F", "seo"];

  expect(drawn("agent", ...names, "")).toEqual([
    ...names.map((name, index) => [name, index + 1]),
    ["Others", "other"],
  ]);
  expect(drawn("operator", "OpenAI")).toEqual([["OpenAI", 1]]);
});
