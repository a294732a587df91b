import { dayMs, earlier, hourMs, later } from "@citelens/contract/base/days";
import { expect, test } from "vitest";
import { afterLook, type HostClaim, recordOf, says } from "./host-proof.rules.ts";

const now = new Date("2026-11-29T12:00:00Z");
const claim: HostClaim = {
  host_state: "UNPROVEN",
  host_claimed: earlier(now, hourMs),
  host_until: null,
  host_warned: false,
};
const proven: HostClaim = { ...claim, host_state: "PROVEN" };
const lapsing: HostClaim = {
  ...claim,
  host_state: "LAPSING",
  host_until: later(now, dayMs),
  host_warned: true,
};
const inADay = later(now, dayMs);

test("a record has a name of its own below the host", () => {
  const record = recordOf({ host_name: "geo.acme.com", host_token: "1f" });

  expect(record).toEqual({ name: "_citelens.geo.acme.com", value: "citelens-host=1f" });
});

test.each([
  [["citelens-host=1f"], true],
  [["v=spf1 -all", ' "citelens-host=1f" '], true],
  [["citelens-host=1f2"], false],
  [["x citelens-host=1f"], false],
  [["citelens-host="], false],
  [[], false],
])("%o says it: %s", (texts, isSaid) => {
  expect(says(texts, "citelens-host=1f")).toBe(isSaid);
});

test.each([
  ["a claim is proven", claim, "FOUND", { host_state: "PROVEN", host_seen: now, host_due: inADay }],
  ["a claim without a record waits", claim, "NONE", { host_state: "UNPROVEN", news: undefined }],
  ["a claim of what another has waits", claim, "TAKEN", { host_state: "UNPROVEN", news: undefined }],
  ["a DNS that does not answer proves nothing", claim, "NO_ANSWER", { host_state: "UNPROVEN" }],
  ["a proof that is gone lapses in a week", proven, "NONE", lapsed()],
  ["as does another record in its place", proven, "OTHERS", lapsed()],
  [
    "a DNS that does not answer takes nothing away",
    proven,
    "NO_ANSWER",
    { host_state: "PROVEN", host_until: null, news: undefined },
  ],
  ["it is told once", lapsing, "NONE", { host_state: "LAPSING", host_until: inADay, news: undefined }],
  [
    "also who was shown before there were proofs",
    { ...lapsing, host_warned: false },
    "NO_ANSWER",
    { host_state: "LAPSING", host_until: inADay, news: "lapsing" },
  ],
  ["a record that comes back proves again", lapsing, "FOUND", { host_state: "PROVEN", host_until: null }],
  [
    "it ends when it was told to",
    { ...lapsing, host_until: now },
    "NONE",
    { host_state: "UNPROVEN", host_until: null, news: "released" },
  ],
  [
    "also where nobody answers",
    { ...lapsing, host_until: now },
    "NO_ANSWER",
    { host_state: "UNPROVEN", news: "released" },
  ],
] as const)("%s", (_, before, finding, after) => {
  expect(afterLook(before, finding, now)).toMatchObject(after);
});

function lapsed() {
  const host_until = later(now, 7 * dayMs);
  return { host_state: "LAPSING", host_until, host_warned: true, news: "lapsing" } as const;
}

test.each([
  [hourMs, later(now, 600_000)],
  [2 * dayMs, later(now, 6 * hourMs)],
  [31 * dayMs, null],
])("a claim that is %d ms old is asked for again at %s", (age, due) => {
  const old = { ...claim, host_claimed: earlier(now, age) };

  expect(afterLook(old, "NONE", now).host_due).toEqual(due);
});
