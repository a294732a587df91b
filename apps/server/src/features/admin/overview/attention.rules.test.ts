import { expect, test } from "vitest";
import { attentionOf, type Findings } from "./attention.rules.ts";

const none = { count: 0, newest: "" };
const well: Findings = {
  failedJobs: none,
  failedItems: none,
  unstoredAnswers: 0,
  visitsSetAside: 0,
  wrongCounts: none,
  failedMails: none,
  pausedModels: [],
  goneInstances: [],
  bounds: [{ name: "This installation", used_usd: 8.99, max_usd: 10, rests_until: null }],
  disk: { free_bytes: 15, total_bytes: 100 },
  refusals: [{ organization_id: "o1", owner_name: "Ada", today: 999 }],
};
const bound = { name: "openai", used_usd: 0, max_usd: 10, rests_until: null };
const tomorrow = "2026-03-03T00:00:00.000Z";

test("nothing is to be looked at while all is well, or nobody knows the disk", () => {
  expect(attentionOf(well)).toEqual([]);
  expect(attentionOf({ ...well, disk: undefined })).toEqual([]);
  expect(attentionOf({ ...well, disk: { free_bytes: 0, total_bytes: 0 } })).toEqual([]);
});

test.each<[string, Partial<Findings>, object]>([
  [
    "a job that failed",
    { failedJobs: { count: 2, newest: "mail.deliver" } },
    { kind: "failed_jobs", count: 2, subject: "mail.deliver", percent: null },
  ],
  [
    "an item of a sweep",
    { failedItems: { count: 1, newest: "billing.reconcile-orders" } },
    { kind: "failed_items", count: 1, subject: "billing.reconcile-orders", percent: null },
  ],
  ["an answer", { unstoredAnswers: 3 }, { kind: "unstored_answers", count: 3, subject: "", percent: null }],
  [
    "visits that were taken",
    { visitsSetAside: 7 },
    { kind: "visits_set_aside", count: 7, subject: "", percent: null },
  ],
  [
    "a count",
    { wrongCounts: { count: 4, newest: "credits.prove" } },
    { kind: "wrong_counts", count: 4, subject: "credits.prove", percent: null },
  ],
  [
    "a mail",
    { failedMails: { count: 5, newest: "Welcome" } },
    { kind: "failed_mails", count: 5, subject: "Welcome", percent: null },
  ],
  [
    "models, the first of them by name",
    { pausedModels: ["A", "B", "C", "D", "E"] },
    { kind: "models_paused", count: 5, subject: "A, B, C and 2 more", percent: null },
  ],
  [
    "an instance",
    { goneInstances: ["host:3000"] },
    { kind: "instances_gone", count: 1, subject: "host:3000", percent: null },
  ],
  [
    "a limit of which 90 % are spent",
    { bounds: [{ ...bound, used_usd: 9 }] },
    { kind: "spending", count: 1, subject: "openai", percent: 90 },
  ],
  [
    "a limit that is all but reached, which it does not say of itself",
    { bounds: [{ ...bound, used_usd: 9.999 }] },
    { kind: "spending", count: 1, subject: "openai", percent: 99 },
  ],
  [
    "a limit that rests, since the next call had no room",
    { bounds: [{ ...bound, used_usd: 7, rests_until: tomorrow }] },
    { kind: "spending", count: 1, subject: "openai", percent: 100 },
  ],
  [
    "a limit of nothing",
    { bounds: [{ ...bound, max_usd: 0, rests_until: tomorrow }] },
    { kind: "spending", count: 1, subject: "openai", percent: 100 },
  ],
  [
    "a disk with less than 15 %",
    { disk: { free_bytes: 1_499, total_bytes: 10_000 } },
    { kind: "disk", count: 1, subject: "", percent: 14 },
  ],
  [
    "an organization that is refused much, by all limits together",
    {
      refusals: [
        { organization_id: "o1", owner_name: "Ada", today: 600 },
        { organization_id: "o2", owner_name: "Bob", today: 999 },
        { organization_id: "o1", owner_name: "Ada", today: 400 },
      ],
    },
    { kind: "refusals", count: 1_000, subject: "Ada", percent: null },
  ],
])("it is told of %s", (_, found, item) => {
  expect(attentionOf({ ...well, ...found })).toEqual([item]);
});

test("three organizations are named at most, those that are refused the most", () => {
  const refusals = [1, 2, 3, 4].map((n) => ({
    organization_id: `o${n}`,
    owner_name: `Owner ${n}`,
    today: n * 1_000,
  }));

  const items = attentionOf({ ...well, refusals });

  expect(items.map(({ subject, count }) => [subject, count])).toEqual([
    ["Owner 4", 4_000],
    ["Owner 3", 3_000],
    ["Owner 2", 2_000],
  ]);
});

test("what may stop everything comes first", () => {
  const kinds = attentionOf({
    ...well,
    refusals: [{ organization_id: "o", owner_name: "Ada", today: 5_000 }],
    failedMails: { count: 1, newest: "" },
    pausedModels: ["A"],
    disk: { free_bytes: 1, total_bytes: 100 },
  }).map(({ kind }) => kind);

  expect(kinds).toEqual(["disk", "models_paused", "failed_mails", "refusals"]);
});
