import { describe, expect, onTestFinished, test } from "vitest";
import { openAiServer } from "#test/fakes/ai/ai-server.ts";
import { channels } from "#test/fakes/ai/channels.ts";
import { modelNamed } from "./model-named.test-helper.ts";
import type { Answer } from "./operator.ts";
import { operatorOf } from "./operator-of.ts";

/** Asks a channel of the catalogue whose provider answers with this body. */
async function answered(id: string, body: unknown): Promise<Answer> {
  const channel = channels.find((one) => one.id === id);
  if (!channel) throw new Error(`There is no channel ${id}.`);
  const server = await openAiServer(channel.protocol);
  onTestFinished(() => server.close());
  server.answerWith({ status: 200, body });
  const env = channel.env(server);
  const operator = await operatorOf(modelNamed(id, env), { env, timeoutMs: 10_000 });
  return operator.ask("Who makes good chairs?", { signal: new AbortController().signal });
}

describe("Claude", () => {
  const message = (content: readonly object[], stop_reason = "end_turn") => ({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "claude",
    content,
    stop_reason,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  });
  const use = { type: "server_tool_use", id: "s1", name: "web_search", input: { query: "chairs" } };

  test("that pauses in the middle has not answered", async () => {
    const body = message([{ type: "text", text: "Let me see" }, use], "pause_turn");

    await expect(answered("claude", body)).rejects.toMatchObject({ kind: "incomplete" });
  });

  test("whose search fails answers from what it knows, and found nothing", async () => {
    const error = { type: "web_search_tool_result_error", error_code: "max_uses_exceeded" };
    const failed = { type: "web_search_tool_result", tool_use_id: "s1", content: error };

    const answer = await answered("claude", message([use, failed, { type: "text", text: "Acorn does." }]));

    expect(answer).toMatchObject({ text: "Acorn does.", searched: true, search_queries: ["chairs"] });
    expect(answer.sources).toEqual([]);
  });

  test("without a search keeps its whole text", async () => {
    const parts = ["Acorn", " does."].map((text) => ({ type: "text", text }));

    const answer = await answered("claude", message(parts));

    expect(answer).toMatchObject({ text: "Acorn does.", searched: false, search_queries: [], sources: [] });
  });
});

describe.each(["chatgpt", "copilot", "grok", "meta-ai"])("a message of %s that is marked as", (id) => {
  const cite = (host: string, text: string) => ({
    type: "output_text",
    text,
    annotations: [
      {
        type: "url_citation",
        url: `https://${host}.example/`,
        title: host,
        start_index: 0,
        end_index: text.length,
      },
    ],
  });
  const message = (phase: string | null | undefined, content: object) => ({
    type: "message",
    id: `msg_${phase}`,
    role: "assistant",
    status: "completed",
    ...(phase !== undefined && { phase }),
    content: [content],
  });
  const answer = (...output: readonly object[]) => ({
    id: "resp_1",
    object: "response",
    created_at: 1_790_000_000,
    status: "completed",
    error: null,
    incomplete_details: null,
    model: "gpt-6-luna",
    output,
    usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
  });
  const commentary = message("commentary", cite("commentary", "I compare Steelcase and Herman Miller."));

  test("commentary is no part of the answer that follows it, nor are its citations", async () => {
    const final = message("final_answer", cite("final", "Acorn is best."));

    const { text, sources } = await answered(id, answer(commentary, final));

    expect(text).toBe("Acorn is best.");
    expect(sources.map(({ url }) => url)).toEqual(["https://final.example/"]);
  });

  test("commentary gives way to one that is not marked", async () => {
    const unmarked = message(undefined, cite("final", "Acorn is best."));

    expect((await answered(id, answer(commentary, unmarked))).text).toBe("Acorn is best.");
  });

  test("commentary is the answer where there is no other", async () => {
    const { text, sources } = await answered(id, answer(commentary));

    expect(text).toBe("I compare Steelcase and Herman Miller.");
    expect(sources.map(({ url }) => url)).toEqual(["https://commentary.example/"]);
  });
});

test("a gateway's citations count as sources of a search", async () => {
  const url_citation = { url: "https://review.example/", title: "Review", start_index: 0, end_index: 4 };
  const message = {
    role: "assistant",
    content: "Acorn does.",
    annotations: [{ type: "url_citation", url_citation }, { type: "something new" }],
  };

  const answer = await answered("own:llama", {
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "llama",
    choices: [{ index: 0, message, finish_reason: "stop" }],
  });

  expect(answer).toMatchObject({ searched: true, usage: { inputTokens: null, outputTokens: null } });
  expect(answer.sources).toEqual([{ url: "https://review.example/", title: "Review", cited: true }]);
});

test("a mark in Perplexity's text cites the result of that number", async () => {
  const results = [1, 2].map((id) => ({ id, url: `https://${id}.example/`, title: `${id}`, snippet: "" }));
  const content = [{ type: "output_text", text: "Acorn [2], and [7]." }];

  const { sources } = await answered("perplexity", {
    model: "perplexity/sonar",
    status: "completed",
    output: [
      { type: "search_results", results },
      { type: "message", content },
    ],
  });

  expect(sources.map(({ url, cited }) => [url, cited])).toEqual([
    ["https://1.example/", false],
    ["https://2.example/", true],
  ]);
});

test("a failed run of Perplexity is told in its own words", async () => {
  const error = { message: "The search broke down", code: "internal", type: "server_error" };
  const body = { model: "perplexity/sonar", status: "failed", output: [], error };

  const asking = answered("perplexity", body);

  await expect(asking).rejects.toMatchObject({ kind: "incomplete", message: "The search broke down" });
});

describe("DataForSEO's own status", () => {
  test.each([
    [40100, "bad_key"],
    [40101, "overloaded"],
    [40102, "nothing_shown"],
    [40202, "rate_limited"],
    [40209, "rate_limited"],
    [40210, "quota"],
    [40400, "misconfigured"],
    [40501, "rejected"],
    [50000, "overloaded"],
  ])("%i of a task is %s, although the answer is a 200", async (status_code, kind) => {
    const task = { status_code, status_message: "In their words.", result: null };

    const asking = answered("ai-mode", { status_code: 20000, status_message: "Ok.", tasks: [task] });

    await expect(asking).rejects.toMatchObject({ kind, message: `${status_code}: In their words.` });
  });

  test("of a page whose overview never came is that nothing is shown", async () => {
    const items = [{ type: "ai_overview", asynchronous_ai_overview: true, markdown: null, references: null }];
    const task = { status_code: 20000, status_message: "Ok.", result: [{ items }] };

    const asking = answered("ai-overviews", { status_code: 20000, status_message: "Ok.", tasks: [task] });

    await expect(asking).rejects.toMatchObject({ kind: "nothing_shown" });
  });
});

test.each(["claude", "gemini", "perplexity", "ai-mode", "grok", "le-chat", "deepseek"])(
  "an answer of %s in a shape of its own is garbage, and no bug",
  async (id) => {
    await expect(answered(id, { hello: "world" })).rejects.toMatchObject({ kind: "garbage" });
  },
);

test.each([
  ["that says nothing", {}, "garbage"],
  [
    "that carries an error",
    { error: { type: "server_error", code: "server_error", message: "Down" }, output: [] },
    "incomplete",
  ],
])("a good answer of ChatGPT %s can be asked for again", async (_, body, kind) => {
  await expect(answered("chatgpt", body)).rejects.toMatchObject({ kind });
});
