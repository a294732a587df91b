import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../../../test/memory-storage.ts";
import { firstAdDraft } from "./ad-draft.rules.ts";
import { forgetDraft, keepDraft, readKeptDraft } from "./kept-draft.ts";

const base = firstAdDraft({ channel: "NETWORK", industry: null, today: "2026-11-27" });
let storage: MemoryStorage;
// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  storage.setItem("access", "a");
  storage.setItem("refresh", "b");
});

test("what was typed is kept for its form alone, until it is sent", () => {
  const typed = { name: "Chairs", category: 37, countries: ["DE"] };
  keepDraft("one", undefined, typed);

  expect(readKeptDraft("one", undefined, base)).toEqual(typed);
  expect(readKeptDraft("two", undefined, base)).toEqual({});
  expect(readKeptDraft("one", "campaign", base)).toEqual({});

  forgetDraft("one", undefined);
  expect(readKeptDraft("one", undefined, base)).toEqual({});
});

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["null", "null"],
  [
    "parts of another kind",
    JSON.stringify({ name: 3, countries: "DE", languages: [1], category: {}, more: 1 }),
  ],
])("%s is left out", (_, text) => {
  storage.setItem("ad-draft:one:new", text);

  expect(readKeptDraft("one", undefined, base)).toEqual({});
});
