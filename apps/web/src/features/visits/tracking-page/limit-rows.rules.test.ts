import type { TrackingReport } from "@citelens/contract/traffic/tracking-reports";
import type { Limits } from "@citelens/contract/workspaces/limits";
import { expect, it } from "vitest";
import { limitRowsOf } from "./limit-rows.rules.ts";

const limits: Limits = {
  plan: "Growth",
  events_per_second: 500,
  events_at_once: 5_000,
  requests_per_minute: 3_000,
  streams: 20,
  exports: 2,
  next: {
    plan: "Agency",
    events_per_second: 2_000,
    events_at_once: 20_000,
    requests_per_minute: 12_000,
    streams: 20,
    exports: 2,
  },
  refused: [
    { day: "2026-11-20", limit: "exports", count: 3 },
    { day: "2026-11-19", limit: "exports", count: 4 },
    { day: "2026-11-19", limit: "requests", count: 1 },
  ],
};

const report = (outcome: TrackingReport["outcome"], reason: string, count: number): TrackingReport => ({
  source: "key",
  key_id: "k",
  key_name: "Key",
  revoked: false,
  day: "2026-11-19",
  outcome,
  reason,
  status: null,
  count,
});

it("adds what each limit refused on all days, to servers and to members", () => {
  const reports = [
    report("rejected", "rate_limited", 7),
    report("rejected", "rate_limited", 5),
    report("rejected", "overload", 9),
    report("stored", "agent", 100),
  ];

  expect(limitRowsOf(limits, reports)).toEqual([
    {
      what: "Reported requests",
      allowed: "500 a second, 5,000 at once",
      next: "2,000 a second, 20,000 at once",
      refused: 12,
    },
    { what: "Requests of members", allowed: "3,000 a minute", next: "12,000 a minute", refused: 1 },
    { what: "Live views", allowed: "20 at a time", next: "20 at a time", refused: 0 },
    { what: "Exports", allowed: "2 at a time", next: "2 at a time", refused: 7 },
  ]);
});

it("says nothing of a next plan where none allows more", () => {
  expect(limitRowsOf({ ...limits, next: null }, []).map(({ next }) => next)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it("does not say that nothing was refused to servers while the reports are not known", () => {
  expect(limitRowsOf(limits, undefined)[0]?.refused).toBeUndefined();
});
