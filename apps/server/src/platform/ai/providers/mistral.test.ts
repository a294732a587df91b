import { expect, test } from "vitest";
import { answered } from "../answered.test-helper.ts";

const execution = (query: string, name = "web_search") => ({
  object: "entry",
  type: "tool.execution",
  name,
  arguments: query,
});
const message = (content: string | readonly object[]) => ({
  object: "entry",
  type: "message.output",
  content,
});
const text = (written: string) => ({ type: "text", text: written });
const reference = (host: string) => ({
  type: "tool_reference",
  tool: "web_search",
  title: host,
  url: `https://${host}.example/`,
});
const conversation = (
  outputs: unknown,
  usage: object | null = { prompt_tokens: 100, completion_tokens: 40 },
) => ({
  object: "conversation.response",
  conversation_id: "conv_1",
  outputs,
  usage,
});

test("what announces a search is no part of Le Chat's answer, and what cites is", async () => {
  const outputs = [
    message("Let me search."),
    execution('{"query":"chairs"}'),
    message([text("Acorn is best"), reference("a"), text(".")]),
    execution('{"query":"prices"}', "web_search_premium"),
    message("It costs 300 euros."),
  ];

  const answer = await answered("le-chat", conversation(outputs));

  expect(answer.text).toBe("Acorn is best.\n\nIt costs 300 euros.");
  expect(answer.search_queries).toEqual(["chairs", "prices"]);
  expect(answer.sources).toEqual([{ url: "https://a.example/", title: "a", cited: true }]);
});

test("Le Chat's answer is read whatever else stands in it", async () => {
  const chunks = [
    { type: "thinking", thinking: [] },
    text("Acorn "),
    { type: "new" },
    { ...reference("a"), url: null },
  ];
  const outputs = [
    { type: "agent.handoff" },
    execution("no json"),
    message([...chunks, text("does.")]),
    null,
  ];

  const answer = await answered("le-chat", conversation(outputs, null));

  expect(answer).toMatchObject({ text: "Acorn does.", searched: true, search_queries: [], sources: [] });
  expect(answer.usage).toMatchObject({ inputTokens: null, outputTokens: null, searches: 1 });
});

test("what Mistral's search found is paid as what was read, and each of its calls", async () => {
  const usage = {
    prompt_tokens: 188,
    completion_tokens: 55,
    total_tokens: 7_355,
    connector_tokens: 7_112,
    connectors: { web_search: 2, web_search_premium: 1, code_interpreter: 4 },
  };

  const answer = await answered("le-chat", conversation([message("Acorn.")], usage));

  expect(answer.usage).toEqual({
    inputTokens: 7_300,
    cachedInputTokens: null,
    cacheWriteTokens: null,
    outputTokens: 55,
    searches: 3,
    costUsd: null,
  });
});

test.each([
  ["is empty", conversation([message([])]), "garbage"],
  ["has no list of outputs", conversation({}), "garbage"],
  [
    "is too long",
    conversation([message("Acorn ma")], { prompt_tokens: 100, completion_tokens: 8_000 }),
    "length",
  ],
  [
    "was all thoughts",
    conversation([message([])], { prompt_tokens: 100, completion_tokens: 8_000 }),
    "thoughts",
  ],
])("an answer of Le Chat that %s was paid nevertheless", async (_, body, kind) => {
  await expect(answered("le-chat", body)).rejects.toMatchObject({ kind, usage: { inputTokens: 100 } });
});
