import { describe, expect, test } from "vitest";
import { openaiDialect, readResponses } from "./responses-reading.ts";

const account = {
  input_tokens: 19_681,
  input_tokens_details: { cached_tokens: 3_456, cache_write_tokens: 12_000 },
  output_tokens: 3_773,
  output_tokens_details: { reasoning_tokens: 3_200 },
  total_tokens: 23_454,
};
const citation = (more: object = {}) => ({ type: "url_citation", url: "https://a.example/", ...more });
const search = (action: object, more: object = {}) => ({
  type: "web_search_call",
  id: "ws_1",
  status: "completed",
  action: { type: "search", ...action },
  ...more,
});
const sources = (...hosts: readonly string[]) =>
  hosts.map((host) => ({ type: "url", url: `https://${host}.example/` }));
const message = (text: string, annotations: readonly object[] = [], more: object = {}) => ({
  type: "message",
  id: "msg_1",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text, annotations }],
  ...more,
});
const body = (output: readonly object[], more: object = {}) => ({
  id: "resp_1",
  object: "response",
  status: "completed",
  error: null,
  incomplete_details: null,
  model: "gpt-6-luna-2026-09-22",
  output,
  usage: account,
  ...more,
});
const read = (raw: unknown) => readResponses(raw, openaiDialect);
const failureOf = (raw: unknown): unknown => {
  try {
    return read(raw);
  } catch (error) {
    return error;
  }
};

test("an answer says its text, its model and what it used; each query of a call that searches is billed", () => {
  const raw = body([
    search({ queries: ["chairs", "good chairs"] }),
    search({ query: "desks" }),
    message("Acorn."),
  ]);

  expect(read(raw)).toMatchObject({
    text: "Acorn.",
    model_id: "gpt-6-luna-2026-09-22",
    usage: {
      inputTokens: 19_681,
      cachedInputTokens: 3_456,
      cacheWriteTokens: 12_000,
      outputTokens: 3_773,
      searches: 3,
      costUsd: null,
    },
  });
});

test("an answer without an account of its tokens still counts its searches", () => {
  const { usage, model_id } = read({ output: [search({ query: "chairs" }), message("Acorn.")] });

  expect([usage.inputTokens, usage.outputTokens, usage.searches, model_id]).toEqual([
    null,
    null,
    1,
    undefined,
  ]);
});

describe("a search", () => {
  test.each([
    [
      "with one query says what it found",
      search({ query: "chairs", queries: ["chairs"], sources: sources("a", "b") }),
      [{ query: "chairs", found: ["https://a.example/", "https://b.example/"] }],
    ],
    [
      "in the words of older models",
      search({ query: "chairs", sources: [] }),
      [{ query: "chairs", found: [] }],
    ],
    ["that does not say what it found", search({ query: "chairs" }), [{ query: "chairs", found: null }]],
    [
      "with several queries does not say which of them found what",
      search({ queries: ["chairs", "desks", "chairs"], sources: sources("a") }),
      [
        { query: "chairs", found: null },
        { query: "desks", found: null },
      ],
    ],
    ["without words", search({ query: "", queries: [] }), [{ query: null, found: null }]],
    ["of which nothing is told", { type: "web_search_call" }, [{ query: null, found: null }]],
    [
      "among whose sources are some of a new kind",
      search({ query: "chairs", sources: [{ type: "map", place: 1 }, ...sources("a")] }),
      [{ query: "chairs", found: ["https://a.example/"] }],
    ],
  ])("%s", (_, call, searches) => {
    expect(read(body([call, message("Acorn.")]))).toMatchObject({ searched: true, searches });
  });

  test("that Azure left at searching is one where it tells what it did, and none where it does not", () => {
    const done = read(body([search({ query: "chairs" }, { status: "searching" }), message("Acorn.")]));
    const begun = read(body([{ type: "web_search_call", status: "searching" }, message("Acorn.")]));

    expect(done).toMatchObject({ searched: true, search_queries: ["chairs"], usage: { searches: 1 } });
    expect(begun).toMatchObject({ searched: false, usage: { searches: 0 } });
  });

  test.each([
    ["the vendor's own count, however many calls there are", { web_search: { num_requests: 3 } }, 3],
    ["the vendor's count of none", { web_search: { num_requests: 0 } }, 0],
    ["the queries, where the vendor counts otherwise", { web_search: { num_requests: "3" } }, 2],
    ["the queries, where the vendor does not count", undefined, 2],
  ])("is billed by %s", (_, tool_usage, searches) => {
    const calls = [search({ queries: ["chairs", "desks", "chairs"] }), message("Acorn.")];

    expect(read({ ...body(calls), ...(tool_usage && { tool_usage }) }).usage.searches).toBe(searches);
  });

  test.each(["failed", "incomplete"])("that ended as %s is none, and is not billed", (status) => {
    const answer = read(body([search({ query: "chairs" }, { status }), message("Acorn.")]));

    expect(answer).toMatchObject({
      searched: false,
      searches: [],
      search_queries: [],
      usage: { searches: 0 },
    });
  });

  test.each(["open_page", "find_in_page"])(
    "is not what a call does that is %s, which finds a page",
    (type) => {
      const call = {
        type: "web_search_call",
        status: "completed",
        action: { type, url: "https://a.example/" },
      };

      expect(read(body([call, message("Acorn.")]))).toMatchObject({
        searched: true,
        searches: [],
        sources: [{ url: "https://a.example/", title: null, cited: false }],
        usage: { searches: 0 },
      });
    },
  );
});

