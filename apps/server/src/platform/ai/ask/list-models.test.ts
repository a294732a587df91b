import { BaseModelCard$inboundSchema } from "@mistralai/mistralai/models/components";
import { expect, test } from "vitest";
import { type AiServer, goodKey, openAiServer, type Protocol } from "#test/fakes/ai/ai-server.ts";
import {
  anthropicEnd,
  anthropicList,
  azureList,
  geminiList,
  listOf,
  mistralCards,
  mistralList,
  openAiList,
  xaiList,
} from "#test/fakes/ai/model-lists.ts";
import type { AiEnv } from "../ai-env.ts";
import type { ListedModel, ModelList } from "../provider.ts";
import { providers } from "../providers.ts";
import { dayOf } from "./list-models.ts";

type Env = (address: string, key: string) => AiEnv;
type Case = readonly [provider: string, protocol: Protocol, env: Env, expected: readonly ListedModel[]];

function named(...ids: string[]): ListedModel {
  return { ids, ends: false };
}

function standard(variable: string, path = "/v1"): Env {
  return (address, key) => ({ [`${variable}_API_KEY`]: key, [`${variable}_BASE_URL`]: `${address}${path}` });
}

function plain(...ids: string[]): Protocol {
  return listOf(openAiList(ids.map((id) => ({ id }))));
}

const cases: readonly Case[] = [
  [
    "openai",
    listOf(
      openAiList([
        { id: "gpt-6-luna", shutdown_date: null },
        { id: "gpt-5-mini", shutdown_date: "2026-12-11" },
      ]),
    ),
    standard("OPENAI"),
    [named("gpt-6-luna"), { ids: ["gpt-5-mini"], ends: { shutdown_day: "2026-12-11", replacement: null } }],
  ],
  [
    "azure",
    listOf(azureList),
    standard("AZURE", "/openai/v1"),
    [{ ids: ["gpt-6-luna"], ends: { shutdown_day: "2028-01-01", replacement: null } }],
  ],
  [
    "anthropic",
    listOf(anthropicList),
    standard("ANTHROPIC"),
    [
      named("claude-haiku-5-5"),
      { ids: ["claude-sonnet-4-5-20250929"], ends: { shutdown_day: anthropicEnd, replacement: null } },
    ],
  ],
  [
    "google",
    listOf(geminiList),
    standard("GOOGLE_GENERATIVE_AI", "/v1beta"),
    [named("gemini-3.8-flash"), named("gemini-flash-latest")],
  ],
  ["xai", listOf(xaiList), standard("XAI"), [named("grok-4.3", "grok-4.3-latest")]],
  [
    "mistral",
    listOf(mistralList),
    standard("MISTRAL"),
    [
      named("mistral-medium-2604", "mistral-medium-latest", "mistral-medium-3.5"),
      {
        ids: ["mistral-large-2512"],
        ends: { shutdown_day: "2027-02-28", replacement: "mistral-large-4" },
      },
    ],
  ],
  ["meta", plain("muse-spark-1.3"), standard("META"), [named("muse-spark-1.3")]],
  ["deepseek", plain("deepseek-flash"), standard("DEEPSEEK"), [named("deepseek-flash")]],
  ["qwen", plain("qwen-plus"), standard("DASHSCOPE"), [named("qwen-plus")]],
  ["kimi", plain("kimi-k3", "kimi-k2.6"), standard("MOONSHOT"), [named("kimi-k3"), named("kimi-k2.6")]],
  ["perplexity", plain("perplexity/sonar"), standard("PERPLEXITY", ""), [named("perplexity/sonar")]],
  ["openai-compatible", plain("llama"), standard("OPENAI_COMPATIBLE"), [named("llama")]],
];

async function withServer<T>(protocol: Protocol, run: (server: AiServer) => Promise<T>): Promise<T> {
  const server = await openAiServer(protocol);
  try {
    return await run(server);
  } finally {
    await server.close();
  }
}

function listed(provider: string, env: AiEnv): Promise<ModelList | undefined> {
  const found = providers.find(({ name }) => name === provider);
  return Promise.resolve(found?.listModels?.({ env, signal: new AbortController().signal }));
}

test("every provider whose models are asked by their own API says which it has", () => {
  const without = providers.filter(
    ({ listModels, models }) => !listModels && !models.some(({ access }) => access === "surface"),
  );

  expect(without.map(({ name }) => name)).toEqual([]);
  expect(cases.map(([name]) => name).toSorted()).toEqual(
    providers.flatMap(({ name, listModels }) => (listModels ? [name] : [])).toSorted(),
  );
});

