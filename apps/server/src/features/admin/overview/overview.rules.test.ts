import { shiftDay } from "@citelens/contract/base/days";
import { expect, test } from "vitest";
import {
  activeByDay,
  cohortsOf,
  daysToSum,
  eachDay,
  funnelOf,
  shownDays,
  visitsByDay,
} from "./overview.rules.ts";

const today = "2026-03-02";
const all = eachDay(shownDays(today));

test("thirty days are shown, today the last of them", () => {
  expect([all.length, all[0], all.at(-1)]).toEqual([30, "2026-02-01", today]);
});

test.each([
  ["nothing is known", [], "2026-02-01"],
  ["all of it is known", all, "2026-03-01"],
  ["today has just begun", all.slice(0, -1), "2026-03-01"],
  ["nobody looked for three days", all.slice(0, -3), "2026-02-28"],
  ["a day in between is missing", all.filter((day) => day !== "2026-02-10"), "2026-02-10"],
  ["only days before are known", [shiftDay("2026-02-01", -1)], "2026-02-01"],
])("where %s, sums begin on a day", (_, known, from) => {
  expect(daysToSum(known, today)).toEqual({ from, to: today });
});

const own = [
  { id: "w1", organization_id: "o1" },
  { id: "w2", organization_id: "o1" },
  { id: "w3", organization_id: "o2" },
];

test("an organization is active once a day, whatever it did in how many workspaces; others' demos are not", () => {
  const active = activeByDay({
    inWorkspaces: [
      { day: "2026-03-01", workspace_id: "w1" },
      { day: "2026-03-01", workspace_id: "w2" },
      { day: "2026-03-01", workspace_id: "demo" },
      { day: "2026-03-02", workspace_id: "demo" },
    ],
    ofOrganizations: [
      { day: "2026-03-01", organization_id: "o1" },
      { day: "2026-03-01", organization_id: "o3" },
    ],
    own,
  });

  expect([...active]).toEqual([["2026-03-01", 2]]);
});

test("visits of a day are added up, those of demos left out", () => {
  const visits = visitsByDay(
    [
      { day: today, workspace_id: "w1", visits: 3 },
      { day: today, workspace_id: "w3", visits: 4 },
      { day: today, workspace_id: "demo", visits: 900 },
    ],
    own,
  );

  expect([...visits]).toEqual([[today, 7]]);
});

test("people count on the day on which they signed up in UTC, for each step that they have made in whatever order", () => {
  const cohorts = cohortsOf(
    { from: "2026-03-01", to: today },
    {
      signUps: [
        { id: "ada", created: new Date("2026-03-01T23:59:59.999Z"), onboarding_complete: true },
        { id: "bob", created: new Date("2026-03-02T00:00:00Z"), onboarding_complete: false },
        { id: "cyd", created: new Date("2026-03-02T09:00:00Z"), onboarding_complete: true },
      ],
      organizations: [
        { id: "o1", owner_id: "ada" },
        { id: "o2", owner_id: "bob" },
      ],
      own,
      visited: new Set(["w1", "w2"]),
      launched: new Set(["w2", "w3"]),
      paying: new Set(["o2"]),
    },
  );

  expect(cohorts).toEqual([
    { day: "2026-03-01", sign_ups: 1, onboarded: 1, first_visit: 1, first_campaign: 1, paid: 0 },
    { day: "2026-03-02", sign_ups: 2, onboarded: 1, first_visit: 0, first_campaign: 1, paid: 1 },
  ]);
  expect(funnelOf(cohorts)).toEqual({
    signed_up: 3,
    onboarded: 2,
    first_visit: 1,
    first_campaign: 2,
    paid: 1,
  });
});
