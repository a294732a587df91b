import { describe, expect, test } from "vitest";
import { visibleGroups } from "./nav.rules.ts";
import { navGroups } from "./nav-groups.ts";
import { settingsPages } from "./settings-pages.ts";

const items = navGroups.flatMap(({ items, activate }) => [...items, ...(activate ? [activate] : [])]);
const named = items.map((item) => [item.title, item] as const);

const optimize = [
  "Overview",
  "GEO Campaigns",
  "Conversations",
  "Sources",
  "Overview",
  "Content Opportunities",
  "Content Studio",
  "Technical Audit",
];
const ads = ["Dashboard", "Campaigns", "Library", "Network"];
const traffic = ["Dashboard", "Visits", "AI Indexing", "Referrals", "Integrations"];

describe("the sidebar", () => {
  test.each([
    ["AI Traffic Analytics", traffic],
    ["Monitor & Optimize (GEO)", optimize],
    ["AI Search Ads (GEA)", ads],
    ["General", ["Admin Dashboard", "Settings"]],
  ])("has the group %s with its pages in their order", (title, titles) => {
    const group = navGroups.find((group) => group.title === title);

    expect(group?.items.map((item) => item.title)).toEqual(titles);
  });

  test.each([
    ["Dashboard", "/workspaces/one/dashboard"],
    ["Visits", "/workspaces/one/agent-visits"],
    ["AI Indexing", "/workspaces/one/indexing"],
    ["Integrations", "/integrations"],
    ["Overview", "/workspaces/one/insight/dashboard"],
    ["Overview of Optimize", "/workspaces/one/optimization/dashboard"],
    ["Sources", "/workspaces/one/insight/sources"],
    ["Content Opportunities", "/workspaces/one/opportunities"],
    ["Content Studio", "/workspaces/one/optimization/campaigns"],
    ["Technical Audit", "/workspaces/one/technical-optimization/dashboard"],
    ["GEO Campaigns", "/workspaces/one/insight/campaigns"],
    ["Conversations", "/workspaces/one/insight/conversations"],
    ["Activate", "/workspaces/one/insight/catch"],
    ["Ads Dashboard", "/workspaces/one/ads/dashboard"],
    ["Ad Campaigns", "/workspaces/one/ads/campaigns"],
    ["Ad Library", "/workspaces/one/ads/library"],
    ["Context Network", "/workspaces/one/ads/network"],
    ["Admin Dashboard", "/admin/dashboard"],
    ["Settings", "/settings/my-account"],
  ])("leads with %s to %s", (title, path) => {
    expect(items.find((item) => (item.fullTitle ?? item.title) === title)?.path("one")).toBe(path);
  });

  test.each(named)(
    "leads with %s to the dashboard's redirect where a workspace is missing",
    (_, { path }) => {
      const isOfWorkspace = path("one") !== path("two");

      expect(path(undefined)).toBe(isOfWorkspace ? "/dashboard" : path("one"));
    },
  );

  test("calls no two pages the same", () => {
    expect(new Set(items.map(({ title, fullTitle }) => fullTitle ?? title)).size).toBe(items.length);
  });

  test("gives each page a letter of its own", () => {
    const keys = items.map(({ key }) => key);

    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    for (const key of keys) expect(key).toMatch(/^[a-z]$/);
  });

  test.each([
    ["a user with credits", false, 1, [...traffic, ...optimize]],
    ["a user without credits", false, 0, [...traffic, "Activate"]],
    ["a user who used too many", false, -5, [...traffic, "Activate"]],
    ["a superuser without credits", true, 0, [...traffic, "Activate", ...ads, "Admin Dashboard"]],
  ])("shows %s just these pages, and the settings", (_, isSuperuser, remainingCredits, titles) => {
    const shown = visibleGroups(navGroups, { isSuperuser, remainingCredits });

    expect(shown.flatMap(({ items }) => items.map(({ title }) => title))).toEqual([...titles, "Settings"]);
  });
});

describe("the menu of the settings", () => {
  test.each([
    ["Account", ["Personal Infos", "Brand Kit", "Notifications"]],
    [
      "Workspaces",
      [
        "Overview",
        "API Keys",
        "API & Agents",
        "Connected Apps",
        "Tracking",
        "Shared Links",
        "Exports",
        "Data Warehouse",
        "White Label",
        "Activity",
      ],
    ],
    ["Billing", ["Plan & Billing", "Credit Usage", "Credit Calculator"]],
  ])("has the group %s with its pages in their order", (group, titles) => {
    expect(settingsPages.filter((page) => page.group === group).map(({ title }) => title)).toEqual(titles);
  });

  test("keeps the pages of a group together", () => {
    const groups = settingsPages.map(({ group }) => group);
    const begins = groups.filter((group, index) => group !== groups[index - 1]);

    expect(begins).toEqual(["Account", "Workspaces", "Billing"]);
  });

  test.each([
    ["Personal Infos", "/settings/my-account"],
    ["Brand Kit", "/settings/brand-context"],
    ["Overview", "/settings/workspaces"],
    ["API Keys", "/settings/api-keys"],
    ["Tracking", "/settings/tracking"],
    ["Plan & Billing", "/settings/billing"],
    ["Credit Usage", "/settings/credit-logs"],
    ["Credit Calculator", "/settings/credit-calculator"],
  ])("leads with %s to %s", (title, path) => {
    expect(settingsPages.find((page) => page.title === title)?.to).toBe(path);
  });

  test("shows each page once", () => {
    expect(new Set(settingsPages.map(({ to }) => to)).size).toBe(settingsPages.length);
  });
});
