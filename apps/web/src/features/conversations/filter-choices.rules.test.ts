import { expect, test } from "vitest";
import { askedModels, isChoice } from "./filter-choices.rules.ts";

const models = ["chatgpt", "grok", "kimi"].map((id) => ({ id, display_name: id.toUpperCase() }));
const campaigns = [{ operator_model_info: [{ id: "grok" }] }, { operator_model_info: [{ id: "chatgpt" }] }];

test.each([
  [
    "those that campaigns ask, in the order of the catalogue",
    { campaigns, chosen: undefined },
    ["chatgpt", "grok"],
  ],
  ["the chosen one, whatever is asked", { campaigns: [], chosen: "kimi" }, ["kimi"]],
  ["none before anything was launched", { campaigns: [], chosen: undefined }, []],
])("offers %s", (_, asked, ids) => {
  expect(askedModels(models, asked).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [[1, 2], undefined, true],
  [[1], undefined, false],
  [[1], "grok", true],
  [undefined, undefined, false],
])("of %j with %s chosen there is a choice: %s", (offered, chosen, isOne) => {
  expect(isChoice(offered, chosen)).toBe(isOne);
});
