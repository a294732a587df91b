import { botTypes } from "@citelens/contract/traffic/visits";
import { expect, it, test } from "vitest";
import { agentFilters, botTypesOf, isAgentFilter } from "./agent-filter.rules.ts";

test.each([
  ["llm-training", "LLM Training", ["1"]],
  ["ai-user-search", "AI User search", ["0", "2", "3", "4"]],
  ["seo-agent", "SEO Agent", ["5"]],
  ["all", "All", undefined],
] as const)("%s is called %s and asks for %j", (filter, label, sent) => {
  expect(agentFilters.find(({ value }) => value === filter)?.label).toBe(label);
  expect(botTypesOf(filter)).toEqual(sent);
});

it("shows every kind of agent under exactly one of the buttons", () => {
  const shown = agentFilters.flatMap(({ botTypes }) => [...botTypes]);

  expect(shown.toSorted()).toEqual([...botTypes]);
});

test.each([["seo"], ["All"], [""], [undefined], [5]])("does not take %j for a filter", (value) => {
  expect(isAgentFilter(value)).toBe(false);
});
