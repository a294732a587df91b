import { expect, test } from "vitest";
import { agentOf, auditOf } from "../audit-fixtures.test-helper.ts";
import { answeringSums, arrange, keptOut, scoreTrend } from "./dashboard.rules.ts";
import { parseDashboardSearch } from "./dashboard-search.rules.ts";

const done = auditOf({ id: "done" });
const failed = auditOf({ id: "failed", status: "FAILED" });
const canceled = auditOf({ id: "canceled", status: "CANCELED" });
const running = auditOf({ id: "running", status: "CRAWLING", finished: null });
const rechecking = auditOf({ id: "rechecking", status: "CRAWLING" });

test.each([
  ["no audit", [], { running: undefined, failed: undefined, last: undefined }],
  ["one that runs", [running, done], { running, failed: undefined, last: done }],
  ["one that reads pages again", [rechecking], { running: undefined, failed: undefined, last: rechecking }],
  ["one that failed after a good one", [failed, done], { running: undefined, failed, last: done }],
  ["a good one after a failure", [done, failed], { running: undefined, failed: undefined, last: done }],
  ["a canceled one after a failure", [canceled, failed], { running: undefined, failed, last: undefined }],
])("of %s the dashboard is about these", (_, audits, arranged) => {
  expect(arrange(audits)).toEqual(arranged);
});

test("the line has the last score of each day, in order of time, of audits with results alone", () => {
  const audits = [
    auditOf({ created: "2026-11-21T10:00:00.000Z", score: 80.4 }),
    auditOf({ created: "2026-11-20T18:00:00.000Z", score: 75 }),
    auditOf({ created: "2026-11-20T09:00:00.000Z", score: 60 }),
    auditOf({ created: "2026-11-19T09:00:00.000Z", status: "FAILED", score: null }),
    auditOf({ created: "2026-11-18T09:00:00.000Z", score: 50 }),
  ];

  expect(scoreTrend(audits)).toEqual([
    { day: "2026-11-18", value: 50 },
    { day: "2026-11-20", value: 75 },
    { day: "2026-11-21", value: 80 },
  ]);
});

test("agents are let in, kept out or not known; those that train apart", () => {
  const agents = [
    agentOf({ token: "a", conclusion: "open_seen" }),
    agentOf({ token: "b", conclusion: "likely_open" }),
    agentOf({ token: "c", conclusion: "mostly_closed_by_robots" }),
    agentOf({ token: "d", conclusion: "likely_blocked" }),
    agentOf({ token: "e", conclusion: "unknown" }),
    agentOf({ token: "f", conclusion: "closed_by_robots", is_training: true }),
  ];

  expect(answeringSums(agents)).toEqual({ open: 2, closed: 2, unknown: 1 });
  expect(keptOut(agents).map(({ token }) => token)).toEqual(["c", "d"]);
});

test.each([
  [{}, {}],
  [{ page: "" }, { page: "" }],
  [{ page: "https://northwind.example/a" }, { page: "https://northwind.example/a" }],
  [{ page: { no: "text" }, scope: "SITE", history: 1 }, { page: "" }],
  [
    { scope: "PAGE", history: "2" },
    { scope: "PAGE", history: 2 },
  ],
  [{ scope: "ALL", history: -1, other: 1 }, {}],
])("the address %o is read as %o", (raw, search) => {
  expect(parseDashboardSearch(raw)).toEqual(search);
});
