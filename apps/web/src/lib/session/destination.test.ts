import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";
import { peekDestination, storeDestination, takeDestination } from "./destination.ts";

let storage: MemoryStorage;
// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
});

const page = "/workspaces/one/insight/dashboard?branded=true#top";

describe("after signing in", () => {
  test("the user comes to the dashboard where nothing else was asked for", () => {
    expect(takeDestination({})).toBe("/dashboard");
  });

  test("the user comes back to the page that was wanted, with its search and anchor, once", () => {
    storeDestination(page);

    expect([takeDestination({}), takeDestination({})]).toEqual([page, "/dashboard"]);
  });

  test("the page that was wanted can be looked at before, as often as needed", () => {
    storeDestination(page);

    expect([peekDestination({}), peekDestination({ redirect: "/a" }), takeDestination({})]).toEqual([
      page,
      "/a",
      page,
    ]);
  });

  test.each([
    ["redirect before next", { redirect: "/settings/billing", next: "/integrations" }, "/settings/billing"],
    ["next before what was stored", { next: "/integrations" }, "/integrations"],
    ["next where redirect leads to another site", { redirect: "//evil.example", next: "/a" }, "/a"],
    [
      "what was stored where both lead to other sites",
      { redirect: "https://evil.example/", next: "/\\evil.example" },
      page,
    ],
    ["what was stored where redirect would lead back to the log-in", { redirect: "/login?next=/a" }, page],
    ["what was stored where redirect is empty", { redirect: "" }, page],
  ])("the address is followed first: %s", (_, requested, destination) => {
    storeDestination(page);

    expect(takeDestination(requested)).toBe(destination);
  });

  test("a stored page is removed also where the address names another", () => {
    storeDestination(page);
    takeDestination({ next: "/integrations" });

    expect(Object.keys(storage)).toEqual([]);
  });

  test("a page of another site that got into the storage is not followed", () => {
    storage.setItem("redirect-after-login", "https://evil.example/");

    expect(takeDestination({})).toBe("/dashboard");
  });
});

test.each([
  "/",
  "/login",
  "/logout",
  "/signup",
  "/reset-password/confirm/1/abc",
  "/impersonate?token=x",
  "//evil.example/",
  "/%2F/evil.example",
  "https://evil.example/",
  "dashboard",
  "",
])("%j is not stored as a destination, and leaves the one before in place", (path) => {
  storeDestination(page);
  storeDestination(path);

  expect(takeDestination({})).toBe(page);
});
