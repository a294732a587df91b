import { describe, expect, test } from "vitest";
import { answered } from "../answered.test-helper.ts";

const message = (content: readonly unknown[], more: object = {}) => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "a-model",
  content,
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 100, cache_read_input_tokens: 20, output_tokens: 40 },
  ...more,
});
const use = (id: string, query: string) => ({
  type: "server_tool_use",
  id,
  name: "web_search",
  input: { query },
  caller: { type: "direct" },
});
const page = (host: string) => ({
  type: "web_search_result",
  url: `https://${host}.example/`,
  title: host,
  encrypted_content: "c2VjcmV0",
  page_age: null,
});
const found = (tool_use_id: string, ...hosts: readonly string[]) => ({
  type: "web_search_tool_result",
  tool_use_id,
  content: hosts.map(page),
  caller: { type: "direct" },
});
const failed = (tool_use_id: string, error_code: string) => ({
  type: "web_search_tool_result",
  tool_use_id,
  content: { type: "web_search_tool_result_error", error_code },
});
const text = (written: string, ...cited: readonly string[]) => ({
  type: "text",
  text: written,
  citations:
    cited.length > 0 ? cited.map((host) => ({ ...page(host), type: "web_search_result_location" })) : null,
});

describe.each(["claude", "deepseek"])("an answer of %s over the Messages protocol", (id) => {
  test("keeps what it wrote and cited before its last search", async () => {
    const content = [
      text("Let me look that up."),
      use("s1", "chairs"),
      found("s1", "a"),
      text("Acorn is the best known brand,", "a"),
      text(" says A."),
      use("s2", "prices of chairs"),
      found("s2", "b"),
      text("It costs 300 euros."),
    ];

    const answer = await answered(id, message(content));

    expect(answer.text).toBe("Acorn is the best known brand, says A.\n\nIt costs 300 euros.");
    expect(answer.sources.map(({ url, cited }) => [url, cited])).toEqual([
      ["https://a.example/", true],
      ["https://b.example/", false],
    ]);
  });

  test("says what each of its searches found", async () => {
    const content = [
      use("s1", "chairs"),
      use("s2", "desks"),
      found("s2", "b"),
      found("s1", "a", "c"),
      text("Acorn."),
    ];

    const { searches, search_queries, usage } = await answered(id, message(content));

    expect(searches).toEqual([
      { query: "desks", found: ["https://b.example/"] },
      { query: "chairs", found: ["https://a.example/", "https://c.example/"] },
    ]);
    expect(search_queries).toEqual(["desks", "chairs"]);
    expect(usage.searches).toBe(2);
  });

  test.each(["unavailable", "too_many_requests", "max_uses_exceeded"])(
    "is from what it knows when its search ends with %s",
    async (code) => {
      const answer = await answered(
        id,
        message([use("s1", "chairs"), failed("s1", code), text("Acorn does.")]),
      );

      expect(answer).toMatchObject({
        text: "Acorn does.",
        searched: false,
        searches: [],
        search_queries: [],
      });
      expect(answer.sources).toEqual([]);
    },
  );

  test("without a search keeps its whole text", async () => {
    const answer = await answered(id, message([text("Acorn"), text(" does.")]));

    expect(answer).toMatchObject({ text: "Acorn does.", searched: false, search_queries: [], sources: [] });
  });

  test("is read whatever else stands in it", async () => {
    const odd = { ...text("Acorn does.", "a"), citations: [{ type: "new_location" }, page("a"), null] };
    const thinking = { type: "thinking", thinking: "Hm.", signature: "" };
    const content = [{ type: "new_block" }, thinking, null, use("s1", "chairs"), found("s1"), odd];

    const answer = await answered(id, message(content, { stop_details: null, usage: null }));

    expect(answer).toMatchObject({
      text: "Acorn does.",
      searched: true,
      usage: { inputTokens: null, outputTokens: null },
    });
    expect(answer.sources).toEqual([{ url: "https://a.example/", title: "a", cited: true }]);
  });

  test("uses what the account in it says: tokens from a cache, and searches that are billed", async () => {
    const usage = {
      input_tokens: 1_000,
      cache_creation_input_tokens: 50,
      cache_read_input_tokens: 200,
      output_tokens: 40,
      server_tool_use: { web_search_requests: 3 },
    };

    const answer = await answered(id, message([text("Acorn.")], { usage }));

    expect(answer.usage).toEqual({
      inputTokens: 1_250,
      cachedInputTokens: 200,
      cacheWriteTokens: 50,
      outputTokens: 40,
      searches: 3,
      costUsd: null,
    });
  });

  test.each([
    ["pause_turn", "incomplete"],
    ["tool_use", "incomplete"],
    ["insufficient_system_resource", "incomplete"],
    ["refusal", "refusal"],
    ["max_tokens", "length"],
    ["model_context_window_exceeded", "length"],
  ])("that ends with %s is %s, and paid nevertheless", async (stop_reason, kind) => {
    const asking = answered(id, message([text("Acorn ma")], { stop_reason }));

    await expect(asking).rejects.toMatchObject({ kind, usage: { inputTokens: 120, outputTokens: 40 } });
  });

  test("that was all thoughts is told apart from one that grew too long, and is paid", async () => {
    const asking = answered(id, message([], { stop_reason: "max_tokens" }));

    await expect(asking).rejects.toMatchObject({ kind: "thoughts", usage: { inputTokens: 120 } });
  });

  test.each([
    ["without any text", message([use("s1", "chairs"), found("s1", "a")])],
    ["without content", { ...message([]), content: "Acorn" }],
  ])("%s cannot be read, and was paid nevertheless", async (_, body) => {
    await expect(answered(id, body)).rejects.toMatchObject({ kind: "garbage", usage: { inputTokens: 120 } });
  });
});

describe("a search of DeepSeek's own", () => {
  const ownUse = { ...use("s1", "chairs"), name: "deepseek_web_search" };

  test.each(["web_search_tool_result", "deepseek_web_search_tool_result"])(
    "says what it found in a %s",
    async (type) => {
      const content = [text("I look."), ownUse, { ...found("s1", "a", "b"), type }, text("Acorn does.", "a")];

      const answer = await answered("deepseek", message(content));

      expect(answer).toMatchObject({
        text: "Acorn does.",
        searches: [{ query: "chairs", found: ["https://a.example/", "https://b.example/"] }],
      });
      expect(answer.sources.map(({ cited }) => cited)).toEqual([true, false]);
    },
  );

  test("is one, and on the bill, where what it found comes in a way that nobody knows", async () => {
    const content = [ownUse, { type: "new_result", tool_use_id: "s1" }, text("Acorn does.", "a")];

    const answer = await answered("deepseek", message(content));

    expect(answer).toMatchObject({
      text: "Acorn does.",
      searched: true,
      searches: [{ query: "chairs", found: null }],
      sources: [{ url: "https://a.example/", cited: true }],
      usage: { searches: 1 },
    });
  });

  test("that failed is none", async () => {
    const answer = await answered(
      "deepseek",
      message([ownUse, failed("s1", "unavailable"), text("Acorn does.")]),
    );

    expect(answer).toMatchObject({ searched: false, searches: [] });
  });
});
