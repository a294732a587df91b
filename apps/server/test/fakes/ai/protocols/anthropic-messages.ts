import { type AskedRequest, goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";

export const officialMessages = {
  request: 'import("@anthropic-ai/sdk/resources/messages").MessageCreateParamsNonStreaming',
  answer: 'import("@anthropic-ai/sdk/resources/messages").Message',
};

/** Anthropic's Messages API with its web search. */
export const anthropicMessages: Protocol = messagesAt("/v1/messages", (request, content, stop_reason) => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: `${request.body.model}-20260101`,
  content,
  stop_reason,
  stop_sequence: null,
  stop_details: null,
  container: null,
  diagnostics: null,
  usage: {
    input_tokens: 100,
    cache_creation: { ephemeral_1h_input_tokens: 0, ephemeral_5m_input_tokens: 0 },
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 20,
    output_tokens: 40,
    output_tokens_details: { thinking_tokens: 8 },
    server_tool_use: { web_search_requests: 1, web_fetch_requests: 0 },
    service_tier: "standard",
    inference_geo: "global",
    speed: "standard",
  },
}));

/** The same as DeepSeek speaks it, which thinks first unless it is told not to, knows fewer of its fields and has a search of its own. */
export const deepseekMessages: Protocol = messagesAt(
  "/anthropic/v1/messages",
  (request, content, stop_reason) => ({
    id: "4f0f2c5e-0000-4000-8000-000000000000",
    type: "message",
    role: "assistant",
    model: `${request.body.model}`,
    content: [...thoughtsFor(request), ...content.map(asOwnSearch)],
    stop_reason,
    stop_sequence: null,
    usage: {
      input_tokens: 100,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 20,
      output_tokens: 40,
      service_tier: "standard",
      server_tool_use: { web_search_requests: 1 },
    },
  }),
);

function thoughtsFor({ body }: AskedRequest): object[] {
  if (JSON.stringify(body.thinking) === '{"type":"disabled"}') return [];
  return [{ type: "thinking", thinking: "Which chairs are good?", signature: "c2lnbmF0dXJl" }];
}

function asOwnSearch(block: object): object {
  return "name" in block ? { ...block, name: "deepseek_web_search" } : block;
}

type Body = (request: AskedRequest, content: readonly object[], stopReason: string) => object;

function messagesAt(address: string, bodyOf: Body): Protocol {
  const message = (request: AskedRequest, content: readonly object[], stopReason = "end_turn"): Reply => ({
    status: 200,
    body: bodyOf(request, content, stopReason),
  });
  const replies: Readonly<Record<ProtocolOutcome, (request: AskedRequest) => Reply>> = {
    success: (request) => message(request, request.body.tools ? searchedAnswer : learnedAnswer),
    empty: (request) => message(request, []),
    refusal: (request) => message(request, [], "refusal"),
    length: (request) =>
      message(request, [{ type: "text", text: "Acorn ma", citations: null }], "max_tokens"),
    "rate limit": () => failed(429, "rate_limit_error", "This request would exceed your rate limit"),
    "rate limit with a wait": () => ({
      ...failed(429, "rate_limit_error", "This request would exceed your rate limit"),
      headers: { "retry-after": "7" },
    }),
    quota: () =>
      failed(400, "invalid_request_error", "Your credit balance is too low to access the Anthropic API."),
    overload: () => failed(529, "overloaded_error", "Overloaded"),
  };
  return {
    complaint: ({ method, path, headers, body }) => {
      if (method !== "POST" || path !== address) return failed(404, "not_found_error", "Not found");
      if (headers["x-api-key"] !== goodKey) return failed(401, "authentication_error", "invalid x-api-key");
      if (headers["anthropic-version"] === undefined)
        return failed(400, "invalid_request_error", "anthropic-version: header is required");
      if (typeof body.max_tokens !== "number" || !Array.isArray(body.messages))
        return failed(400, "invalid_request_error", "max_tokens: Field required");
      return undefined;
    },
    reply: (outcome, request) => replies[outcome](request),
  };
}

const caller = { type: "direct" };
const cited = {
  type: "web_search_result_location",
  url: "https://review.example/chairs",
  title: "Chairs reviewed",
  encrypted_index: "aW5kZXg=",
  cited_text: "Acorn makes good chairs.",
};
const searchedAnswer = [
  { type: "text", text: "Let me look that up.", citations: null },
  {
    type: "server_tool_use",
    id: "srvtoolu_1",
    name: "web_search",
    input: { query: "good chairs" },
    caller,
  },
  {
    type: "web_search_tool_result",
    tool_use_id: "srvtoolu_1",
    caller,
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
  },
  { type: "text", text: "Acorn makes good chairs,", citations: [cited] },
  { type: "text", text: " says Review.", citations: null },
];
const learnedAnswer = [{ type: "text", text: "Acorn makes good chairs, says Review.", citations: null }];

function failed(status: number, type: string, message: string): Reply {
  return { status, body: { type: "error", error: { type, message }, request_id: "req_1" } };
}
