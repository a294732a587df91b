import { describe, expect, test } from "vitest";
import { answered, doubleOf } from "../answered.test-helper.ts";

const web = (host: string) => ({ web: { uri: `https://${host}.example/`, title: host } });
const candidate = (text: string, more: object = {}) => ({
  content: { role: "model", parts: [{ text }] },
  finishReason: "STOP",
  index: 0,
  ...more,
});
const body = (candidates: readonly unknown[], more: object = {}) => ({
  candidates,
  usageMetadata: {
    promptTokenCount: 100,
    candidatesTokenCount: 30,
    thoughtsTokenCount: 10,
    totalTokenCount: 140,
  },
  modelVersion: "gemini-3.8-flash",
  ...more,
});

describe("an answer of Gemini", () => {
  test.each<[string, object]>([
    ["without what a page would show of the search", { searchEntryPoint: {} }],
    ["with an entry point that is no object", { searchEntryPoint: null }],
    [
      "with pages of which nobody knows the address",
      { groundingChunks: [web("a"), { web: { title: "?" } }, web("b")] },
    ],
    ["with pages that are none of the web", { groundingChunks: [web("a"), { maps: {} }, web("b")] }],
    [
      "with supports that point nowhere",
      { groundingSupports: [{ groundingChunkIndices: [2, 9, -1] }, {}, "odd"] },
    ],
  ])("is read %s", async (_, more) => {
    const groundingMetadata = {
      webSearchQueries: ["chairs"],
      groundingChunks: [web("a"), { new: {} }, web("b")],
      groundingSupports: [{ groundingChunkIndices: [2] }],
      ...more,
    };

    const answer = await answered("gemini", body([candidate("Acorn.", { groundingMetadata })]));

    expect(answer).toMatchObject({ text: "Acorn.", searched: true, search_queries: ["chairs"] });
    expect(answer.sources).toEqual([
      { url: "https://a.example/", title: "a", cited: false },
      { url: "https://b.example/", title: "b", cited: true },
    ]);
  });

  test("says what its one search found; of several nobody knows which did", async () => {
    const grounded = (...webSearchQueries: readonly string[]) =>
      body([candidate("Acorn.", { groundingMetadata: { webSearchQueries, groundingChunks: [web("a")] } })]);

    const [one, two] = [
      await answered("gemini", grounded("chairs")),
      await answered("gemini", grounded("chairs", "desks")),
    ];

    expect(one.searches).toEqual([{ query: "chairs", found: ["https://a.example/"] }]);
    expect(two.searches.map(({ query, found }) => [query, found])).toEqual([
      ["chairs", null],
      ["desks", null],
    ]);
    expect([one.usage.searches, two.usage.searches]).toEqual([1, 2]);
  });

  test("is without its thoughts, which are paid as what it wrote, as are results as what it read", async () => {
    const parts = [{ text: "Hm.", thought: true }, { text: "Acorn" }, { newPart: {} }, { text: " does." }];
    const usageMetadata = {
      promptTokenCount: 100,
      toolUsePromptTokenCount: 50,
      cachedContentTokenCount: 20,
      candidatesTokenCount: 30,
      thoughtsTokenCount: 10,
    };

    const answer = await answered("gemini", body([candidate("", { content: { parts } })], { usageMetadata }));

    expect(answer.text).toBe("Acorn does.");
    expect(answer.usage).toEqual({
      inputTokens: 150,
      cachedInputTokens: 20,
      cacheWriteTokens: null,
      outputTokens: 40,
      searches: 0,
      costUsd: null,
    });
  });

  test.each([
    ["LANGUAGE", "incomplete"],
    ["OTHER", "incomplete"],
    ["MALFORMED_RESPONSE", "incomplete"],
    ["TOO_MANY_TOOL_CALLS", "incomplete"],
    ["SOMETHING_NEW", "incomplete"],
    ["MAX_TOKENS", "length"],
    ["SAFETY", "refusal"],
    ["RECITATION", "refusal"],
    ["ESCALATION", "refusal"],
    ["MODEL_ARMOR", "refusal"],
    ["PUP_LIMITED_DISABLED", "misconfigured"],
  ])("that ends with %s is %s, and paid nevertheless", async (finishReason, kind) => {
    const asking = answered("gemini", body([candidate("Acorn ma", { finishReason })]));

    await expect(asking).rejects.toMatchObject({ kind, usage: { inputTokens: 100, outputTokens: 40 } });
  });

  test("that was all thoughts is told apart from one that grew too long, and is paid", async () => {
    const asking = answered("gemini", body([candidate("", { finishReason: "MAX_TOKENS" })]));

    await expect(asking).rejects.toMatchObject({
      kind: "thoughts",
      usage: { inputTokens: 100, outputTokens: 40 },
    });
  });

  test("that never began is a refusal where it says why, and else cannot be read", async () => {
    const blocked = answered("gemini", body([], { promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }));
    await expect(blocked).rejects.toMatchObject({ kind: "refusal", usage: { inputTokens: 100 } });

    const empty = answered("gemini", body([]));
    await expect(empty).rejects.toMatchObject({ kind: "garbage", usage: { inputTokens: 100 } });
  });

  test("that comes in parts is fetched to its end, and every part is paid", async () => {
    const { server, ask } = await doubleOf("gemini");
    const first = candidate("Acorn ", { finishReason: "CONTINUATION", continuationToken: "bW9yZQ==" });
    const groundingMetadata = { webSearchQueries: ["chairs"], groundingChunks: [web("a")] };
    server.answerWith(({ body: { continuationToken } }) => ({
      status: 200,
      body: body([continuationToken === "bW9yZQ==" ? candidate("does.", { groundingMetadata }) : first]),
    }));

    const answer = await ask();

    expect(answer).toMatchObject({ text: "Acorn does.", search_queries: ["chairs"] });
    expect(answer.usage).toMatchObject({ inputTokens: 200, outputTokens: 80, searches: 1 });
    expect(server.asked.map(({ body: { contents } }) => contents)).toEqual([
      server.asked[0]?.body.contents,
      server.asked[0]?.body.contents,
    ]);
  });

  test("whose next part does not come is a failure for which the first one was paid", async () => {
    const { server, ask } = await doubleOf("gemini");
    const first = candidate("Acorn ", { finishReason: "CONTINUATION", continuationToken: "bW9yZQ==" });
    server.answerWith((request) =>
      request.body.continuationToken ? "overload" : { status: 200, body: body([first]) },
    );

    await expect(ask()).rejects.toMatchObject({
      kind: "overloaded",
      status: 503,
      usage: { inputTokens: 100, outputTokens: 40 },
    });
  });

  test("that never ends is given up after a few parts", async () => {
    const { server, ask } = await doubleOf("gemini");
    const part = candidate("More. ", { finishReason: "CONTINUATION", continuationToken: "bW9yZQ==" });
    server.answerWith({ status: 200, body: body([part]) });

    await expect(ask()).rejects.toMatchObject({ kind: "incomplete", usage: { inputTokens: 400 } });
    expect(server.asked).toHaveLength(4);
  });
});

test("Gemini is told the language by a field, and the place in words", async () => {
  const { server, ask } = await doubleOf("gemini");

  const { located } = await ask({ country: "FR", language: "fr" });

  expect(located).toBe("words");
  expect(server.asked[0]?.body.toolConfig).toEqual({ retrievalConfig: { languageCode: "fr" } });
  expect(JSON.stringify(server.asked[0]?.body.systemInstruction)).toContain("France");
});
