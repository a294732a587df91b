import { describe, expect, test } from "vitest";
import { pageFaults, type SeenPage } from "./page-faults.rules.ts";

const statuses = { goneStatuses: new Set([404, 410]), closedStatuses: new Set([401, 403]) };
const finishedAt = new Date("2026-11-01T00:00:00Z");
const later = new Date("2026-11-02T00:00:00Z");
const check = (found: string) => ({ check_id: "status" as const, title: "", found });
const audited = (changes: Partial<SeenPage["audited"]> = {}) => ({
  finishedAt,
  gone: undefined,
  closed: undefined,
  ...changes,
});
const answered = (visits: number, ok: number, errorStatus: number, lastAt = later) => ({
  visits,
  ok,
  errorStatus,
  lastAt,
});

describe("a page", () => {
  test.each<[string, Partial<SeenPage>, string]>([
    ["of which nothing is known", {}, "there"],
    ["that the audit found gone", { audited: audited({ gone: check("Status 404") }) }, "gone"],
    ["that the audit found closed", { audited: audited({ closed: check("noindex") }) }, "closed"],
    [
      "that agents all got since the audit did not",
      { audited: audited({ gone: check("Status 404") }), answered: answered(3, 3, 0) },
      "there",
    ],
    [
      "that agents got before",
      { audited: audited({ gone: check("Status 404") }), answered: answered(3, 3, 0, finishedAt) },
      "gone",
    ],
    [
      "that agents get no more since",
      { audited: audited({ gone: check("Status 404") }), answered: answered(3, 2, 404) },
      "gone",
    ],
    ["that agents never get, without an audit", { answered: answered(2, 0, 410) }, "gone"],
    ["that one agent did not get once", { answered: answered(1, 0, 404) }, "there"],
    ["that was gone once", { answered: answered(9, 8, 404) }, "there"],
    ["that agents are always refused", { audited: audited(), answered: answered(5, 0, 403) }, "closed"],
    ["whose server fails", { answered: answered(5, 0, 500) }, "there"],
    [
      "that is gone, and refused to agents",
      { audited: audited({ gone: check("Status 404") }), answered: answered(5, 0, 403) },
      "gone",
    ],
  ])("%s", (_, seen, expected) => {
    const { gone, closed } = pageFaults({ audited: undefined, answered: undefined, ...statuses, ...seen });

    expect([gone && "gone", closed && "closed"].find(Boolean) ?? "there").toBe(expected);
  });
});
