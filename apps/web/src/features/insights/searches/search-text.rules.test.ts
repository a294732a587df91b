import type { SearchingModel } from "@citelens/contract/visibility/searches";
import { describe, expect, test } from "vitest";
import { coverageText, foundBasis, hiddenText, noSearchesText, searchOrderIn } from "./search-text.rules.ts";

const model = (display_name: string, searched: number, reveals: boolean): SearchingModel => ({
  operator_model: { id: display_name, display_name, operator_name: "", operator_favicon: null },
  answers: 9,
  searched,
  reveals,
});
const [chatgpt, grok] = [model("ChatGPT", 3, true), model("Grok", 1, true)];
const [gemini, copilot] = [model("Gemini", 2, false), model("Copilot", 1, false)];
const [kimi, qwen, local] = [model("Kimi", 0, false), model("Qwen", 0, false), model("Llama", 0, false)];

describe("what assistants reveal", () => {
  test.each([
    [[chatgpt, grok, gemini], "2 of 3 assistants reveal their searches."],
    [[chatgpt, kimi], "1 of 2 assistants reveals its searches."],
    [[chatgpt], "1 of 1 assistant reveals its searches."],
    [[gemini, kimi], "0 of 2 assistants reveal their searches."],
  ])("is counted", (models, text) => {
    expect(coverageText(models)).toBe(text);
  });

  test.each([
    [[chatgpt, grok], ""],
    [[chatgpt, gemini], "Gemini searched without saying what for."],
    [[kimi], "Kimi did not search."],
    [
      [gemini, copilot, kimi, qwen, local],
      "Gemini and Copilot searched without saying what for. Kimi, Qwen, and Llama did not search.",
    ],
  ])("is told of the others by name", (models, text) => {
    expect(hiddenText(models)).toBe(text);
  });

  test.each([
    [[], "No answers in the selected period"],
    [[kimi, qwen], "No assistant searched for these answers"],
    [[kimi, gemini], "No assistant reveals what it searched for"],
  ])("is the reason why nothing is listed", (models, text) => {
    expect(noSearchesText(models)).toBe(text);
  });
});

test.each([
  [0, undefined],
  [2, "partly by answer"],
  [4, "by answer"],
])("of 4 answers with %i whose searches are unknown, pages were found %s", (found_unknown, basis) => {
  expect(foundBasis({ answers: 4, found_unknown })).toBe(basis);
});

test.each([
  ["-answers", "-answers"],
  ["query", "query"],
  ["-query", undefined],
  ["toString", undefined],
  [1, undefined],
])("the order %j in an address is %s", (value, order) => {
  expect(searchOrderIn(value)).toBe(order);
});
