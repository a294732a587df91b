import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";

let storage: MemoryStorage;
let otherTab: Set<() => void>;
let subscribe: (listener: () => void) => () => void;

// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  [storage, otherTab] = [new MemoryStorage(), new Set()];
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => otherTab.add(listener));
  vi.stubGlobal("removeEventListener", (_: string, listener: () => void) => otherTab.delete(listener));
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
  [null, true],
  ["off", false],
  ["on", true],
  ["", true],
  ["false", true],
])("with %j stored, single keys are on: %s", async (stored, isOn) => {
  if (stored !== null) storage.setItem("single-key-shortcuts", stored);
  const { useSingleKeys: readSetting } = await import("./shortcuts-setting.ts");

  expect(readSetting()).toBe(isOn);
});

test("what is chosen holds at once, and the default leaves nothing in the storage", async () => {
  const { setSingleKeys, useSingleKeys: readSetting } = await import("./shortcuts-setting.ts");
  const shown = [readSetting()];
  const unsubscribe = subscribe(() => shown.push(readSetting()));

  setSingleKeys(false);
  setSingleKeys(true);
  unsubscribe();
  setSingleKeys(false);
  setSingleKeys(true);

  expect(shown).toEqual([true, false, true]);
  expect(Object.keys(storage)).toEqual([]);
});

test("a choice in another tab is shown here, until nobody looks", async () => {
  const { useSingleKeys: readSetting } = await import("./shortcuts-setting.ts");
  const shown = [readSetting()];
  const unsubscribe = subscribe(() => shown.push(readSetting()));
  storage.setItem("single-key-shortcuts", "off");

  for (const listener of otherTab) listener();
  unsubscribe();

  expect([shown, otherTab.size]).toEqual([[true, false], 0]);
});
