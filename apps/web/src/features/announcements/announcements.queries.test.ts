import { beforeEach, describe, expect, test } from "vitest";
import { storedValueWorld } from "../../../test/stored-value.ts";

const { storage, otherTab, subscribe } = storedValueWorld();
beforeEach(() => {
  Object.assign(storage(), { access: "a1", refresh: "r1" });
});

const news = {
  id: "n1",
  title: "Café ☕",
  content: "**New**",
  created_at: "2026-11-20T10:00:00Z",
  read: false,
};

describe("the cached list", () => {
  test("is given back with the time at which it was fetched, also when it is empty or old", async () => {
    const { cacheList, cachedList } = await import("./announcements.queries.ts");

    cacheList([news], 1_000);
    const first = cachedList();
    cacheList([], 0);

    expect([first, cachedList()]).toEqual([
      { list: [news], atMs: 1_000 },
      { list: [], atMs: 0 },
    ]);
  });

  test.each([
    ["nothing", null],
    ["no JSON", "[{"],
    ["null", "null"],
    ["a list as an older version stored it", JSON.stringify([news])],
    ["a list without its time", JSON.stringify({ list: [news] })],
    ["a time without a list", '{"atMs":1000}'],
    ["a time that is a text", JSON.stringify({ list: [news], atMs: "1000" })],
    ["a time that is no number", '{"list":[],"atMs":null}'],
    ["a list that is an object", '{"list":{},"atMs":1000}'],
  ])("is none where %s is stored", async (_, stored) => {
    if (stored !== null) storage().setItem("announcements", stored);
    const { cachedList } = await import("./announcements.queries.ts");

    expect(cachedList()).toBeUndefined();
  });

  test("is not stored after the log-out", async () => {
    storage().clear();
    const { cacheList } = await import("./announcements.queries.ts");

    cacheList([news], 1_000);

    expect(Object.keys(storage())).toEqual([]);
  });
});

describe("the ids that were read", () => {
  test.each([
    ["[]", []],
    ['["a","b"]', ["a", "b"]],
    ['["a",1,null,{"id":"b"},["c"]]', ["a"]],
    ["{}", []],
    ["null", []],
    ['"a"', []],
    ["a,b", []],
    ["", []],
  ])("of %s are %j", async (stored, ids) => {
    const { readIdsIn } = await import("./announcements.queries.ts");

    expect(readIdsIn(stored)).toEqual(ids);
  });

  test("grow by each id once, and are shown at once", async () => {
    const { addReadId, readIdsIn, useReadIds: readIds } = await import("./announcements.queries.ts");
    const shown = [readIdsIn(readIds())];
    subscribe(() => shown.push(readIdsIn(readIds())));

    addReadId("a");
    addReadId("b");
    addReadId("a");

    expect(shown).toEqual([[], ["a"], ["a", "b"]]);
  });

  test("start over where something unreadable is stored", async () => {
    storage().setItem("announcements-read", "{broken");
    const { addReadId, readIdsIn, useReadIds: readIds } = await import("./announcements.queries.ts");

    addReadId("a");

    expect(readIdsIn(readIds())).toEqual(["a"]);
  });

  test("are at most 200: the oldest one makes room", async () => {
    const { addReadId, readIdsIn, useReadIds: readIds } = await import("./announcements.queries.ts");
    for (let number = 1; number <= 201; number += 1) addReadId(`n${number}`);

    const ids = readIdsIn(readIds());

    expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, "n2", "n201"]);
  });

  test("that another tab adds are shown here, until nobody looks", async () => {
    const { readIdsIn, useReadIds: readIds } = await import("./announcements.queries.ts");
    const shown = [readIdsIn(readIds())];
    const unsubscribe = subscribe(() => shown.push(readIdsIn(readIds())));
    storage().setItem("announcements-read", '["a"]');

    for (const listener of otherTab()) listener({ key: null });
    unsubscribe();

    expect([shown, otherTab().size]).toEqual([[[], ["a"]], 0]);
  });
});
