import { describe, expect, test } from "vitest";
import { effectivePreferences, isSessionLive, judgeRefresh, profileChanges } from "./accounts.rules.ts";
import { emailKey } from "./email-keys.rules.ts";

const now = new Date("2026-05-20T12:00:00Z");
const day = 86_400_000;

function ago(ms: number): Date {
  return new Date(now.getTime() - ms);
}

describe("a session lives", () => {
  test.each([
    ["just used", { created: ago(0), last_used_at: ago(0), ended_at: null }, true],
    ["unused for 14 days", { created: ago(14 * day), last_used_at: ago(14 * day), ended_at: null }, true],
    ["unused for longer", { created: ago(15 * day), last_used_at: ago(14 * day + 1), ended_at: null }, false],
    ["30 days old but used today", { created: ago(30 * day), last_used_at: ago(0), ended_at: null }, true],
    [
      "older than 30 days though used today",
      { created: ago(30 * day + 1), last_used_at: ago(0), ended_at: null },
      false,
    ],
    ["ended", { created: ago(0), last_used_at: ago(0), ended_at: ago(0) }, false],
  ])("%s", (_, session, live) => {
    expect(isSessionLive({ ...session, impersonator_id: null }, now)).toBe(live);
  });

  test.each([
    ["30 minutes at most when it acts as another user", 30 * 60_000, true],
    ["no longer, however often it is refreshed", 30 * 60_000 + 1, false],
  ])("%s", (_, ageMs, live) => {
    const session = { created: ago(ageMs), last_used_at: ago(0), ended_at: null, impersonator_id: "root" };

    expect(isSessionLive(session, now)).toBe(live);
  });
});

describe("what an account says about itself", () => {
  const [company, agency, creator] = [0, 1, 2];
  const platform = { YouTube: "https://youtube.com/@ada" };

  test.each([
    ["is kept as sent while no type is chosen", null, { company_name: "A" }, { company_name: "A" }],
    [
      "loses company name and website when it becomes a creator",
      company,
      { company_type: creator, company_name: "A", creator_platforms: platform },
      { company_type: creator, company_name: "", website: "", creator_platforms: platform },
    ],
    [
      "loses the platforms when it becomes another type",
      creator,
      { company_type: agency, company_name: "A", creator_platforms: platform },
      { company_type: agency, company_name: "A", creator_platforms: {} },
    ],
    [
      "cannot have a company as a creator, even without a change of type",
      creator,
      { company_name: "A" },
      { company_name: "", website: "" },
    ],
    [
      "cannot have platforms as a company",
      company,
      { creator_platforms: platform },
      { creator_platforms: {} },
    ],
  ])("%s", (_, current, asked, changes) => {
    expect(profileChanges({ company_type: current }, asked)).toEqual(changes);
  });
});

test("an account that chose nothing is notified about its workspaces, and gets no news", () => {
  expect(effectivePreferences({})).toEqual({ workspace_changes: true, announcements: false });
  expect(effectivePreferences({ announcements: true })).toMatchObject({ announcements: true });
});

describe("a refresh token is", () => {
  test.each([
    ["current when it is of the session's generation", 3, 0, "current"],
    ["within the grace when it was replaced 30 s ago", 2, 30_000, "grace"],
    ["reused when it was replaced longer ago", 2, 30_001, "reused"],
    ["reused when two generations old, however recent", 1, 0, "reused"],
    ["unknown when its generation has not come yet", 4, 0, "unknown"],
  ] as const)("%s", (_, generation, rotatedMsAgo, verdict) => {
    expect(judgeRefresh({ generation: 3, rotated_at: ago(rotatedMsAgo) }, generation, now)).toBe(verdict);
  });
});

test("accounts are distinguished by the e-mail whatever its spelling", () => {
  expect(emailKey("  Ana@Example.COM ")).toBe(emailKey("ana@example.com"));
  expect(emailKey("ana+a@example.com")).not.toBe(emailKey("ana@example.com"));
});
