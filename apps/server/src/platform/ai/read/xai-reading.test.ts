import { describe, expect, test } from "vitest";
import { readResponses } from "./responses-reading.ts";
import { xaiDialect } from "./xai-reading.ts";

const message = (text: string, annotations: readonly object[] = []) => ({
  type: "message",
  id: "msg_1",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text, logprobs: [], annotations }],
});
const call = (type: string, more: object) => ({ type, id: "1", call_id: "", status: "completed", ...more });
const body = (output: readonly object[], more: object = {}) => ({
  id: "25de2f84",
  object: "response",
  status: "completed",
  model: "grok-4.3-latest",
  output,
  usage: {
    input_tokens: 5_165,
    input_tokens_details: { cached_tokens: 1_152 },
    output_tokens: 891,
    num_server_side_tools_used: 1,
  },
  ...more,
});
const read = (output: readonly object[], more: object = {}) => readResponses(body(output, more), xaiDialect);

test("pages without a place in the text were found and not cited", () => {
  const listed = ["a", "b", "c"].map((host) => ({ type: "url_citation", url: `https://${host}.example/` }));

  const { sources } = read([message("Acorn.", listed)]);

  expect(sources.map(({ url, cited }) => [url, cited])).toEqual([
    ["https://a.example/", false],
    ["https://b.example/", false],
    ["https://c.example/", false],
  ]);
});

test.each([
  ["1", null],
  ["12", null],
  ["12 chairs", "12 chairs"],
  ["Chairs", "Chairs"],
])("a citation in the text whose title is %j bears the title %j", (title, expected) => {
  const inline = { type: "url_citation", url: "https://a.example/", title, start_index: 6, end_index: 30 };

  expect(read([message("Acorn.", [inline])]).sources).toEqual([
    { url: "https://a.example/", title: expected, cited: true },
  ]);
});

test("what stands beside the answer was found", () => {
  const inline = { type: "url_citation", url: "https://a.example/", start_index: 6, end_index: 30 };
  const citations = ["https://b.example/", { url: "https://c.example/" }, "https://a.example/", 7];

  expect(read([message("Acorn.", [inline])], { citations }).sources).toEqual([
    { url: "https://b.example/", title: null, cited: false },
    { url: "https://c.example/", title: null, cited: false },
    { url: "https://a.example/", title: null, cited: true },
  ]);
});

describe("what was searched for stands", () => {
  test.each([
    [
      "in the action",
      call("web_search_call", { action: { type: "search", query: "chairs", sources: [] } }),
      "chairs",
    ],
    [
      "in the arguments",
      call("web_search_call", { name: "web_search", arguments: '{"query":"chairs"}' }),
      "chairs",
    ],
    [
      "in the input of a tool",
      call("custom_tool_call", { name: "web_search", input: '{"query":"chairs"}' }),
      "chairs",
    ],
    [
      "in the input of another tool",
      call("custom_tool_call", { name: "web_search_with_snippets", input: '{"query":"chairs"}' }),
      "chairs",
    ],
    ["as it is", call("custom_tool_call", { name: "web_search", input: "chairs" }), "chairs"],
    ["nowhere", call("web_search_call", { name: "web_search", arguments: "{}" }), null],
    ["in nothing that can be read", call("web_search_call", { arguments: "{" }), null],
  ])("%s", (_, item, query) => {
    expect(read([item, message("Acorn.")])).toMatchObject({
      searched: true,
      searches: [{ query }],
      usage: { searches: 1 },
    });
  });

  test.each([
    call("custom_tool_call", {
      name: "browse_page",
      input: '{"url":"https://a.example/","instructions":"Read"}',
    }),
    call("web_search_call", { name: "browse_page", arguments: '{"url":"https://a.example/"}' }),
    call("web_search_call", { action: { type: "open_page", url: "https://a.example/" } }),
  ])("nowhere where a page is opened: %#", (item) => {
    expect(read([item, message("Acorn.")])).toMatchObject({
      searched: true,
      searches: [],
      sources: [{ url: "https://a.example/", cited: false }],
    });
  });

  test.each([
    call("custom_tool_call", { name: "code_execution", input: '{"query":"1 + 1"}' }),
    call("x_search_call", { name: "x_keyword_search", arguments: '{"query":"chairs"}' }),
    call("shell_call", { action: { commands: ["ls"] } }),
    call("web_search_call", { arguments: '{"query":"chairs"}', status: "failed" }),
  ])("nowhere where the web was not searched: %#", (item) => {
    expect(read([item, message("Acorn.")])).toMatchObject({ searched: false, searches: [] });
  });
});

test("the account is exact, and counts the searches itself", () => {
  const usage = {
    input_tokens: 5_165,
    output_tokens: 891,
    cost_in_usd_ticks: 189_480_000,
    server_side_tool_usage_details: { web_search_calls: 4 },
  };

  expect(read([message("Acorn.")], { usage }).usage).toEqual({
    inputTokens: 5_165,
    cachedInputTokens: null,
    cacheWriteTokens: null,
    outputTokens: 891,
    searches: 4,
    costUsd: 0.018948,
  });
});
