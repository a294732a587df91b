import { purposes } from "@citelens/contract/traffic/agent-words";
import { expect, test } from "vitest";
import { purposeLabel, purposeTone } from "./purposes.rules.ts";

test("names each purpose by its word", () => {
  expect(purposes.map(purposeLabel)).toEqual([
    "LLM training",
    "AI search index",
    "Live fetch for a user",
    "Acting agent",
    "Other AI",
    "Search engine",
    "SEO tool",
  ]);
});

test("gives each purpose a colour of its own", () => {
  expect(new Set(purposes.map(purposeTone)).size).toBe(purposes.length);
});
