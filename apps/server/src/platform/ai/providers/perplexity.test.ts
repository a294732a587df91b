import { expect, test } from "vitest";
import { answered, doubleOf } from "../answered.test-helper.ts";

const result = (id: number) => ({ id, url: `https://${id}.example/`, title: `${id}`, snippet: "" });
const found = (queries: readonly string[], ...ids: readonly number[]) => ({
  type: "search_results",
  queries,
  results: ids.map(result),
});
const message = (text: string) => ({
  type: "message",
  id: "msg_1",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text, annotations: [] }],
});
const response = (output: readonly object[], more: object = {}) => ({
  id: "resp_1",
  object: "response",
  created_at: 1_790_000_000,
  model: "perplexity/sonar",
  status: "completed",
  output,
  usage: { input_tokens: 120, output_tokens: 40, total_tokens: 160 },
  ...more,
});

test("a mark in Perplexity's text cites the result of that number", async () => {
  const { sources } = await answered(
    "perplexity",
    response([found(["chairs"], 1, 2), message("Acorn [2], and [7].")]),
  );

  expect(sources.map(({ url, cited }) => [url, cited])).toEqual([
    ["https://1.example/", false],
    ["https://2.example/", true],
  ]);
});

test("a search of Perplexity found what stands beside it, unless it was one of several queries", async () => {
  const output = [found(["chairs"], 1), found(["desks", "lamps"], 2), message("Acorn.")];

  const { searches, usage } = await answered("perplexity", response(output));

  expect(searches).toEqual([
    { query: "chairs", found: ["https://1.example/"] },
    { query: "desks", found: null },
    { query: "lamps", found: null },
  ]);
  expect(usage.searches).toBe(2);
});

test("what Perplexity says that an answer cost is its cost", async () => {
  const cost = { currency: "USD", input_cost: 0.0001, output_cost: 0.0002, total_cost: 0.0053 };
  const usage = {
    input_tokens: 500,
    input_tokens_details: { cache_read_input_tokens: 100 },
    output_tokens: 40,
    tool_calls_details: { web_search: { invocation: 1 } },
    cost,
  };

  const answer = await answered("perplexity", response([message("Acorn.")], { usage }));

  expect(answer.usage).toEqual({
    inputTokens: 500,
    cachedInputTokens: 100,
    cacheWriteTokens: null,
    outputTokens: 40,
    searches: 1,
    costUsd: 0.0053,
  });
});

test.each(["failed", "cancelled", "requires_action", "in_progress"])(
  "a run of Perplexity that is %s is told in its own words, and paid nevertheless",
  async (status) => {
    const error = { message: "The search broke down", code: "internal", type: "server_error" };

    const asking = answered("perplexity", response([], { status, error }));

    await expect(asking).rejects.toMatchObject({
      kind: "incomplete",
      message: "The search broke down",
      usage: { inputTokens: 120, outputTokens: 40 },
    });
  },
);

test("Perplexity is told the place and the language by fields of its own, and nothing in words", async () => {
  const { server, ask } = await doubleOf("perplexity");

  const { located } = await ask({ country: "FR", city: "Lyon", language: "fr-CA" });

  expect(located).toBe("field");
  expect(server.asked[0]?.body).toMatchObject({
    input: "Who makes good chairs?",
    language_preference: "fr",
    tools: [{ type: "web_search", user_location: { country: "FR", city: "Lyon" } }],
  });
  expect(server.asked[0]?.body).not.toHaveProperty("instructions");
});

test.each([
  ["grew too long", [message("Acorn ma")], "length"],
  ["was all thoughts", [], "thoughts"],
])("an answer of Perplexity that %s was paid nevertheless", async (_, output, kind) => {
  const usage = { input_tokens: 120, output_tokens: 8_000 };

  const asking = answered("perplexity", response(output, { usage }));

  await expect(asking).rejects.toMatchObject({ kind, usage: { inputTokens: 120, outputTokens: 8_000 } });
});
