import { describe, expect, test } from "vitest";
import { OperatorFailure } from "./failures/operator-failure.ts";
import { type Usage, unknownUsage } from "./operator.ts";
import { costOf, costOfFailure, expectedCostOf } from "./prices.ts";
import { providers } from "./providers.ts";

const typical = { inputTokens: 20_000, outputTokens: 1_500, searches: 1 };
const luna = { provider: "openai", model: "gpt-6-luna", typical };
const key = { OPENAI_API_KEY: "k" };
const used = (more: Partial<Usage>): Usage => ({ ...unknownUsage, ...more });

/** What is asked, writes and judges where nobody chose otherwise. */
const priced = providers.flatMap(({ name, prices, models, writer }) => {
  const all = [...models.map(({ model }) => model), writer?.defaultModel({})];
  return Object.keys(prices?.models ?? {}).length > 0
    ? [...new Set(all.filter((model) => model !== undefined))].map((model) => ({ name, model, prices }))
    : [];
});

test.each(priced.filter(({ prices }) => prices))(
  "$name's $model has a price of its own",
  ({ model, prices }) => {
    const listed = Object.entries(prices?.models ?? {}).filter(([name]) => model.startsWith(name));

    expect(listed.map(([, { input, output }]) => input > 0 && output > input)).toContain(true);
    expect(prices?.on).toMatch(/^\d{4}-\d\d-\d\d$/);
  },
);

describe("an answer costs", () => {
  test.each([
    ["what the provider says itself", luna, used({ inputTokens: 1, costUsd: 0.018948 }), 0.018948],
    [
      "its tokens and its searches, those from a cache less",
      luna,
      used({ inputTokens: 19_681, cachedInputTokens: 10_000, outputTokens: 3_773, searches: 2 }),
      (9_681 * 0.1 + 10_000 * 0.01 + 3_773 * 0.5) / 1_000_000 + 0.02,
    ],
    ["what one does as a rule, where nothing is told", luna, unknownUsage, 0.01275],
    [
      "by the longest name that fits",
      { ...luna, model: "gpt-5.4-mini-2026-03-17" },
      used({ inputTokens: 1_000_000, outputTokens: 0, searches: 0 }),
      0.75,
    ],
    [
      "what the model costs that has answered, whatever it was called",
      { ...luna, model: "my-deployment", resolved: "gpt-6.1-terra-2026-10-26" },
      used({ inputTokens: 1_000_000, outputTokens: 0, searches: 0 }),
      1,
    ],
    [
      "what the model costs that was asked, where nobody knows what has answered",
      { ...luna, resolved: "router-7" },
      used({ inputTokens: 1_000_000, outputTokens: 0, searches: 0 }),
      0.1,
    ],
    [
      "as much as the dearest, where nobody knows the model",
      { ...luna, model: "my-deployment" },
      used({ inputTokens: 1_000_000, outputTokens: 0, searches: 0 }),
      10,
    ],
  ])("%s", (_, model, usage, usd) => {
    expect(costOf(model, usage, key).usd).toBeCloseTo(usd, 9);
  });

  test("nothing on a server that asks for no key, unless the installation has said what", () => {
    const own = { id: "own:llama", provider: "openai-compatible", model: "llama", typical };
    const usage = used({ inputTokens: 1_000_000, outputTokens: 1_000_000, searches: 0 });

    expect(costOf(own, usage, {}).usd).toBe(0);
    expect(costOf(own, usage, { OPERATOR_PRICES: "own:llama=0.1/0.4, claude=1/5/10" }).usd).toBeCloseTo(0.5);
  });
});

describe("an account that cannot be", () => {
  const own = { id: "own:llama", provider: "openai-compatible", model: "llama", typical };
  const usual = 0.01275;
  test.each([
    ["less than nothing", luna, used({ costUsd: -5 }), usual, false],
    ["no number", luna, used({ costUsd: Number.NaN }), usual, false],
    ["endlessly much", luna, used({ costUsd: Number.POSITIVE_INFINITY }), usual, false],
    ["1e308 dollars", luna, used({ costUsd: 1e308 }), usual, false],
    [
      "more than 20 dollars, where a hundred usual calls cost less",
      luna,
      used({ costUsd: 20.01 }),
      usual,
      false,
    ],
    [
      "tokens that were given back",
      luna,
      used({ inputTokens: -5e8, outputTokens: 5, searches: 0 }),
      usual,
      false,
    ],
    ["more tokens than there are", luna, used({ inputTokens: 1e300 }), usual, false],
    ["10 million dollars for what costs nothing", own, used({ costUsd: 1e7 }), 0, false],
    ["20 dollars", luna, used({ costUsd: 20 }), 20, true],
    ["the cost of a router without a key", own, used({ costUsd: 0.004 }), 0.004, true],
  ])("as %s, is believed only as far as it can be", (_, model, usage, usd, isExact) => {
    expect(costOf(model, usage, {})).toEqual({ usd: expect.closeTo(usd, 9), isExact });
  });

  test("is one beyond a hundred usual calls, where they cost more than 20 dollars", () => {
    const dear = { OPERATOR_PRICES: "openai/gpt-6-luna=20/100" }; // 0.55 dollars as a rule

    expect(costOf(luna, used({ costUsd: 54 }), dear)).toEqual({ usd: 54, isExact: true });
    expect(costOf(luna, used({ costUsd: 56 }), dear)).toEqual({
      usd: expect.closeTo(0.55, 9),
      isExact: false,
    });
  });

  test("is priced with a hundred searches at most", () => {
    const searched = (searches: number) =>
      costOf(luna, used({ inputTokens: 0, outputTokens: 0, searches }), key).usd;

    expect(searched(100)).toBeCloseTo(1, 9);
    expect(searched(5_000)).toBeCloseTo(1, 9);
  });

  test("costs as much in a failure", () => {
    const failure = new OperatorFailure("incomplete", "It stopped", { usage: used({ costUsd: 1e7 }) });

    expect(costOfFailure(luna, failure, key).usd).toBeCloseTo(usual, 9);
  });
});

