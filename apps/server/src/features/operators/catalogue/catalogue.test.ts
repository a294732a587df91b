import { describe, expect, test } from "vitest";
import { readEnv } from "#env";
import { type AiEnv, isConfigured } from "#platform/ai/ai-env.ts";
import { providerVariables } from "#platform/ai/providers.ts";
import { catalogue } from "./catalogue.ts";

test("has fourteen assistants that need a key and cost 5 credits an answer", () => {
  const rows = catalogue({}).filter(({ access, variant_of }) => access !== "local" && !variant_of);

  expect(rows).toHaveLength(14);
  expect(rows.every(({ needs }) => needs.length > 0)).toBe(true);
  expect(rows.every(({ credits_per_answer }) => credits_per_answer === 5)).toBe(true);
});

test("has further models of an assistant right below it, from the same provider and with its name", () => {
  const rows = catalogue({});
  const variants = rows.filter(({ variant_of }) => variant_of !== undefined);

  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(variants.length).toBeGreaterThan(0);
  for (const variant of variants) {
    const main = rows.find(({ id }) => id === variant.variant_of);
    const between = rows.slice(main && rows.indexOf(main), rows.indexOf(variant));
    expect(between.slice(1).every(({ variant_of }) => variant_of === main?.id)).toBe(true);
    expect(variant).toMatchObject({ provider: main?.provider, operator_name: main?.operator_name });
    expect(variant.display_name).toMatch(new RegExp(`^${main?.display_name} \\(.+\\)$`));
  }
});

test("ends with the local index, which needs nothing, costs nothing and bears no vendor's name", () => {
  const rows = catalogue({});

  expect(rows.at(-1)).toEqual({
    id: "local-index",
    name: "local-index",
    display_name: "Local index",
    operator_name: "This installation",
    access: "local",
    typical: { inputTokens: 0, outputTokens: 0, searches: 0 },
    web_search: true,
    provider: "local",
    model: "local-index-1",
    needs: [],
    concurrencyMax: 2,
    perMinuteMax: 6_000,
    credits_per_answer: 0,
  });
});

test("needs only variables that the environment has", () => {
  const known = Object.keys(providerVariables);
  const given = {
    ...Object.fromEntries(known.map((name) => [name, "https://example.com"])),
    OPERATOR_LIMITS: "openai=1/1",
  };

  const env = readEnv(given);

  expect(env).toMatchObject(given);
  for (const { needs } of catalogue({ OPENAI_COMPATIBLE_MODELS: "a" })) {
    expect(known).toEqual(expect.arrayContaining([...needs]));
  }
});

test("takes other models where the environment names them, with whatever stands in their names", () => {
  const rows = catalogue({ OPERATOR_MODELS: " chatgpt=gpt-x , le-chat = ft:a=b:c , nobody=y" });

  const models = new Map(rows.map(({ id, model }) => [id, model]));
  expect(models.get("chatgpt")).toBe("gpt-x");
  expect(models.get("le-chat")).toBe("ft:a=b:c");
  expect(models.has("nobody")).toBe(false);
  expect(models.get("claude")).toBe(catalogue({}).find(({ id }) => id === "claude")?.model);
});

test.each<[AiEnv, string[]]>([
  [{}, []],
  [{ AZURE_API_KEY: "k" }, []],
  [{ AZURE_API_KEY: "k", AZURE_BASE_URL: "u" }, ["copilot"]],
  [{ DATAFORSEO_LOGIN: "l" }, []],
  [{ DATAFORSEO_LOGIN: "l", DATAFORSEO_PASSWORD: "p" }, ["ai-overviews", "ai-mode", "chatgpt-app"]],
  [{ SERPAPI_API_KEY: "k" }, ["ai-overviews", "ai-mode"]],
  [{ OPENAI_COMPATIBLE_MODELS: "a,b" }, []],
  [{ OPENAI_COMPATIBLE_MODELS: "a, b,", OPENAI_COMPATIBLE_BASE_URL: "u" }, ["own:a", "own:b"]],
])("with %o, %o can be asked", (env, expected) => {
  const configured = catalogue(env).filter((row) => isConfigured(row, env));

  const remote = configured.filter(({ access }) => access !== "local");
  expect(remote.map(({ id }) => id)).toEqual(expected);
  expect(configured).toHaveLength(remote.length + 1);
});

describe("pages of Google that two vendors can read", () => {
  const both = { DATAFORSEO_LOGIN: "l", DATAFORSEO_PASSWORD: "p", SERPAPI_API_KEY: "k" };

  test.each<[string, AiEnv, string]>([
    ["the first without any key", {}, "dataforseo"],
    ["the one that has its key", { SERPAPI_API_KEY: "k" }, "serpapi"],
    ["the first of two that have theirs", both, "dataforseo"],
    ["the first by choice of auto", { ...both, SURFACE_VENDOR: "auto" }, "dataforseo"],
    ["the one that was chosen", { ...both, SURFACE_VENDOR: "serpapi" }, "serpapi"],
    ["the one that was chosen, with or without its key", { SURFACE_VENDOR: "serpapi" }, "serpapi"],
  ])("are read by %s, as one row each", (_, env, provider) => {
    const rows = catalogue(env).filter(({ surface }) => surface === "search");

    expect(rows.map((row) => [row.id, row.provider])).toEqual([
      ["ai-overviews", provider],
      ["ai-mode", provider],
    ]);
    expect(rows.every(({ needs }) => needs.every((name) => name.startsWith(provider.toUpperCase())))).toBe(
      true,
    );
  });

  test("leave ChatGPT's app to the only one who reads it", () => {
    const rows = catalogue({ ...both, SURFACE_VENDOR: "serpapi" });

    expect(rows.find(({ id }) => id === "chatgpt-app")).toMatchObject({
      provider: "dataforseo",
      access: "surface",
      surface: "app",
    });
  });
});
