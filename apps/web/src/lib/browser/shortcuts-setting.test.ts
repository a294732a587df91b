import { expect, test } from "vitest";
import { storedValueWorld } from "../../../test/stored-value.ts";

const { storage, otherTab, subscribe } = storedValueWorld();

test.each([
  [null, true],
  ["off", false],
  ["on", true],
  ["", true],
  ["false", true],
])("with %j stored, single keys are on: %s", async (stored, isOn) => {
  if (stored !== null) storage().setItem("single-key-shortcuts", stored);
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
  expect(Object.keys(storage())).toEqual([]);
});

test("a choice in another tab is shown here, until nobody looks", async () => {
  const { useSingleKeys: readSetting } = await import("./shortcuts-setting.ts");
  const shown = [readSetting()];
  const unsubscribe = subscribe(() => shown.push(readSetting()));
  storage().setItem("single-key-shortcuts", "off");

  for (const listener of otherTab()) listener({ key: null });
  unsubscribe();

  expect([shown, otherTab().size]).toEqual([[true, false], 0]);
});
