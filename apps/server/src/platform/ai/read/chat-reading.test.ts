import { expect, test } from "vitest";
import { answered } from "../answered.test-helper.ts";

const completion = (message: object, more: object = {}, finish_reason: string | null = "stop") => ({
  id: "c1",
  object: "chat.completion",
  created: 1,
  model: "llama",
  choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
  usage: { prompt_tokens: 100, completion_tokens: 40, total_tokens: 140 },
  ...more,
});

test("a gateway's citations count as sources of a search", async () => {
  const url_citation = { url: "https://review.example/", title: "Review", start_index: 0, end_index: 4 };
  const annotations = [{ type: "url_citation", url_citation }, { type: "something new" }];

  const answer = await answered(
    "own:llama",
    completion({ content: "Acorn does.", annotations }, { usage: null }),
  );

  expect(answer).toMatchObject({ searched: true, usage: { inputTokens: null, outputTokens: null } });
  expect(answer.sources).toEqual([{ url: "https://review.example/", title: "Review", cited: true }]);
});

test("what a gateway says that an answer cost is its cost", async () => {
  const usage = {
    prompt_tokens: 100,
    prompt_tokens_details: { cached_tokens: 60 },
    completion_tokens: 40,
    cost: 0.00042,
  };

  const answer = await answered("own:llama", completion({ content: "Acorn does." }, { usage }));

  expect(answer.usage).toEqual({
    inputTokens: 100,
    cachedInputTokens: 60,
    cacheWriteTokens: null,
    outputTokens: 40,
    searches: 0,
    costUsd: 0.00042,
  });
});

test.each([null, "stop", "eos", "end_turn"])("an answer that ends with %s is whole", async (reason) => {
  expect((await answered("own:llama", completion({ content: "Acorn." }, {}, reason))).text).toBe("Acorn.");
});

test.each([
  ["length", "length"],
  ["content_filter", "refusal"],
  ["tool_calls", "garbage"],
  ["insufficient_system_resource", "incomplete"],
  ["aborted", "incomplete"],
])("an answer that ends with %s is %s, and was paid nevertheless", async (reason, kind) => {
  const content = kind === "garbage" ? null : "Acorn ma";

  const asking = answered("own:llama", completion({ content }, {}, reason));

  await expect(asking).rejects.toMatchObject({ kind, usage: { inputTokens: 100, outputTokens: 40 } });
});

test.each([null, "", " "])(
  "thoughts that left no room for an answer are told from one that grew too long: %j",
  async (content) => {
    const asking = answered("own:llama", completion({ content, reasoning_content: "Hm." }, {}, "length"));

    await expect(asking).rejects.toMatchObject({ kind: "thoughts", usage: { outputTokens: 40 } });
  },
);

test.each([
  ["an error in place of an answer", { error: { message: "Upstream broke", code: 502 } }, "incomplete"],
  ["no choice", completion({}, { choices: [] }), "garbage"],
  [
    "a wish for a tool",
    completion({ tool_calls: [{ id: "1", function: { name: "f", arguments: "" } }] }),
    "incomplete",
  ],
])("%s is %s", async (_, body, kind) => {
  await expect(answered("own:llama", body)).rejects.toMatchObject({ kind });
});
