import { expect, test } from "vitest";
import { campaignPaths } from "./campaign-paths.ts";

const paths = campaignPaths("p1");

test.each([
  ["list", paths.list, "/workspaces/p1/insight/campaigns"],
  ["editor of a new campaign", paths.create, "/workspaces/p1/insight/create"],
  ["conversations", paths.conversations, "/workspaces/p1/insight/conversations"],
  ["editor of a draft", paths.edit("c1"), "/workspaces/p1/insight/c1/edit"],
  ["details", paths.details("c1"), "/workspaces/p1/insight/c1/details"],
  ["page after the launch", paths.success("c1"), "/workspaces/p1/insight/c1/success"],
])("the %s stands at the path of the specification", (_, path, specified) => {
  expect(path).toBe(specified);
});

test("a campaign's dashboard is the workspace's overview, filtered by the campaign", () => {
  const { to, params, search } = paths.dashboard("c1");

  expect(to.replace("$projectId", params.projectId)).toBe("/workspaces/p1/insight/dashboard");
  expect(search).toEqual({ campaign: "c1" });
});
