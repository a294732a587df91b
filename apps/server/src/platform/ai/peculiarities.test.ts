import { describe, expect, test } from "vitest";
import type { Reply } from "#test/fakes/ai/ai-server.ts";
import { channels } from "#test/fakes/ai/channels.ts";
import { answered, doubleOf } from "./answered.test-helper.ts";

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

test.each(["claude", "gemini", "perplexity", "ai-mode", "grok", "le-chat", "deepseek"])(
  "an answer of %s in a shape of its own is garbage, and no bug",
  async (id) => {
    await expect(answered(id, { hello: "world" })).rejects.toMatchObject({ kind: "garbage" });
  },
);

test.each(channels.map(({ id }) => id))("what %s writes can be stored, whatever it writes", async (id) => {
  const { server, ask } = await doubleOf(id);
  const { protocol } = channels.find((channel) => channel.id === id) ?? {};
  const usual = await ask();
  server.answerWith((request): Reply => {
    const reply = protocol?.reply("success", request);
    if (!reply) throw new Error("This double has no good answer.");
    const body = JSON.stringify(reply.body)
      .replaceAll("Acorn", "Ac\\u0000orn")
      .replaceAll("Review", "Rev\\u0000iew");
    return { ...reply, body: JSON.parse(body) };
  });

  const { text, sources, raw } = await ask();

  expect({ text, sources }).toEqual({ text: usual.text, sources: usual.sources });
  expect(JSON.stringify(raw)).toContain("Ac\\u0000orn");
});

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
