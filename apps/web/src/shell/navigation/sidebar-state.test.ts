import { expect, test } from "vitest";
import { storedValueWorld } from "../../../test/stored-value.ts";

const { storage, subscribe } = storedValueWorld();

test.each([
  [null, "expanded"],
  ["expanded", "expanded"],
  ["collapsed", "collapsed"],
  ["Collapsed", "expanded"],
  ["true", "expanded"],
  ["", "expanded"],
])("with %j stored, the sidebar opens %s", async (stored, state) => {
  if (stored !== null) storage().setItem("sidebar", stored);
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

  expect([shown, storage().getItem("sidebar")]).toEqual([["expanded", "collapsed"], "collapsed"]);
});

test("the state after a log-out is the one of a first visit", async () => {
  const { setSidebarState, useSidebarState: readState } = await import("./sidebar-state.ts");
  setSidebarState("collapsed");

  storage().clear();

  expect(readState()).toBe("expanded");
});
