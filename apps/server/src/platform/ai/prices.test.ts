import { describe, expect, test } from "vitest";
import { OperatorFailure } from "./failures/operator-failure.ts";
import { costOf, costOfFailure, expectedCostOf, type Pricing, priceNow } from "./prices.ts";
import { providers } from "./providers.ts";
import { type Usage, unknownUsage } from "./usage.ts";

const typical = { inputTokens: 20_000, outputTokens: 1_500, searches: 1 };
const luna = { provider: "openai", model: "gpt-6-luna", typical };
/** A day on which none of the prices that are used here changes. */
const on = (ai: Pricing["ai"], day = "2026-11-29"): Pricing => ({
  ai,
  now: () => new Date(`${day}T12:00:00Z`),
});
const key = on({ OPENAI_API_KEY: "k" });
/** Tokens of which none is cached, and no search. */
const perThousand = { inputTokens: 1_000, outputTokens: 1_000, searches: 0 };
const used = (more: Partial<Usage>): Usage => ({ ...unknownUsage, ...more });

/** Models that are asked, that write and that judge where nobody chose otherwise. */
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
      "more for what was written into a cache",
      luna,
      used({
        inputTokens: 1_000_000,
        cachedInputTokens: 200_000,
        cacheWriteTokens: 400_000,
        outputTokens: 0,
        searches: 0,
      }),
      0.4 * 0.1 + 0.2 * 0.01 + 0.4 * 0.125,
    ],
  ])("%s", (_, model, usage, usd) => {
    expect(costOf(model, usage, key).usd).toBeCloseTo(usd, 9);
  });

  test("nothing on a server that asks for no key, unless the installation has said what", () => {
    const own = { id: "own:llama", provider: "openai-compatible", model: "llama", typical };
    const usage = used({ inputTokens: 1_000_000, outputTokens: 1_000_000, searches: 0 });

    expect(costOf(own, usage, on({})).usd).toBe(0);
    const given = on({ OPERATOR_PRICES: "own:llama=0.1/0.4, claude=1/5/10" });
    expect(costOf(own, usage, given).usd).toBeCloseTo(0.5);
  });
});

