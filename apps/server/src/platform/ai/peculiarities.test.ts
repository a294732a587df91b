import { describe, expect, test } from "vitest";
import { answered } from "./answered.test-helper.ts";

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
