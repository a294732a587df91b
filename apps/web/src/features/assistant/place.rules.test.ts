import { expect, test } from "vitest";
import { placeOf } from "./place.rules.ts";

const campaignId = "a1111111-1111-4111-8111-111111111111";
const root = "/_app/workspaces/$projectId";

/** The place of the page with this route behind the workspace's path. */
function place(route: string, params: Record<string, string> = {}, search: unknown = {}) {
  const shown = { routeId: `${root}/${route}`, params, search, status: "success" };
  return placeOf([{ ...shown, routeId: root }, shown]);
}

test.each([
  ["insight/dashboard", "overview"],
  ["insight/campaigns", "campaigns"],
  ["insight/conversations/", "conversations"],
  ["insight/conversations/$queryId", "conversations"],
  ["insight/sources/", "sources"],
  ["insight/sources/explorer", "sources"],
  ["opportunities", "opportunities"],
  ["optimization/dashboard", "optimization"],
  ["optimization/campaigns/", "optimization"],
  ["optimization/plan", "opportunities"],
  ["optimization/create", "optimization"],
  ["technical-optimization/dashboard", "audit"],
  ["technical-optimization/results/$auditId", "audit"],
  ["technical-optimization/analyzing/$auditId", "audit"],
])("%s is of the page %s", (route, page) => {
  expect(place(route)).toEqual({ page, campaign_id: null, optimization_id: null });
});

test("tells the campaign or the optimization that a page is about", () => {
  const params = { campaignId };

  expect(place("insight/$campaignId/details", params)).toMatchObject({
    page: "campaign",
    campaign_id: campaignId,
    optimization_id: null,
  });
  for (const route of ["campaigns/$campaignId/results", "$campaignId/edit", "$campaignId/generating"]) {
    expect(place(`optimization/${route}`, params)).toMatchObject({
      page: "optimization",
      campaign_id: null,
      optimization_id: campaignId,
    });
  }
});

test("tells the campaign by which a page is filtered, if it can be one", () => {
  expect(place("insight/dashboard", {}, { campaign: campaignId })?.campaign_id).toBe(campaignId);
  for (const search of [{ campaign: "all" }, { campaign: 1 }, null, undefined])
    expect(place("insight/dashboard", {}, search)?.campaign_id).toBeNull();
});

test.each(["dashboard", "agent-visits", "insight/catch", "insight/create", "optimization/catch"])(
  "%s has no panel",
  (route) => {
    expect(place(route)).toBeUndefined();
  },
);

test("nor has a page that is missing, or is of no workspace", () => {
  const shown = { routeId: `${root}/opportunities`, params: {}, search: {}, status: "notFound" };

  expect([placeOf([shown]), placeOf([{ ...shown, routeId: "/_app/account" }]), placeOf([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
