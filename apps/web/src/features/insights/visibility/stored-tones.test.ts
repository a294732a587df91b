import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forbiddenStorage, MemoryStorage } from "../../../../test/memory-storage.ts";
import { storedTones } from "./stored-tones.ts";

let storage: MemoryStorage;
// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
});

const key = "insight-tones:one";

describe("the colour of a brand", () => {
  test("stays the same when other brands come first or are gone", () => {
    storedTones("one", ["Acme", "Beta", "Gamma"]);

    expect(storedTones("one", ["Acme", "Gamma", "Delta"])).toMatchObject({ Acme: 1, Gamma: 3, Delta: 4 });
    expect(storedTones("one", ["Acme", "Beta"])).toMatchObject({ Acme: 1, Beta: 2 });
  });

  test("is one workspace's own", () => {
    storedTones("one", ["Acme", "Beta", "Gamma"]);

    expect(storedTones("two", ["Acme", "Gamma"])).toEqual({ Acme: 1, Gamma: 2 });
  });

  test("is kept for names in every script and for those that look like parts of an object", () => {
    const names = ["Acme", "椅子 🪑", "constructor", "toString"];

    const tones = storedTones("one", names);

    expect(names.map((name) => tones[name])).toEqual([1, 2, 3, 4]);
    expect(JSON.parse(storage.getItem(key) ?? "")).toEqual({
      Acme: 1,
      "椅子 🪑": 2,
      constructor: 3,
      toString: 4,
    });
  });
});

test.each([
  ["no JSON", "{Beta"],
  ["null", "null"],
  ["a number", "7"],
  ["a list of names", '["Beta"]'],
  ["a colour that does not exist", '{"Beta":8}'],
  ["colour 0", '{"Beta":0}'],
  ["half a colour", '{"Beta":2.5}'],
  ["a colour as a text", '{"Beta":"3"}'],
  ["the client's own colour", '{"Beta":1}'],
])("a competitor gets the first free colour where %s is stored", (_, stored) => {
  storage.setItem(key, stored);

  expect(storedTones("one", ["Acme", "Beta"])).toMatchObject({ Acme: 1, Beta: 2 });
});

test("colours are given out also where the storage is forbidden", () => {
  vi.stubGlobal("localStorage", forbiddenStorage);

  expect(storedTones("one", ["Acme", "Beta"])).toEqual({ Acme: 1, Beta: 2 });
});