describe("a citation", () => {
  test.each([
    ["with everything", citation({ title: "A", start_index: 0, end_index: 6 }), "A"],
    ["without a title", citation({ start_index: 0, end_index: 6 }), null],
    ["without its place", citation({ title: "A" }), "A"],
    ["with an address alone", citation(), null],
    ["whose parts have become others", citation({ title: { text: "A" }, start_index: "0" }), null],
  ])("%s is one", (_, annotation, title) => {
    expect(read(body([message("Acorn.", [annotation])])).sources).toEqual([
      { url: "https://a.example/", title, cited: true },
    ]);
  });

  test("of a page that was found too is in the list once", () => {
    const raw = body([
      search({ query: "chairs", sources: sources("b", "a") }),
      message("Acorn.", [citation()]),
    ]);

    expect(read(raw).sources).toEqual([
      { url: "https://b.example/", title: null, cited: false },
      { url: "https://a.example/", title: null, cited: true },
    ]);
  });

  test("is nothing that has another type", () => {
    const annotations = [
      { type: "something_new", url: "https://new.example/" },
      { type: "file_citation", file_id: "f", filename: "f", index: 0 },
    ];

    expect(read(body([message("Acorn.", annotations)])).sources).toEqual([]);
  });
});

test("thoughts that leave no room for an answer are told apart from an answer that grew too long", () => {
  const cut = { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } };

  expect(() => read(body([{ type: "reasoning", summary: [] }], cut))).toThrow(
    expect.objectContaining({
      kind: "thoughts",
      usage: expect.objectContaining({ inputTokens: expect.any(Number) }),
    }),
  );
});

describe("an end that is none", () => {
  test.each([
    ["cut off", { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } }, "length"],
    ["filtered", { status: "incomplete", incomplete_details: { reason: "content_filter" } }, "refusal"],
    [
      "for a reason of today",
      { status: "incomplete", incomplete_details: { reason: "max_messages" } },
      "incomplete",
    ],
    ["without a reason", { status: "incomplete" }, "incomplete"],
    [
      "without a reason, at the limit",
      { status: "incomplete", usage: { ...account, output_tokens: 8_000 } },
      "length",
    ],
    ["cancelled", { status: "cancelled" }, "incomplete"],
    ["still under way", { status: "in_progress" }, "incomplete"],
    [
      "failed with code and message alone",
      { status: "failed", error: { code: "server_error", message: "Down" } },
      "incomplete",
    ],
    [
      "failed by a policy",
      { status: "failed", error: { code: "bio_policy", message: "Blocked" } },
      "refusal",
    ],
    [
      "failed at a limit",
      { status: "failed", error: { code: "rate_limit_exceeded", message: "Slow" } },
      "rate_limited",
    ],
    ["failed in one word", { error: "overloaded" }, "overloaded"],
    ["failed without a word", { status: "failed" }, "incomplete"],
  ])("%s is %o: %s, and says what it used", (_, more, kind) => {
    const failure = failureOf(body([search({ query: "chairs" }), message("Acorn ma")], more));

    expect(failure).toMatchObject({ kind, usage: { inputTokens: 19_681, searches: 1 } });
  });

  test.each([
    ["a refusal", message("", [], { content: [{ type: "refusal", refusal: "No." }] }), "refusal"],
    ["an answer without words", message("  "), "garbage"],
    ["nothing but an item of a new type", { type: "something_new" }, "garbage"],
  ])("%s says what it used", (_, item, kind) => {
    expect(failureOf(body([item]))).toMatchObject({ kind, usage: { outputTokens: 3_773 } });
  });

  test.each([
    ["text", "Acorn."],
    ["another shape", { hello: "world" }],
    ["an output that is no list", { output: "Acorn." }],
  ])("%s is garbage", (_, raw) => {
    expect(failureOf(raw)).toMatchObject({ kind: "garbage", usage: undefined });
  });
});
