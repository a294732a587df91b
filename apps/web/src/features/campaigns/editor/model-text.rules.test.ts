import type { OperatorModel } from "@citelens/contract/visibility/operators";
import { expect, test } from "vitest";
import { describeModel, hiddenChosen, keylessText, modelPrice, modelsOfKind } from "./model-text.rules.ts";

const chatgpt: OperatorModel = {
  id: "chatgpt",
  name: "chatgpt",
  display_name: "ChatGPT",
  operator_name: "OpenAI",
  operator_favicon: null,
  access: "api",
  surface: null,
  web_search: true,
  tells_citations: true,
  variant_of: null,
  configured: true,
  available: true,
  credits_per_answer: 5,
};

test.each<[Partial<OperatorModel>, string]>([
  [{}, "OpenAI · API, searches the web"],
  [{ web_search: false }, "OpenAI · API, answers from what it learnt"],
  [{ access: "surface", surface: "app" }, "OpenAI · app surface, searches the web"],
  [{ access: "surface", surface: "search" }, "OpenAI · search page, searches the web"],
  [{ access: "demo", operator_name: "Demo data" }, "Demo data · made up for this demo, searches the web"],
  [{ access: "local" }, "Not an AI assistant · what the pages read here would answer"],
  [{ configured: false, available: false }, "OpenAI · API, searches the web · needs a key"],
  [{ available: false }, "OpenAI · API, searches the web · paused for now"],
])("a model with %o reads as %s", (fields, words) => {
  expect(describeModel({ ...chatgpt, ...fields })).toBe(words);
});

test.each([
  [0, "free"],
  [1, "1 credit"],
  [5, "5 credits"],
])("%d credits an answer read as %s", (credits_per_answer, words) => {
  expect(modelPrice({ ...chatgpt, credits_per_answer })).toBe(words);
});

test("models are told apart by whether they search, and the local index is of neither kind", () => {
  const learnt = { ...chatgpt, id: "kimi-learned", display_name: "Kimi (no search)", web_search: false };
  const models = [chatgpt, learnt, { ...chatgpt, id: "local-index", access: "local" as const }];
  const idsOf = (kind: Parameters<typeof modelsOfKind>[1]) => modelsOfKind(models, kind).map(({ id }) => id);

  expect(idsOf("all")).toEqual(["chatgpt", "kimi-learned", "local-index"]);
  expect(idsOf("search")).toEqual(["chatgpt"]);
  expect(idsOf("learnt")).toEqual(["kimi-learned"]);
  expect(hiddenChosen(models, ["chatgpt", "kimi-learned"], "search")).toBe("Also chosen: Kimi (no search)");
  expect(hiddenChosen(models, ["chatgpt"], "search")).toBeUndefined();
});

test.each([
  [1, "1 more model needs a key"],
  [12, "12 more models need a key"],
])("%i models without a key are told as %s", (count, text) => {
  expect(keylessText(count)).toBe(text);
});
