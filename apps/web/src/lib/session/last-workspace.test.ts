import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";
import { subscribeToStored } from "../browser/stored-value.ts";
import { clearLastWorkspace, lastWorkspaceId, selectWorkspace } from "./last-workspace.ts";

let local: MemoryStorage;
let tab: MemoryStorage;

function openTab(): void {
  tab = new MemoryStorage();
  vi.stubGlobal("sessionStorage", tab);
}

// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  local = new MemoryStorage();
  vi.stubGlobal("localStorage", local);
  openTab();
});

test("nothing is selected in a new browser", () => {
  expect(lastWorkspaceId()).toBeUndefined();
});

test("a new tab opens the workspace that was selected last in any tab", () => {
  selectWorkspace({ id: "one" });

  openTab();

  expect(lastWorkspaceId()).toBe("one");
});

test("a tab keeps its workspace while another one selects its own", () => {
  selectWorkspace({ id: "one" });
  const first = tab;
  openTab();
  selectWorkspace({ id: "two" });

  vi.stubGlobal("sessionStorage", first);

  expect([lastWorkspaceId(), local.getItem("workspace")]).toEqual(["one", "two"]);
});

test("views are notified of each new selection and of its end, not of the same one twice", () => {
  const seen: (string | undefined)[] = [];
  const unsubscribe = subscribeToStored(() => seen.push(lastWorkspaceId()));

  selectWorkspace({ id: "one" });
  selectWorkspace({ id: "one" });
  selectWorkspace({ id: "two" });
  clearLastWorkspace();
  unsubscribe();
  selectWorkspace({ id: "three" });

  expect(seen).toEqual(["one", "two", undefined]);
});

test("a cleared selection is cleared for this tab and for new ones", () => {
  selectWorkspace({ id: "one" });

  clearLastWorkspace();

  expect([Object.keys(local), Object.keys(tab)]).toEqual([[], []]);
});
