import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AiServer, type Outcome, openAiServer, type Protocol } from "#test/fakes/ai/ai-server.ts";
import { dataforseo } from "#test/fakes/ai/dataforseo.ts";
import { mistralConversations } from "#test/fakes/ai/mistral-conversations.ts";
import { catalogue } from "./catalogue.rules.ts";
import { type Channel, channels } from "./channels.test-helper.ts";
import type { Answer, Operator } from "./operator.ts";
import { OperatorFailure } from "./operator-failure.ts";
import { operatorOf } from "./operator-of.ts";

const question = "Who makes good chairs?";
const review = { url: "https://review.example/chairs", title: "Chairs reviewed", cited: true };
const shop = { url: "https://shop.example/", title: "A shop", cited: false };
const redirect = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/";
const responses = { sources: [review, { ...shop, title: null }], searched: true, queries: ["good chairs"] };
const learned = { sources: [], searched: false, queries: [] };
const page = { sources: [review], searched: true, queries: [] };

/** What each channel reports about its searches; the rest is alike. */
const told: Readonly<Record<string, { sources: readonly object[]; searched: boolean; queries: string[] }>> = {
  chatgpt: responses,
  claude: { ...responses, sources: [review, shop] },
  gemini: {
    ...responses,
    sources: [
      { url: `${redirect}A`, title: "review.example", cited: true },
      { url: `${redirect}B`, title: "shop.example", cited: false },
    ],
  },
  perplexity: { ...responses, sources: [review, shop] },
  "ai-overviews": page,
  "ai-mode": page,
  copilot: responses,
  grok: responses,
  "meta-ai": responses,
  "le-chat": { ...responses, sources: [review] },
  deepseek: learned,
  qwen: learned,
  kimi: learned,
  "own:llama": learned,
};

/** Which outcomes a protocol has no words for. */
const unsaid = new Map<Protocol, readonly Outcome[]>([
  [dataforseo, ["refusal", "length", "rate limit with a wait"]],
  [mistralConversations, ["refusal"]],
]);

interface Made {
  readonly key?: string;
  readonly timeoutMs?: number;
}

function operatorAt({ id, env }: Channel, server: AiServer, made: Made = {}): Promise<Operator> {
  const settings = env(server, made.key);
  const row = catalogue(settings).find((row) => row.id === id);
  if (!row) throw new Error(`There is no ${id} in the catalogue.`);
  return operatorOf(row, { env: settings, timeoutMs: made.timeoutMs ?? 10_000 });
}

function ask(operator: Operator, where: { country?: string; language?: string } = {}): Promise<Answer> {
  return operator.ask(question, { signal: new AbortController().signal, ...where });
}

async function failureOf(asking: Promise<unknown>): Promise<OperatorFailure> {
  const failure = await asking.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof OperatorFailure) return failure;
  throw new Error("It did not fail in the way that an operator fails.", { cause: failure });
}

describe.each(channels.map((channel) => [channel.id, channel] as const))("%s", (id, channel) => {
  let server: AiServer;
  beforeAll(async () => {
    server = await openAiServer(channel.protocol);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
    server.answerWith("success");
  });

  const failureAt = async (outcome: Outcome, made: Made = {}): Promise<OperatorFailure> => {
    server.answerWith(outcome);
    return failureOf(ask(await operatorAt(channel, server, made)));
  };

  test("answers with its text, its sources, its searches, its model and what it used", async () => {
    const operator = await operatorAt(channel, server);

    const answer = await ask(operator);

    const { sources, searched, queries } = told[id] ?? learned;
    expect(answer.text).toMatch(/^Acorn makes good chairs( \[1\])?, says Review\.$/);
    expect(answer).toMatchObject({ sources, searched, search_queries: queries });
    expect(answer.sources).toHaveLength(sources.length);
    expect(answer.model_id).not.toBe("");
    expect(answer.latencyMs).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(answer.raw)).toContain("Acorn");
    const usage =
      channel.protocol === dataforseo
        ? { inputTokens: null, outputTokens: null }
        : { inputTokens: 120, outputTokens: 40 };
    expect(answer.usage).toEqual(usage);
  });

  test("is asked once, with the question as it stands and the country that it comes from", async () => {
    const operator = await operatorAt(channel, server);

    await ask(operator, { country: "FR", language: "fr" });

    const sent = JSON.stringify(server.asked[0]?.body);
    expect(server.asked).toHaveLength(1);
    expect(sent).toContain(question);
    expect(sent).toMatch(/"country":"FR"|France/);
  });

  const failures = [
    ["rate limit", { kind: "rate_limited", retryAfterMs: undefined }],
    ["rate limit with a wait", { kind: "rate_limited", retryAfterMs: 7_000 }],
    ["quota", { kind: "quota" }],
    ["overload", { kind: "overloaded" }],
    ["refusal", { kind: "refusal" }],
    ["length", { kind: "length" }],
    ["empty", { kind: channel.protocol === dataforseo ? "nothing_shown" : "garbage" }],
    ["garbage", { kind: "garbage" }],
    ["reset", { kind: "reset" }],
  ] as const;
  const said = failures.filter(([outcome]) => !unsaid.get(channel.protocol)?.includes(outcome));
  test.each(said)("%s is distinguished from all else, and asked once", async (outcome, expected) => {
    const failure = await failureAt(outcome);

    expect(failure).toMatchObject(expected);
    expect(failure.message).not.toBe("");
    expect(server.asked).toHaveLength(1);
  });

  test("a wrong key is no rate limit and no bad question", async () => {
    const failure = await failureAt("success", { key: "a-bad-key" });

    expect(failure.kind).toBe("bad_key");
  });

  test("a silent provider is given up at the deadline", async () => {
    const failure = await failureAt("stall", { timeoutMs: 250 });

    expect(failure.kind).toBe("timeout");
  });

  test("the one who asked can stop it, and gets its own reason", async () => {
    server.answerWith("stall");
    const stopping = new AbortController();
    const operator = await operatorAt(channel, server);
    const asking = operator.ask(question, { signal: stopping.signal });

    stopping.abort(new Error("enough"));

    await expect(asking).rejects.toThrow("enough");
  });
});
