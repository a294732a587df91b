import { type AskedRequest, goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";
import { channel, review, shop } from "../channel.ts";

/** Anthropic's Messages API with its web search. */
const anthropicMessages: Protocol = {
  complaint: ({ method, path, headers, body }) => {
    if (method !== "POST" || !path.endsWith("/messages")) return failed(404, "not_found_error", "Not found");
    if (headers["x-api-key"] !== goodKey) return failed(401, "authentication_error", "invalid x-api-key");
    if (headers["anthropic-version"] === undefined)
      return failed(400, "invalid_request_error", "anthropic-version: header is required");
    if (typeof body.max_tokens !== "number" || !Array.isArray(body.messages))
      return failed(400, "invalid_request_error", "max_tokens: Field required");
    return undefined;
  },
  reply: (outcome, request) => replies[outcome](request),
};

const replies: Readonly<Record<ProtocolOutcome, (request: AskedRequest) => Reply>> = {
  success: (request) => message(request, [preamble, use, results, first, second]),
  empty: (request) => message(request, []),
  refusal: (request) => message(request, [], "refusal"),
  length: (request) => message(request, [{ type: "text", text: "Acorn ma" }], "max_tokens"),
  "rate limit": () => failed(429, "rate_limit_error", "This request would exceed your rate limit"),
  "rate limit with a wait": () => ({
    ...failed(429, "rate_limit_error", "This request would exceed your rate limit"),
    headers: { "retry-after": "7" },
  }),
  quota: () =>
    failed(400, "invalid_request_error", "Your credit balance is too low to access the Anthropic API."),
  overload: () => failed(529, "overloaded_error", "Overloaded"),
};

const preamble = { type: "text", text: "Let me look that up." };
const use = {
  type: "server_tool_use",
  id: "srvtoolu_1",
  name: "web_search",
  input: { query: "good chairs" },
};
const results = {
  type: "web_search_tool_result",
  tool_use_id: "srvtoolu_1",
  content: [
    {
      type: "web_search_result",
      url: "https://review.example/chairs",
      title: "Chairs reviewed",
      encrypted_content: "c2VjcmV0",
      page_age: "May 1, 2026",
    },
    {
      type: "web_search_result",
      url: "https://shop.example/",
      title: "A shop",
      encrypted_content: "c2VjcmV0",
      page_age: null,
    },
  ],
};
const first = {
  type: "text",
  text: "Acorn makes good chairs,",
  citations: [
    {
      type: "web_search_result_location",
      url: "https://review.example/chairs",
      title: "Chairs reviewed",
      encrypted_index: "aW5kZXg=",
      cited_text: "Acorn makes good chairs.",
    },
  ],
};
const second = { type: "text", text: " says Review." };

function message({ body }: AskedRequest, content: readonly object[], stop_reason = "end_turn"): Reply {
  return {
    status: 200,
    body: {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: `${body.model}-20260101`,
      content,
      stop_reason,
      stop_sequence: null,
      usage: { input_tokens: 120, output_tokens: 40, server_tool_use: { web_search_requests: 1 } },
    },
  };
}

function failed(status: number, type: string, message: string): Reply {
  return { status, body: { type: "error", error: { type, message }, request_id: "req_1" } };
}

/** Claude over the Messages API. */
export const channels = [
  channel({
    id: "claude",
    protocol: anthropicMessages,
    env: (key, at) => ({
      ANTHROPIC_API_KEY: key,
      ANTHROPIC_BASE_URL: `${at}/v1`,
    }),
    finds: { sources: [review, shop], searched: true, queries: ["good chairs"] },
  }),
];
