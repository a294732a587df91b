import { expect, test } from "vitest";
import { storedValueWorld } from "../../../test/stored-value.ts";

const { storage, subscribe } = storedValueWorld();

test.each([
  [null, "expanded", "collapsed"],
  ["expanded", "expanded", "expanded"],
  ["collapsed", "collapsed", "collapsed"],
  ["Collapsed", "expanded", "collapsed"],
  ["true", "expanded", "collapsed"],
  ["", "expanded", "collapsed"],
])(
  "with %j stored, the sidebar opens %s, and %s beside the menu of the admin pages",
  async (stored, elsewhere, admin) => {
    if (stored !== null) {
      storage().setItem("sidebar", stored);
      storage().setItem("sidebar-admin", stored);
    }
    const { useSidebarState: readState } = await import("./sidebar-state.ts");

    expect([readState("elsewhere"), readState("admin")]).toEqual([elsewhere, admin]);
  },
);

test("a choice holds at once and for the next visit, in its place alone", async () => {
  const { setSidebarState, useSidebarState: readState } = await import("./sidebar-state.ts");
  const shown = [readState("elsewhere")];
  const unsubscribe = subscribe(() => shown.push(readState("elsewhere")));

  setSidebarState("elsewhere", "collapsed");
  unsubscribe();
  setSidebarState("elsewhere", "expanded");
  setSidebarState("elsewhere", "collapsed");
  setSidebarState("admin", "expanded");

  expect([shown, storage().getItem("sidebar")]).toEqual([["expanded", "collapsed"], "collapsed"]);
  expect(storage().getItem("sidebar-admin")).toBe("expanded");
});

test("the state after a log-out is the one of a first visit", async () => {
  const { setSidebarState, useSidebarState: readState } = await import("./sidebar-state.ts");
  setSidebarState("elsewhere", "collapsed");

  storage().clear();

  expect(readState("elsewhere")).toBe("expanded");
});
