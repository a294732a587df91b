import { describe, expect, test } from "vitest";
import type { AskedRequest, Reply } from "#test/fakes/ai/ai-server.ts";
import { doubleOf } from "../answered.test-helper.ts";

const call = (id: string, query: string) => ({
  id,
  type: "function",
  function: { name: "web_search", arguments: JSON.stringify({ query }) },
});
const completion = (message: object, finish_reason: string): Reply => ({
  status: 200,
  body: {
    id: "chatcmpl-1",
    object: "chat.completion",
    model: "kimi-k2.6",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
  },
});
const asking = (...calls: readonly object[]) =>
  completion({ content: "", reasoning_content: "I look.", tool_calls: calls }, "tool_calls");
const answer = completion({ content: "Acorn makes good chairs." }, "stop");
const fiber = (context: object, status = "succeeded"): Reply => ({
  status: 200,
  body: { id: "f1", status, context },
});
const isSearch = ({ path }: AskedRequest) => path.endsWith("/fibers");
const messagesOf = (request: AskedRequest | undefined) =>
  request?.body.messages as { role: string; content: string }[];
const hasResults = (request: AskedRequest) => messagesOf(request).some(({ role }) => role === "tool");

describe("Kimi", () => {
  test("searches for all that its model asks for, and says of each what it found", async () => {
    const { server, ask } = await doubleOf("kimi");
    server.answerWith((request) => {
      if (!isSearch(request))
        return hasResults(request) ? answer : asking(call("1", "chairs"), call("2", "desks"));
      const isChairs = String(request.body.arguments).includes("chairs");
      return isChairs
        ? fiber({
            encrypted_output: "secret",
            references: ["https://a.example/", { url: "https://b.example/" }],
          })
        : fiber({ output: { results: ["Acorn"] } });
    });

    const { text, searches, sources, usage, raw } = await ask();

    expect(text).toBe("Acorn makes good chairs.");
    expect(searches).toEqual([
      { query: "chairs", found: ["https://a.example/", "https://b.example/"] },
      { query: "desks", found: null },
    ]);
    expect(sources.map(({ url, cited }) => [url, cited])).toEqual([
      ["https://a.example/", false],
      ["https://b.example/", false],
    ]);
    expect(usage).toMatchObject({ inputTokens: 200, outputTokens: 20, searches: 2, costUsd: null });
    expect(JSON.stringify(raw)).not.toContain("secret");
    expect(messagesOf(server.asked.at(-1)).slice(1)).toMatchObject([
      { role: "assistant", reasoning_content: "I look." },
      { role: "tool", tool_call_id: "1", content: "secret" },
      { role: "tool", tool_call_id: "2", content: '{"results":["Acorn"]}' },
    ]);
  });

  test.each<[string, Reply]>([
    ["fails", fiber({ error: "unavailable" }, "failed")],
    ["is refused for its words", { status: 400, body: { error: { message: "query: too long" } } }],
    ["says nothing", fiber({})],
  ])("answers from what it knows when its search %s", async (_, result) => {
    const { server, ask } = await doubleOf("kimi");
    server.answerWith((request) => {
      if (isSearch(request)) return result;
      return hasResults(request) ? answer : asking(call("1", "chairs"));
    });

    expect(await ask()).toMatchObject({ searched: false, searches: [], sources: [], usage: { searches: 0 } });
    expect(messagesOf(server.asked.at(-1)).at(-1)?.content).toBe("The search failed.");
  });

  test("that does not search is asked once", async () => {
    const { server, ask } = await doubleOf("kimi");
    server.answerWith(answer);

    expect(await ask()).toMatchObject({ searched: false, usage: { inputTokens: 100, searches: 0 } });
    expect(server.asked).toHaveLength(1);
  });

  test("has to answer after a few searches", async () => {
    const { server, ask } = await doubleOf("kimi");
    server.answerWith((request) => {
      if (isSearch(request)) return fiber({ encrypted_output: "secret" });
      return request.body.tool_choice === "none" ? answer : asking(call("1", "chairs"));
    });

    const { usage } = await ask();

    expect(server.asked.filter(isSearch)).toHaveLength(3);
    expect(usage).toMatchObject({ inputTokens: 400, searches: 3 });
  });

  test("searches for ten things at once and no more, whatever its model asks for", async () => {
    const { server, ask } = await doubleOf("kimi");
    const calls = Array.from({ length: 500 }, (_, nth) => call(String(nth), `chairs ${nth}`));
    server.answerWith((request) => {
      if (isSearch(request)) return fiber({ encrypted_output: "secret" });
      return hasResults(request) ? answer : asking(...calls);
    });

    const { searches, usage } = await ask();

    expect(server.asked.filter(isSearch)).toHaveLength(10);
    expect(searches).toHaveLength(10);
    expect(usage.searches).toBe(10);
    expect(messagesOf(server.asked.at(-1)).at(-1)).toMatchObject({
      tool_call_id: "499",
      content: "The search failed.",
    });
  });

  test.each<[string, "search" | "answer", "overload" | "rate limit" | "length", object]>([
    [
      "its search is overloaded",
      "search",
      "overload",
      { kind: "overloaded", usage: { inputTokens: 100, searches: 0 } },
    ],
    [
      "its answer is refused for its rate",
      "answer",
      "rate limit",
      { kind: "rate_limited", usage: { inputTokens: 100, searches: 1 } },
    ],
    [
      "its answer is cut off",
      "answer",
      "length",
      { kind: "length", usage: { inputTokens: 220, outputTokens: 50, searches: 1 } },
    ],
  ])("that fails because %s was paid for what came before", async (_, where, outcome, expected) => {
    const { server, ask } = await doubleOf("kimi");
    server.answerWith((request) => {
      if (isSearch(request)) return where === "search" ? outcome : fiber({ encrypted_output: "secret" });
      return hasResults(request) ? outcome : asking(call("1", "chairs"));
    });

    await expect(ask()).rejects.toMatchObject(expected);
  });

  test("that is turned away at once used nothing", async () => {
    const { server, ask } = await doubleOf("kimi");
    server.answerWith("overload");

    await expect(ask()).rejects.toMatchObject({ kind: "overloaded", usage: undefined });
  });
});
