import { describe, expect, test } from "vitest";
import { isNameOf, isOther, problemOf, standingOf, type ToldModel, toldOf } from "./standing.rules.ts";

const today = "2026-11-23";
const listed: ToldModel = { listed: true, ends: null, ids: ["gpt-6-luna"] };
const unlisted: ToldModel = { listed: false, ends: null, ids: [] };

function ends(shutdown_day: string | null, replacement: string | null = null) {
  return { shutdown_day, replacement };
}

test.each([
  ["gpt-6-luna", "gpt-6-luna", true],
  ["gpt-6-luna", "gpt-6-luna-2026-09-01", true],
  ["claude-haiku-4-5", "claude-haiku-4-5-20251001", true],
  ["grok-4", "grok-4-0709", true],
  ["gemini-3.8-flash", "models/gemini-3.8-flash-001", true],
  ["perplexity/sonar", "sonar", true],
  ["llama3", "llama3:latest", true],
  ["GPT-6-Luna", "gpt-6-luna", true],
  ["gpt-5", "gpt-5-mini", false],
  ["grok-4", "grok-4.3", false],
  ["gpt-5", "gpt-5.1-2025-11-13", false],
  ["gpt-6-luna-2026-09-01", "gpt-6-luna", false],
])("%s has the name %s: %s", (model, name, expected) => {
  expect(isNameOf(model, name)).toBe(expected);
});

test.each([
  ["grok-4", "grok-4.3", [], true],
  ["deepseek-v4-pro", "deepseek-flash", ["deepseek-v4-pro"], true],
  ["mistral-medium-3.5", "mistral-medium-2604", [], true],
  ["mistral-medium-3.5", "mistral-medium-2604", ["mistral-medium-2604", "mistral-medium-3.5"], false],
  ["gemini-flash-latest", "gemini-3.8-flash", [], false],
  ["gpt-6-luna", "gpt-6-luna-2026-09-01", [], false],
] as const)("an answer to %s as %s, known as %j, is another model: %s", (asked, as, ids, expected) => {
  expect(isOther(asked, as, ids)).toBe(expected);
});

test("a list tells of each model whether it is there, by any of its names, and when it ends", () => {
  const end = ends("2027-02-28");
  const list = {
    models: [
      { ids: ["a-2604", "a-latest"], ends: end },
      { ids: ["b-20260101"], ends: false as const },
    ],
    isComplete: true,
  };

  expect(toldOf(["a-latest", "b", "c"], list)).toEqual({
    "a-latest": { listed: true, ends: end, ids: ["a-2604", "a-latest"] },
    b: { listed: true, ends: null, ids: ["b-20260101"] },
    c: { listed: false, ends: null, ids: [] },
  });
  expect(toldOf(["c"], { ...list, isComplete: false })).toEqual({ c: { listed: null, ends: null, ids: [] } });
});

describe("a model", () => {
  const known = { model: "gpt-6-luna", told: listed, retirement: undefined, answeredAs: undefined, today };

  test.each([
    ["is listed", {}, "listed", null],
    ["is unknown before anybody was asked", { told: undefined }, "unknown", null],
    ["is unlisted where a whole list lacks it", { told: unlisted }, "unlisted", null],
    ["is unknown where a list need not hold it", { told: { ...unlisted, listed: null } }, "unknown", null],
    ["ends within the notice", { retirement: ends("2027-01-22") }, "ending", ends("2027-01-22")],
    ["ends beyond the notice", { retirement: ends("2027-01-23") }, "listed", ends("2027-01-23")],
    ["has ended on its day", { retirement: ends(today, "x") }, "ended", ends(today, "x")],
    ["has ended on a day that nobody knows", { retirement: ends(null, "x") }, "ended", ends(null, "x")],
    [
      "ends when its provider has not said when",
      { told: { ...listed, ends: ends(null) } },
      "ending",
      ends(null),
    ],
    [
      "ends when its provider says so, whatever our list says",
      { told: { ...listed, ends: ends("2027-06-01") }, retirement: ends("2026-12-11", "x") },
      "listed",
      ends("2027-06-01", "x"),
    ],
    ["is another one in its answers", { answeredAs: "gpt-6-sol" }, "redirected", null],
    ["is itself in its answers", { answeredAs: "gpt-6-luna-2026-09-01" }, "listed", null],
    ["that is not listed is worse than redirected", { told: unlisted, answeredAs: "b" }, "unlisted", null],
    [
      "that has ended is worse than unlisted",
      { told: unlisted, retirement: ends("2026-07-24") },
      "ended",
      ends("2026-07-24"),
    ],
  ] as const)("%s", (_, parts, standing, retirement) => {
    expect(standingOf({ ...known, ...parts })).toEqual({ standing, retirement });
  });
});

test.each([
  ["listed", null, undefined],
  ["unknown", null, undefined],
  ["unlisted", null, "unlisted"],
  ["ending", ends("2026-12-11"), "ending 2026-12-11"],
  ["ended", ends(null), "ended "],
  ["redirected", null, "redirected grok-4.3"],
] as const)("of a model that is %s (%j) a superuser hears %j", (standing, retirement, problem) => {
  expect(problemOf({ standing, retirement }, "grok-4.3")).toBe(problem);
});