describe("a price has its days", () => {
  const google = (model: string) => ({ provider: "google", model, typical });
  test.each([
    ["gemini-3.8-flash", "2026-12-31", 0.75 + 3.75],
    ["gemini-3.8-flash", "2027-01-01", 1.5 + 7.5],
    ["gemini-3.7-flash", "2027-06-30", 1.5 + 7.5],
    ["gemini-3.6-flash", "2027-01-01", 1.5 + 7.5],
    ["gemini-4-argon", "2026-11-30", 2 + 10],
    ["gemini-4-argon", "2026-12-01", 4 + 20],
    ["gemini-4-carbon", "2026-11-30", 2 + 10],
    ["gemini-4-carbon", "2026-12-01", 4 + 20],
  ])("of %s on %s", (model, day, usd) => {
    const priced = { ...google(model), typical: perThousand };

    expect(costOf(priced, used(perThousand), on({}, day)).usd).toBeCloseTo(usd / 1_000, 9);
    expect(expectedCostOf(priced, on({}, day)).usd).toBeCloseTo(usd / 1_000, 9);
  });

  test("which are those of UTC", () => {
    const at = (instant: string) => ({ ai: {}, now: () => new Date(instant) });

    const costs = ["2026-11-30T23:59:59Z", "2026-12-01T00:00:00Z"].map(
      (instant) => costOf(google("gemini-4-argon"), used(perThousand), at(instant)).usd,
    );

    expect(costs).toEqual([expect.closeTo(0.012, 9), expect.closeTo(0.024, 9)]);
  });

  test("and the next one is known before it comes", () => {
    const nextOf = (day: string) => priceNow(google("gemini-3.8-flash"), on({}, day))?.next;

    expect(nextOf("2026-12-31")).toEqual({
      from: "2027-01-01",
      price: { input: 1.5, cachedInput: 0.15, output: 7.5 },
    });
    expect(nextOf("2027-01-01")).toBeUndefined();
  });

  test("which are days, in their order", () => {
    const later = providers
      .flatMap(({ prices }) => Object.values(prices?.models ?? {}))
      .map((one) => one.later);
    for (const days of later.map((some) => some?.map(({ from }) => from) ?? [])) {
      expect(days).toEqual(days.toSorted());
      for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(later.some((one) => one)).toBe(true);
  });
});

describe("a model that is not in the list", () => {
  test.each([
    ["openai", "my-deployment", 5 * (10 + 50)],
    ["openai", "gpt-5.5-pro", 5 * (10 + 50)],
    ["meta", "muse-nova-1.0", 5 * (4 + 20)],
    // What is announced counts, before it comes.
    ["google", "gemini-5", 5 * (4 + 20)],
  ])(
    "of %s, %s, costs five times as much as the dearest that is, and says that it is guessed",
    (provider, model, usd) => {
      const priced = { provider, model, typical: perThousand };

      const guess = { usd: expect.closeTo(usd / 1_000, 9), isExact: false, isGuessed: true };
      expect(costOf(priced, used(perThousand), key)).toEqual(guess);
      expect(expectedCostOf(priced, key)).toEqual(guess);
      expect(costOf(priced, used({ ...perThousand, costUsd: 0.01 }), key)).toEqual({
        usd: 0.01,
        isExact: true,
      });
    },
  );

  /** Before there was a margin, Muse Wonder was counted with a quarter of what it cost: 4/20, where the dearest of the list was 1.25/4.25. */
  test("never costs less than what has come dearest beside a list so far", () => {
    const guessed = priceNow({ provider: "meta", model: "muse-unheard-of" }, on({}))?.tokens;

    expect(guessed?.input).toBeGreaterThan((4 * 4) / 1.25);
    expect(guessed?.output).toBeGreaterThan((20 * 20) / 4.25);
  });

  test.each([
    ["openai", "gpt-6-luna-2026-10-26"],
    ["anthropic", "claude-haiku-4-5-20251001"],
    ["google", "gemini-flash-latest"],
    ["google", "gemini-3.8-flash-001"],
    ["mistral", "mistral-medium-3.5"],
    ["xai", "grok-4.20-non-reasoning"],
    ["kimi", "kimi-k2.6"],
    ["meta", "muse-spark-1.3"],
  ])("is none where only a version or a day stands behind its name: %s, %s", (provider, model) => {
    expect(priceNow({ provider, model }, on({}))?.isGuessed).toBe(false);
  });

  test("is none where the model that has answered is in it, or the configuration has a price for it", () => {
    const named = { provider: "azure", model: "my-deployment" };

    expect(priceNow(named, key)?.isGuessed).toBe(true);
    expect(priceNow({ ...named, resolved: "gpt-6-luna-2026-10-26" }, key)?.isGuessed).toBe(false);
    const given = on({ OPERATOR_PRICES: "azure/my-deployment=1/5" });
    expect(priceNow(named, given)?.isGuessed).toBe(false);
  });

  test("is every one of a server of one's own with a key, which may lead to any model", () => {
    const own = { id: "own:llama", provider: "openai-compatible", model: "llama" };

    expect(priceNow(own, on({ OPENAI_COMPATIBLE_API_KEY: "k" }))).toMatchObject({
      tokens: { input: 5, output: 25 },
      isGuessed: true,
    });
    expect(priceNow(own, on({}))).toBeUndefined();
  });

  test("is no page that is read for us: it has one price whatever it says", () => {
    const surface = { id: "ai-mode", provider: "serpapi", model: "google-ai-mode" };

    expect(priceNow(surface, on({}))).toMatchObject({ tokens: { input: 0, output: 0 }, isGuessed: false });
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
    expect(costOf(model, usage, on({}))).toEqual({ usd: expect.closeTo(usd, 9), isExact });
  });

  test("is one beyond a hundred usual calls, where they cost more than 20 dollars", () => {
    const dear = on({ OPERATOR_PRICES: "openai/gpt-6-luna=20/100" }); // 0.55 dollars as a rule

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

/** Costs of answers by hand, in US dollars: of OpenAI and Anthropic for recorded tokens, of others for assumed ones. */
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
  const cost = costOf({ provider, model, typical }, used(tokens), on({})).usd;

  expect(cost).toBeGreaterThan(usd * 0.8);
  expect(cost).toBeLessThan(usd * 1.2);
});

test("the rows whose default models are known cost about what is expected of them", () => {
  const expected = providers.flatMap(({ name: provider, models }) =>
    models.map(({ id, ...model }) => [id, expectedCostOf({ ...model, id, provider }, on({})).usd] as const),
  );
  const costs = Object.fromEntries(expected);

  expect(costs).toMatchObject({
    claude: expect.closeTo(0.0231, 4),
    gemini: expect.closeTo(0.0718, 4),
    perplexity: expect.closeTo(0.0034, 4),
    "le-chat": expect.closeTo(0.048, 4),
    deepseek: expect.closeTo(0.0093, 4),
    kimi: expect.closeTo(0.0294, 4),
  });
});

describe("OPERATOR_PRICES", () => {
  const env = on({
    OPENAI_COMPATIBLE_API_KEY: "k",
    OPERATOR_PRICES: " own:llama = 0.1/0.4,claude=1/5/10,openai/gpt-6-luna=2/4",
  });
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
