import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import { expect, test } from "vitest";
import { describeCheck } from "./check-result.rules.ts";
import {
  accessLabel,
  canBeChecked,
  configuredFirst,
  groundsText,
  lastFailureMessage,
  priceRemarks,
  providerPriceText,
  stateOf,
  withOperator,
} from "./models.rules.ts";

const until = "2026-11-20T13:59:00.000Z";
const ready: OperatorHealth = {
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
  standard_credits_per_answer: 5,
  price_overridden: null,
  limits: { concurrency: 8, per_minute: 60, standard: { concurrency: 8, per_minute: 60 }, overridden: null },
  provider: "openai",
  model: "gpt-6-luna",
  standing: "listed",
  expected_cost_usd: 0.01,
  provider_price: null,
  retirement: null,
  answers_as: null,
  needs: ["OPENAI_API_KEY"],
  is_on: true,
  paused_until: null,
  pause_reason: null,
  last_answer_at: null,
  last_failure_at: null,
  last_failure_kind: null,
  last_failure: null,
};
const paused: OperatorHealth = { ...ready, available: false, paused_until: until, pause_reason: "No money." };

test.each([
  [ready, "ready"],
  [paused, "paused"],
  [{ ...paused, is_on: false }, "off"],
  [{ ...paused, is_on: false, configured: false }, "needs-key"],
])("names the first reason that keeps a model from being asked", (operator, state) => {
  expect(stateOf(operator)).toBe(state);
});

test("checks what has a key and answers outside of a workspace", () => {
  expect(canBeChecked(ready)).toBe(true);
  expect(canBeChecked({ ...ready, is_on: false })).toBe(true);
  expect(canBeChecked({ ...ready, configured: false })).toBe(false);
  expect(canBeChecked({ ...ready, access: "local" })).toBe(false);
});

test("puts what has its key first and keeps the catalogue's order otherwise", () => {
  const rows = ["a", "b", "c", "d"].map((id) => ({ ...ready, id, configured: id === "b" || id === "d" }));

  expect(configuredFirst(rows).map(({ id }) => id)).toEqual(["b", "d", "a", "c"]);
});

test("edits one row of the list", () => {
  const other = { ...ready, id: "claude" };

  expect(withOperator([ready, other], "claude", (operator) => ({ ...operator, is_on: false }))).toEqual([
    ready,
    { ...other, is_on: false },
  ]);
});

test("says the provider's message once when it is also why the model is paused", () => {
  const failed = { ...paused, last_failure: "No money." };

  expect(lastFailureMessage(failed)).toBeNull();
  expect(lastFailureMessage({ ...failed, last_failure: "Too busy." })).toBe("Too busy.");
  expect(lastFailureMessage({ ...failed, is_on: false })).toBe("No money.");
});

test.each([
  ["an answer", { answered: true }, ready, ["pos", "Answered", "ChatGPT answered."]],
  [
    "an answer that ends a pause",
    { answered: true },
    paused,
    ["pos", "Answered", "ChatGPT answered. It is no longer paused."],
  ],
  [
    "a failure with the provider's message",
    { failure_kind: "quota", failure: "You exceeded your current quota." },
    ready,
    ["neg", "Out of quota", "ChatGPT: Out of quota. You exceeded your current quota."],
  ],
  ["a failure without words", { failure_kind: "timeout" }, ready, ["neg", "Timed out", "ChatGPT: Timed out"]],
] as const)("tells what came of a check: %s", (_, checked, before, [tone, word, sentence]) => {
  const whole = { answered: false, failure_kind: null, failure: null, operator: ready, ...checked };

  expect(describeCheck(whole, before)).toEqual({ tone, word, sentence });
});

test.each([
  [{ access: "api", surface: null }, "API"],
  [{ access: "surface", surface: "search" }, "Search page"],
  [{ access: "surface", surface: "app" }, "App surface"],
  [{ access: "local", surface: null }, "Local"],
] as const)("a model with %o is asked through: %s", (fields, label) => {
  expect(accessLabel({ ...ready, ...fields })).toBe(label);
});

test("says what answers rest on", () => {
  expect([groundsText(true), groundsText(false)]).toEqual(["Searches the web", "From what it learnt"]);
});

const price = {
  input: 0.1,
  output: 0.5,
  thousand_searches: 10,
  thousand_answers: 0,
  is_guessed: false,
  next: null,
};

test.each([
  [price, "$0.10 and $0.50 for a million tokens in and out, $10.00 for 1,000 searches"],
  [{ ...price, input: 0, output: 0, thousand_searches: 0, thousand_answers: 4 }, "$4.00 for 1,000 answers"],
  [{ ...price, input: 0, output: 0, thousand_searches: 0 }, "Nothing"],
])("says what a provider charges", (charged, text) => {
  expect(providerPriceText(charged)).toBe(text);
});

test("says of a price that it is guessed, and what it will be", () => {
  const next = { from: "2027-01-01", input: 1.5, output: 7.5 };

  expect(priceRemarks(price)).toEqual([]);
  expect(priceRemarks({ ...price, is_guessed: true, next })).toEqual([
    "Guessed, as an upper bound: no price list knows this model. OPERATOR_PRICES can say what it costs.",
    "From 1 Jan 2027: $1.50 and $7.50 for a million tokens in and out",
  ]);
});
