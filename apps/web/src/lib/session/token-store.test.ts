import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";
import {
  isImpersonationFlagged,
  readTokens,
  startImpersonating,
  storeForUser,
  writeTokens,
} from "./token-store.ts";

let storage: MemoryStorage;
// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
});

test("tokens are read as they were written, the newest ones", () => {
  writeTokens({ access: "a1", refresh: "r1" });
  writeTokens({ access: "a2", refresh: "r2" });

  expect(readTokens()).toEqual({ access: "a2", refresh: "r2" });
});

test.each([
  ["nothing is stored", {}],
  ["the access token is missing", { refresh: "r1" }],
  ["the refresh token is missing", { access: "a1" }],
  ["the access token is empty", { access: "", refresh: "r1" }],
  ["the refresh token is empty", { access: "a1", refresh: "" }],
])("nobody is signed in where %s", (_, stored) => {
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);

  expect(readTokens()).toBeUndefined();
});

test("data of the user is stored while somebody is signed in", () => {
  writeTokens({ access: "a1", refresh: "r1" });

  storeForUser("brand", "{}");

  expect(storage.getItem("brand")).toBe("{}");
});

test("a response that arrives after the log-out stores nothing", () => {
  writeTokens({ access: "a1", refresh: "r1" });
  storage.clear();

  storeForUser("brand", "{}");

  expect(Object.keys(storage)).toEqual([]);
});

test("support that acts as a user is known by a flag, which new tokens leave alone", () => {
  expect(isImpersonationFlagged()).toBe(false);

  startImpersonating();
  writeTokens({ access: "a1", refresh: "r1" });

  expect(isImpersonationFlagged()).toBe(true);
});
