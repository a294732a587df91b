import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type AiServer, type Outcome, openAiServer } from "#test/fakes/ai/ai-server.ts";
import type { Channel } from "#test/fakes/ai/channel.ts";
import { channels } from "#test/fakes/ai/channels.ts";
import { doubleOf } from "./answered.test-helper.ts";
import { OperatorFailure } from "./failures/operator-failure.ts";
import { modelNamed } from "./model-named.test-helper.ts";
import type { Answer, Operator } from "./operator.ts";
import { canAnswerFromDocuments, operatorOf } from "./operator-of.ts";
import { costOf } from "./prices.ts";
import { providers } from "./providers.ts";

const question = "Who makes good chairs?";

/** Rows whose protocol has a word for it, by the vendors' own packages and pages. */
const storing = new Set(["chatgpt", "copilot", "gemini", "perplexity", "grok", "meta-ai", "le-chat", "qwen"]);

const surfaces = providers.flatMap(({ models }) =>
  models.filter(({ access }) => access === "surface").map(({ id }) => id),
);

interface OperatorOptions {
  readonly key?: string;
  readonly timeoutMs?: number;
}

function operatorAt({ id, env }: Channel, server: AiServer, made: OperatorOptions = {}): Promise<Operator> {
  const settings = env(server, made.key);
  return operatorOf(modelNamed(id, settings), { env: settings, timeoutMs: made.timeoutMs ?? 10_000 });
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

test("no two providers share a name, a variable or a place among those that write, and only surfaces a row", () => {
  const shared = (values: readonly (string | number)[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);

  expect(shared(providers.map(({ name }) => name))).toEqual([]);
  expect(shared(providers.flatMap(({ variables }) => Object.keys(variables)))).toEqual([]);
  const models = providers.flatMap(({ models }) => models);
  expect(shared(models.filter(({ access }) => access === "api").map(({ id }) => id))).toEqual([]);
  expect(shared(models.map(({ id }) => id))).toEqual(["ai-overviews", "ai-mode"]);
  expect(shared(providers.flatMap(({ writer }) => (writer ? [writer.place] : [])))).toEqual([]);
});

test("every assistant, and each of its ways to answer, has a double that is tried below", () => {
  const tried = channels.map(({ id }) => id);
  const untried = providers.flatMap(({ models }) =>
    models.filter(
      ({ id, variant_of, web_search }) =>
        !tried.includes(id) &&
        !models.some((main) => main.id === variant_of && main.web_search === web_search),
    ),
  );

  expect(untried).toEqual([]);
  expect(tried).toContain("own:llama");
});

test("a row says that its provider does not tell what is cited where its double does not", () => {
  const silent = channels
    .filter(({ finds }) => finds.sources.length > 0 && finds.sources.every(({ cited }) => !cited))
    .map(({ id }) => id);
  const told = providers.flatMap(({ models }) =>
    models.filter(({ tells_citations }) => tells_citations === false),
  );

  expect(told.map(({ id }) => id).toSorted()).toEqual(silent.toSorted());
});

/** Rows that do not think by themselves, or their cap leaves their thoughts out. */
const needsNoRoom = new Set(["perplexity", "le-chat", "qwen-learned", "own:llama"]);

test.each(channels.map(({ id }) => id).filter((id) => !needsNoRoom.has(id) && !surfaces.includes(id)))(
  "%s has room for its thoughts, or is told how much to think",
  async (id) => {
    const { server, ask } = await doubleOf(id);

    await ask();

    const { body } = server.asked[0] ?? {};
    const { maxOutputTokens } = z
      .object({ maxOutputTokens: z.number() })
      .catch({ maxOutputTokens: 0 })
      .parse(body?.generationConfig);
    const room = [
      body?.max_output_tokens,
      body?.max_tokens,
      body?.max_completion_tokens,
      maxOutputTokens,
    ].map(Number);
    const isTold = body?.reasoning !== undefined || body?.thinking !== undefined;
    expect(isTold || Math.max(...room.filter((one) => one > 0)) >= 25_000).toBe(true);
  },
);

describe("a question to DeepSeek", () => {
  test("brings the search that its app has, is answered without thinking, and tells the place in words", async () => {
    const { server, ask } = await doubleOf("deepseek");

    const { located } = await ask({ country: "FR", language: "fr", city: "Lyon" });

    expect(server.asked[0]?.body).toMatchObject({
      model: "deepseek-flash",
      thinking: { type: "disabled" },
      tools: [{ type: "deepseek_web_search", name: "deepseek_web_search" }],
      system: "Of the person who asks: country France, language French.",
    });
    expect(located).toBe("words");
  });

  test("is answered without thinking from what it learnt, too", async () => {
    const { server, ask } = await doubleOf("deepseek-learned");

    await ask();

    expect(server.asked[0]?.body).toMatchObject({ thinking: { type: "disabled" } });
    expect(server.asked[0]?.body).not.toHaveProperty("tools");
  });
});

describe("a question to Qwen", () => {
  test("says how much it is to think", async () => {
    const { server, ask } = await doubleOf("qwen");

    await ask();

    expect(server.asked[0]?.body.reasoning).toEqual({ effort: "medium" });
  });
});

describe.each(channels.map((channel) => [channel.id, channel] as const))("%s", (id, channel) => {
  const row = providers.flatMap(({ models }) => models).find((model) => model.id === id);
  const isSurface = row?.access === "surface";
  let server: AiServer;
  beforeAll(async () => {
    server = await openAiServer(channel.protocol);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
    server.answerWith("success");
  });

  const failureAt = async (outcome: Outcome, made: OperatorOptions = {}): Promise<OperatorFailure> => {
    server.answerWith(outcome);
    return failureOf(ask(await operatorAt(channel, server, made)));
  };

  test("answers with its text, its sources, its searches, its model and what it used", async () => {
    const operator = await operatorAt(channel, server);

    const answer = await ask(operator);

    const { sources, searched, queries } = channel.finds;
    expect(answer.text).toMatch(/^Acorn makes good chairs( \[1\]|\[\[1\]\]\(\S+\))?, says Review\.$/);
    expect(answer).toMatchObject({ sources, searched, search_queries: queries });
    expect(answer.sources).toHaveLength(sources.length);
    expect(answer.model_id).not.toBe("");
    expect(answer.latencyMs).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(answer.raw)).toContain("Acorn");
    const usage = isSurface
      ? { inputTokens: null, outputTokens: null }
      : { inputTokens: 120, outputTokens: 40 };
    expect(answer.usage).toMatchObject(usage);
  });

  test("costs something, by its own account or by the price list", async () => {
    const settings = channel.env(server);
    const model = modelNamed(id, settings);
    const operator = await operatorAt(channel, server);

    const { usage } = await ask(operator);

    const { usd } = costOf(model, usage, { ai: settings, now: () => new Date() });
    expect(usd).toBeGreaterThan(0);
    expect(usd).toBeLessThan(1);
  });

  test("is asked in as few requests as it takes, with the question as it stands and the country that it comes from", async () => {
    const operator = await operatorAt(channel, server);

    await ask(operator, { country: "FR", language: "fr" });

    const { path = "", body } = server.asked[0] ?? {};
    const sent = `${decodeURIComponent(path.replaceAll("+", " "))} ${JSON.stringify(body)}`;
    expect(server.asked).toHaveLength(channel.requests);
    expect(sent).toContain(question);
    expect(sent).toMatch(/"country":"FR"|France|"location_code":2250|gl=fr/);
  });

  test.runIf(storing.has(id))("is told to keep nothing of it", async () => {
    const operator = await operatorAt(channel, server);

    await ask(operator);

    expect(server.asked.map(({ body }) => body.store)).toEqual([false]);
  });

  test("answers from what it is told alone, or says that it cannot", async () => {
    const operator = await operatorAt(channel, server);
    const instructions = "Answer only from the documents.";
    const { signal } = new AbortController();

    const asking = operator.ask(question, { signal, search: "off", instructions, country: "FR" });

    if (row && !canAnswerFromDocuments(row)) {
      expect((await failureOf(asking)).kind).toBe("rejected");
      expect((await failureOf(operator.ask(question, { signal, instructions }))).kind).toBe("rejected");
      expect(server.asked).toEqual([]);
      return;
    }
    await asking;
    expect(server.asked).toHaveLength(1);
    const { body } = server.asked[0] ?? {};
    expect(body).not.toHaveProperty("tools");
    expect(JSON.stringify(body)).not.toMatch(/search|retrieval/i);
    expect(JSON.stringify(body).split(instructions)).toHaveLength(2);
    expect(JSON.stringify(body)).toContain(question);
  });

  test.runIf(!isSurface)("is told instructions beside its search too", async () => {
    const operator = await operatorAt(channel, server);
    const { signal } = new AbortController();
    const instructions = "Answer in one sentence.";
    await operator.ask(question, { signal });
    const [usual] = server.asked.splice(0);

    await operator.ask(question, { signal, instructions });

    const [told] = server.asked;
    expect(JSON.stringify(told?.body)).toContain(instructions);
    expect(told?.body.tools).toEqual(usual?.body.tools);
  });

  test("answers the same with parts in it that nobody knows yet", async () => {
    const operator = await operatorAt(channel, server);
    const { raw: _, latencyMs: __, ...known } = await ask(operator);
    server.answerWith("success with unknown parts");

    const answer = await ask(operator);

    expect(JSON.stringify(answer.raw)).toContain("something_new");
    expect(answer).toMatchObject(known);
    expect(answer.sources).toHaveLength(known.sources.length);
  });

  const failures = [
    ["rate limit", { kind: "rate_limited", retryAfterMs: undefined }],
    ["rate limit with a wait", { kind: "rate_limited", retryAfterMs: 7_000 }],
    ["quota", { kind: "quota" }],
    ["overload", { kind: "overloaded" }],
    ["refusal", { kind: "refusal" }],
    ["length", { kind: "length" }],
    ["empty", { kind: row?.surface === "search" ? "nothing_shown" : "garbage" }],
    ["garbage", { kind: "garbage" }],
    ["reset", { kind: "reset" }],
  ] as const;
  const said = failures.filter(([outcome]) => !channel.unsaid.includes(outcome));
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
