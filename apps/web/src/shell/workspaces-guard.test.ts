import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../test/memory-storage.ts";
import { hasSelectedWorkspace, homeWorkspace, workspaceOf } from "./workspaces-guard.ts";

let local: MemoryStorage;
let tab: MemoryStorage;
let answer: () => Response;

// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  [local, tab] = [new MemoryStorage(), new MemoryStorage()];
  Object.assign(local, { access: "a1", refresh: "r1" });
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("fetch", async () => answer());
  answer = () => Response.json([{ id: "one" }, { id: "two" }, { id: "three" }]);
});

const newClient = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const idOf = (workspace: Workspace | undefined): string | undefined => workspace?.id;
const down = (): Response => new Response("", { status: 503 });

describe("the workspace that opens first", () => {
  test.each([
    ["the first one for a new browser", undefined, undefined, "one"],
    ["the last one of this browser", "two", undefined, "two"],
    ["this tab's before another tab's", "two", "three", "three"],
    ["the first one where the last one is gone", "deleted", undefined, "one"],
    ["the first one where this tab's is gone", "two", "deleted", "one"],
  ])("is %s", async (_, ofBrowser, ofTab, opened) => {
    if (ofBrowser) local.setItem("workspace", ofBrowser);
    if (ofTab) tab.setItem("workspace", ofTab);

    expect(idOf(await homeWorkspace(newClient()))).toBe(opened);
  });

  test("is the user's first one, not the superuser's last one, while support acts as the user", async () => {
    local.setItem("workspace", "two");
    local.setItem("impersonating", "true");

    expect(idOf(await homeWorkspace(newClient()))).toBe("one");
  });

  test.each([
    ["a user without workspaces", () => Response.json([])],
    ["a list that fails to load", down],
  ])("is none for %s", async (_, response) => {
    answer = response;
    local.setItem("workspace", "two");

    expect(await homeWorkspace(newClient())).toBeUndefined();
  });
});

describe("a workspace in an address", () => {
  test.each([
    ["two", "two"],
    ["someone-elses", undefined],
    ["", undefined],
    ["TWO", undefined],
  ])("%j is opened only where it is the user's", async (id, found) => {
    expect(idOf(await workspaceOf(newClient(), id))).toBe(found);
  });

  test("is not called missing where the list fails to load", async () => {
    answer = down;

    await expect(workspaceOf(newClient(), "two")).rejects.toMatchObject({ status: 503 });
  });
});

test.each([
  ["a workspace of the user", "two", true],
  ["one that is gone", "deleted", false],
  ["none", undefined, false],
])("with %s selected, step 3 of the onboarding is skipped: %s", async (_, selected, isSelected) => {
  if (selected) local.setItem("workspace", selected);

  expect(await hasSelectedWorkspace(newClient())).toBe(isSelected);
});

test("a list that fails to load counts as no selection", async () => {
  local.setItem("workspace", "two");
  answer = down;

  expect(await hasSelectedWorkspace(newClient())).toBe(false);
});
