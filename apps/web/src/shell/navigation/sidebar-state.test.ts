import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";

let storage: MemoryStorage;
let subscribe: (listener: () => void) => () => void;

// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.doMock("react", () => ({
    useSyncExternalStore: (wanted: typeof subscribe, read: () => unknown) => {
      subscribe = wanted;
      return read();
    },
  }));
  vi.resetModules();
});
afterAll(() => {
  vi.doUnmock("react");
  vi.resetModules();
});

test.each([
  [null, "expanded"],
  ["expanded", "expanded"],
  ["collapsed", "collapsed"],
  ["Collapsed", "expanded"],
  ["true", "expanded"],
  ["", "expanded"],
])("with %j stored, the sidebar opens %s", async (stored, state) => {
  if (stored !== null) storage.setItem("sidebar", stored);
  const { useSidebarState: readState } = await import("./sidebar-state.ts");

  expect(readState()).toBe(state);
});

test("a choice holds at once and for the next visit", async () => {
  const { setSidebarState, useSidebarState: readState } = await import("./sidebar-state.ts");
  const shown = [readState()];
  const unsubscribe = subscribe(() => shown.push(readState()));

  setSidebarState("collapsed");
  unsubscribe();
  setSidebarState("expanded");
  setSidebarState("collapsed");

  expect([shown, storage.getItem("sidebar")]).toEqual([["expanded", "collapsed"], "collapsed"]);
});

test("the state after a log-out is the one of a first visit", async () => {
  const { setSidebarState, useSidebarState: readState } = await import("./sidebar-state.ts");
  setSidebarState("collapsed");

  storage.clear();

  expect(readState()).toBe("expanded");
});
