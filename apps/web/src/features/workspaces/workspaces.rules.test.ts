import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { describe, expect, test } from "vitest";
import { likePage, pickWorkspace } from "./workspaces.rules.ts";

const one = "0198a3b2-7c1d-7e00-8a55-0242ac120001";
const other = "0198a3b2-7c1d-7e00-8a55-0242ac120002";
const thing = "0198a3b2-7c1d-7e00-8a55-0242ac120003";

function workspaceOf(id: string): Workspace {
  return {
    id,
    name: "Shop",
    url: "https://example.com",
    description: "",
    industry: null,
    favicon: null,
    is_active: true,
    is_owner: true,
    is_demo: false,
    cancellation_date: null,
    suspended_reason: null,
    agency: null,
    time_zone: "UTC",
    track_assets: false,
    track_all_methods: false,
  };
}

describe("pickWorkspace", () => {
  const workspaces = [workspaceOf(one), workspaceOf(other)];

  test("takes the first wish that can be granted", () => {
    expect(pickWorkspace(workspaces, [undefined, thing, other, one])?.id).toBe(other);
  });

  test("takes the first workspace when the remembered one is gone", () => {
    expect(pickWorkspace(workspaces, [thing])?.id).toBe(one);
  });

  test("finds none where there is none", () => {
    expect(pickWorkspace([], [one])).toBeUndefined();
  });
});

describe("likePage", () => {
  test.each([
    [`/workspaces/${one}/agent-visits-old`, `/workspaces/${other}/agent-visits-old`],
    [`/workspaces/${one}/insight/campaigns`, `/workspaces/${other}/insight/campaigns`],
    [`/workspaces/${one}/insight/${thing}/edit`, `/workspaces/${other}/dashboard`],
    [`/workspaces/${one}`, `/workspaces/${other}/dashboard`],
    ["/workspaces/create", `/workspaces/${other}/dashboard`],
  ])("leads from %s to %s", (pathname, expected) => {
    expect(likePage(pathname, other)).toBe(expected);
  });

  test.each(["/settings/api-keys", "/", "/workspaces"])("stays on %s", (pathname) => {
    expect(likePage(pathname, other)).toBeUndefined();
  });
});