test.each(cases)(
  "%s says which models it has, and which of them end",
  async (name, protocol, env, expected) => {
    const found = await withServer(protocol, ({ address }) => listed(name, env(address, goodKey)));

    expect(found).toEqual({ models: expected, isComplete: name !== "azure" });
  },
);

test.each(cases)("%s refuses a wrong key as it does for a question", async (name, protocol, env) => {
  const asking = withServer(protocol, ({ address }) => listed(name, env(address, "a-bad-key")));

  await expect(asking).rejects.toMatchObject({ kind: "bad_key" });
});

test("a list that is none, or holds what nobody knows, keeps what can be read", async () => {
  const env = standard("OPENAI");
  const odd = { status: 200, body: { data: [{ id: "gpt-6-luna", deprecation: 7, new: {} }, "x", null] } };
  const none = { status: 200, body: { models: [] } };

  const kept = await withServer(
    listOf(() => odd),
    ({ address }) => listed("openai", env(address, goodKey)),
  );
  const failing = withServer(
    listOf(() => none),
    ({ address }) => listed("openai", env(address, goodKey)),
  );

  expect(kept?.models).toEqual([named("gpt-6-luna")]);
  await expect(failing).rejects.toMatchObject({ kind: "garbage" });
});

test("a name that cannot be stored loses what cannot, and a day that there is not is none", async () => {
  const cards = [
    { id: "gpt-\0-6", aliases: ["gpt\ud83d", "x".repeat(500)], shutdown_date: "2026-99-99" },
    { id: "gpt-5", deprecation: { inference: 1e300 } },
    { id: "gpt-4", shutdown_date: "2026-12-11", deprecation_replacement_model: "gpt-\0-6" },
    { id: "gpt-3", aliases: Array.from({ length: 500 }, () => "gpt-3") },
  ];

  const found = await withServer(
    listOf(() => ({ status: 200, body: { data: cards } })),
    ({ address }) => listed("openai", standard("OPENAI")(address, goodKey)),
  );

  expect(found?.models.slice(0, 3)).toEqual([
    named("gpt--6", "gpt\ufffd", "x".repeat(200)),
    named("gpt-5"),
    { ids: ["gpt-4"], ends: { shutdown_day: "2026-12-11", replacement: "gpt--6" } },
  ]);
  expect(found?.models[3]?.ids).toHaveLength(50);
});

test("a list longer than any provider's is read as far as that, and not taken for whole", async () => {
  const data = Array.from({ length: 10_001 }, (_, nth) => ({ id: `model-${nth}` }));

  const found = await withServer(
    listOf(() => ({ status: 200, body: { data } })),
    ({ address }) => listed("openai", standard("OPENAI")(address, goodKey)),
  );

  expect(found?.models).toHaveLength(10_000);
  expect(found?.isComplete).toBe(false);
});

test("Anthropic's model without a day that there is ends only where that is said", async () => {
  const data = [
    { id: "claude-a", lifecycle: "active", retires_at: "2026-99-99" },
    { id: "claude-b", lifecycle: "deprecated", retires_at: "2026-99-99" },
  ];

  const found = await withServer(
    listOf(() => ({ status: 200, body: { data, has_more: false } })),
    ({ address }) => listed("anthropic", standard("ANTHROPIC")(address, goodKey)),
  );

  expect(found?.models).toEqual([
    named("claude-a"),
    { ids: ["claude-b"], ends: { shutdown_day: null, replacement: null } },
  ]);
});

test("a provider that never stops to name a next page is left after twenty", async () => {
  let pages = 0;
  const endless = listOf(() => {
    pages += 1;
    return { status: 200, body: { models: [{ name: "models/a" }], nextPageToken: "more" } };
  });

  const found = await withServer(endless, ({ address }) =>
    listed("google", standard("GOOGLE_GENERATIVE_AI", "/v1beta")(address, goodKey)),
  );

  expect(pages).toBe(20);
  expect(found?.isComplete).toBe(false);
});

test.each([
  ["2026-12-11", "2026-12-11"],
  ["2026-11-30T00:00:00Z", "2026-11-30"],
  ["soon", null],
  ["2026-99-99", null],
  ["2026-02-30T00:00:00Z", null],
  ["0000-01-01", null],
  ["+275760-09", null],
  [{ inference: 1e300 }, null],
  [{ inference: -1e300 }, null],
  [{ inference: 8.64e12 }, null],
  [{ inference: 1_830_297_600 }, "2028-01-01"],
  [{ inference: null }, null],
  [null, null],
  [undefined, null],
])("the end %j is the day %j", (told, day) => {
  expect(dayOf(told)).toBe(day);
});

test("Mistral's own client reads the cards of its double", () => {
  for (const card of mistralCards) expect(BaseModelCard$inboundSchema.safeParse(card).error).toBeUndefined();
});
