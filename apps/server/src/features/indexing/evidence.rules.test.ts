import { dayMs } from "@citelens/contract/base/days";
import { describe, expect, test } from "vitest";
import { coverageOf, type EvidenceSign, evidenceOf, type Mark } from "./evidence.rules.ts";

const nowMs = Date.parse("2026-11-20T12:00:00.000Z");
const blocked = { agent: "OAI-SearchBot", line: 3, rule: "disallow: /" };

function mark(sign: EvidenceSign, daysAgo = 1, engine: Mark["engine"] = "chatgpt"): Mark {
  return { engine, sign, lastMs: nowMs - daysAgo * dayMs };
}
const evidence = (...marks: Mark[]) => evidenceOf("chatgpt", marks, { blocked: undefined, nowMs });

describe("the level of a page with an engine", () => {
  test.each([
    [["cited", "fetch", "search", "feeder", "unproven", "training"], "cited"],
    [["training", "unproven", "feeder", "search", "fetch"], "fetched"],
    [["feeder", "search", "training"], "crawled"],
    [["unproven", "feeder"], "feeder_crawled"],
    [["training", "unproven"], "unverified"],
    [["training"], "training"],
    [[], "none"],
  ] as const)("of %j is %s", (signs, level) => {
    expect(evidence(...signs.map((sign) => mark(sign))).level).toBe(level);
  });

  test("is the strongest one's, with the last time that this one was seen", () => {
    expect(evidence(mark("fetch", 50), mark("fetch", 40), mark("search", 1))).toEqual({
      engine: "chatgpt",
      level: "fetched",
      lastMs: nowMs - 40 * dayMs,
      stale: false,
      blocked: null,
    });
  });

  test("takes nothing from what other engines did", () => {
    expect(evidence(mark("cited", 1, "claude"))).toMatchObject({ level: "none", lastMs: null, stale: false });
  });

  test("names the rule that blocks a page, of a page that was read before too", () => {
    const rules = { blocked, nowMs };

    expect(evidenceOf("chatgpt", [], rules)).toMatchObject({ level: "blocked", lastMs: null, blocked });
    expect(evidenceOf("chatgpt", [mark("search")], rules)).toMatchObject({ level: "crawled", blocked });
  });

  test.each([
    [0, false],
    [1, true],
  ])("is stale 90 days and %i ms after it was seen: %s", (ms, stale) => {
    const last = { ...mark("search"), lastMs: nowMs - 90 * dayMs - ms };

    expect(evidence(last)).toMatchObject({ level: "crawled", stale });
  });
});

describe("coverage", () => {
  const sinceMs = nowMs - 30 * dayMs;

  test.each([
    [[mark("cited")], "covered"],
    [[mark("fetch")], "covered"],
    [[mark("search", 30)], "covered"],
    [[mark("feeder")], "covered"],
    [[mark("search", 31)], "none"],
    [[mark("search", 31), mark("unproven", 2)], "unverified"],
    [[mark("unproven"), mark("search")], "covered"],
    [[mark("training")], "none"],
    [[mark("search", 1, "claude")], "none"],
    [[], "none"],
  ] as const)("of %j is %s", (marks, expected) => {
    expect(coverageOf("chatgpt", marks, sinceMs)).toBe(expected);
  });
});