/** What answers cost by hand, in US dollars: of OpenAI and Anthropic for recorded tokens, of others for assumed ones. */
test.each([
  ["openai", "gpt-6-luna", { inputTokens: 19_681, outputTokens: 3_773, searches: 1 }, 0.014],
  ["openai", "gpt-6.1-terra", { inputTokens: 19_681, outputTokens: 3_773, searches: 1 }, 0.049],
  ["anthropic", "claude-haiku-4-5", { inputTokens: 27_118, outputTokens: 600, searches: 2 }, 0.05],
  ["google", "gemini-3.8-flash", { inputTokens: 500, outputTokens: 1_500, searches: 3 }, 0.047],
  ["google", "gemini-3.8-flash", { inputTokens: 500, outputTokens: 1_500, searches: 5 }, 0.075],
  ["perplexity", "perplexity/sonar", { inputTokens: 120, outputTokens: 40, searches: 1 }, 0.0026],
  ["xai", "grok-4.3", { inputTokens: 4_000, outputTokens: 1_200, searches: 3 }, 0.023],
  ["meta", "muse-spark-1.3", { inputTokens: 9_000, outputTokens: 1_200, searches: 2 }, 0.021],
])("an answer of %s with %s and %o is estimated within a fifth", (provider, model, tokens, usd) => {
  const cost = costOf({ provider, model, typical }, used(tokens), {}).usd;

  expect(cost).toBeGreaterThan(usd * 0.8);
  expect(cost).toBeLessThan(usd * 1.2);
});

test("the rows whose default models are known cost about what is expected of them", () => {
  const expected = providers.flatMap(({ name: provider, models }) =>
    models.map(({ id, ...model }) => [id, expectedCostOf({ ...model, id, provider }, {}).usd] as const),
  );
  const costs = Object.fromEntries(expected);

  expect(costs).toMatchObject({
    claude: expect.closeTo(0.0231, 4),
    gemini: expect.closeTo(0.062, 4),
    perplexity: expect.closeTo(0.0034, 4),
    "le-chat": expect.closeTo(0.048, 4),
    deepseek: expect.closeTo(0.0093, 4),
    kimi: expect.closeTo(0.0294, 4),
  });
});

describe("OPERATOR_PRICES", () => {
  const env = {
    OPENAI_COMPATIBLE_API_KEY: "k",
    OPERATOR_PRICES: " own:llama = 0.1/0.4,claude=1/5/10,openai/gpt-6-luna=2/4",
  };
  const usage = used({ inputTokens: 1_000_000, outputTokens: 1_000_000, searches: 100 });
  test.each([
    ["a row of its own server", { id: "own:llama", provider: "openai-compatible", model: "llama" }, 0.5],
    [
      "a row of the catalogue, with its searches",
      { id: "claude", provider: "anthropic", model: "claude-haiku-5-5" },
      7,
    ],
    ["what writes and judges, by provider and model", { provider: "openai", model: "gpt-6-luna" }, 6],
    ["no other row of the same model", { id: "chatgpt", provider: "openai", model: "gpt-6-luna" }, 1.6],
    [
      "no other model of a server with a key, which is assumed to cost 1/5",
      { provider: "openai-compatible", model: "other" },
      6,
    ],
  ])("prices %s", (_, priced, usd) => {
    expect(costOf({ ...priced, typical }, usage, env).usd).toBeCloseTo(usd, 9);
  });
});

describe("a failure costs", () => {
  const usage = used({ inputTokens: 1_000_000, outputTokens: 0, searches: 0 });
  test.each([
    ["what it used", new OperatorFailure("refusal", "No", { usage }), 0.1],
    ["nothing, where it was turned away", new OperatorFailure("overloaded", "Busy", { status: 503 }), 0],
    ["what an answer does, where nobody knows", new OperatorFailure("timeout", "Late"), 0.01275],
  ])("%s", (_, failure, usd) => {
    expect(costOfFailure(luna, failure, key).usd).toBeCloseTo(usd, 9);
  });
});

test("what is expected of an answer is an estimate", () => {
  expect(expectedCostOf(luna, key)).toEqual({ usd: expect.closeTo(0.01275, 9), isExact: false });
});
