import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";

let storage: MemoryStorage;
let went: string[];
beforeEach(() => {
  storage = new MemoryStorage();
  storage.setItem("refresh", "a token");
  went = [];
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("location", { replace: (path: string) => went.push(path) });
});
afterEach(() => vi.unstubAllGlobals());

async function openTab() {
  vi.resetModules();
  return import("./end-session.ts");
}

test("a session that the server ends leaves word of it and nothing else", async () => {
  const tab = await openTab();

  tab.endSessionByServer("/login");

  expect([Object.keys(storage), went]).toEqual([["session-ended"], ["/login"]]);
});

test("a request that is refused while the user logs out leads nowhere in that tab, and leaves no word in another", async () => {
  const [tab, other] = [await openTab(), await openTab()];

  tab.beginSignOut();
  tab.endSessionByServer("/login");
  const inThisTab = [Object.keys(storage), [...went]];
  other.endSessionByServer("/login");

  expect(inThisTab).toEqual([["refresh", "leaving"], []]);
  expect([Object.keys(storage), went]).toEqual([[], ["/login"]]);
});

test("a log-out that was cut off does not silence the word of the next session", async () => {
  const cutOff = await openTab();
  cutOff.beginSignOut();
  const tab = await openTab();

  tab.clearSessionEnded(); // as signing in does
  tab.endSessionByServer("/login");

  expect(tab.hasSessionEnded()).toBe(true);
});
