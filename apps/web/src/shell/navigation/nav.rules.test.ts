import { Bot } from "lucide-react";
import { expect, test } from "vitest";
import { currentKey, gatingCredits, partsOf, visibleGroups } from "./nav.rules.ts";
import { type NavGroup, navGroups } from "./nav-groups.ts";

function item(title: string, only?: "superusers") {
  return { title, icon: Bot, key: title, path: () => `/${title}`, ...(only && { only }) };
}
const groups: readonly NavGroup[] = [
  { title: "Traffic", items: [item("visits")] },
  { title: "Optimize", items: [item("overview"), item("audit")], activate: item("Activate") },
  { title: "Ads", items: [item("library")], only: "superusers" },
  { title: "General", items: [item("admin", "superusers"), item("settings")] },
];
const titles = (viewer: Parameters<typeof visibleGroups>[1]) =>
  visibleGroups(groups, viewer).map(({ title, items }) => `${title}: ${items.map((one) => one.title)}`);

test.each([
  [1, ["Traffic: visits", "Optimize: overview,audit", "General: settings"]],
  [0, ["Traffic: visits", "Optimize: Activate", "General: settings"]],
  [-5, ["Traffic: visits", "Optimize: Activate", "General: settings"]],
  [undefined, ["Traffic: visits", "Optimize: overview,audit", "General: settings"]],
])("with %s credits remaining a gated group is open or one Activate link", (remainingCredits, expected) => {
  expect(titles({ isSuperuser: false, remainingCredits })).toEqual(expected);
});

test.each([
  [{ remaining_credits: -5, billing: "granted" }, false, -5],
  [{ remaining_credits: 0, billing: "sandbox" }, false, 0],
  [{ remaining_credits: -5, billing: "off" }, false, undefined],
  [{ remaining_credits: 0, billing: "granted" }, true, undefined],
  [undefined, false, undefined],
] as const)("of %o, in a demo: %s, %s opens what is gated", (credits, isDemo, expected) => {
  expect(gatingCredits(credits, isDemo)).toBe(expected);
});

test("superusers see their groups and links too", () => {
  expect(titles({ isSuperuser: true, remainingCredits: 1 })).toEqual([
    "Traffic: visits",
    "Optimize: overview,audit",
    "Ads: library",
    "General: admin,settings",
  ]);
});

test("a group without any link is not there", () => {
  expect(visibleGroups([{ title: "Later", items: [] }], { isSuperuser: true, remainingCredits: 1 })).toEqual(
    [],
  );
});

test("workspace pages lead to the dashboard while there is no workspace", () => {
  const [dashboard] = navGroups.flatMap(({ items }) => items);

  expect(dashboard?.path(undefined)).toBe("/dashboard");
  expect(dashboard?.path("w")).toBe("/workspaces/w/dashboard");
});

test.each([
  ["/workspaces/w/dashboard", "Dashboard"],
  ["/workspaces/w/agent-visits-old", "Visits"],
  ["/workspaces/w/indexing/robots", "AI Indexing"],
  ["/workspaces/w/referral", "Referrals"],
  ["/workspaces/w/insight/dashboard", "Overview"],
  ["/workspaces/w/insight/create", "GEO Campaigns"],
  ["/workspaces/w/insight/01a2/details", "GEO Campaigns"],
  ["/workspaces/w/insight/conversations/01a2", "Conversations"],
  ["/workspaces/w/insight/sources/explorer", "Sources"],
  ["/workspaces/w/optimization/plan", "Overview of Optimize"],
  ["/workspaces/w/optimization/01a2/edit", "Content Studio"],
  ["/workspaces/w/optimization/campaigns/01a2/results", "Content Studio"],
  ["/workspaces/w/technical-optimization/results/01a2", "Technical Audit"],
  ["/workspaces/w/ads/campaigns/new", "Ad Campaigns"],
  ["/settings/billing", "Settings"],
  ["/admin/mails", "Admin Dashboard"],
  ["/workspaces/create", undefined],
  ["/settingsandmore", undefined],
])("on %s the sidebar marks %s", (pathname, title) => {
  const key = currentKey(navGroups, { pathname, workspaceId: "w" });
  const marked = navGroups.flatMap(({ items }) => items).find((one) => one.key === key);

  expect(marked?.fullTitle ?? marked?.title).toBe(title);
});

test("what monitors and what optimizes stand apart", () => {
  const [, group] = navGroups;

  expect(
    partsOf(group?.items ?? []).map(({ title, items }) => [title, items.map((one) => one.title)]),
  ).toEqual([
    ["Monitor", ["Overview", "GEO Campaigns", "Conversations", "Sources"]],
    ["Optimize", ["Overview", "Content Opportunities", "Content Studio", "Technical Audit"]],
  ]);
  expect(partsOf(navGroups[0]?.items ?? [])).toMatchObject([{ title: undefined }]);
});
