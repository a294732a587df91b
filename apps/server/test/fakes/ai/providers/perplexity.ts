import { type AskedRequest, goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";
import { channel, review, shop } from "../channel.ts";

/** Perplexity's Agent API. */
const perplexityAgent: Protocol = {
  complaint: ({ method, path, headers, body }) => {
    if (method !== "POST" || path !== "/v1/agent") return failed(404, "not_found", "Not found");
    if (headers.authorization !== `Bearer ${goodKey}`)
      return failed(401, "invalid_api_key", "Invalid API key provided.");
    if (body.input === undefined || (body.model === undefined && body.preset === undefined))
      return failed(400, "bad_request", "input and one of model and preset are required");
    return undefined;
  },
  reply: (outcome, request) => replies[outcome](request),
};

const replies: Readonly<Record<ProtocolOutcome, (request: AskedRequest) => Reply | undefined>> = {
  success: (request) => response(request, [results, message(text, annotations)]),
  empty: (request) => response(request, [results]),
  refusal: () => undefined, // this API has no word for it: the model says it in its text
  length: (request) => response(request, [message("Acorn ma", [])], 8_000),
  "rate limit": () => failed(429, "rate_limit_exceeded", "Rate limit exceeded"),
  "rate limit with a wait": () => ({
    ...failed(429, "rate_limit_exceeded", "Rate limit exceeded"),
    headers: { "retry-after": "7" },
  }),
  quota: () => failed(401, "insufficient_quota", "You have used up your API credits."),
  overload: () => failed(503, "service_unavailable", "Please try again later."),
};

const text = "Acorn makes good chairs [1], says Review.";
const annotations = [
  {
    type: "url_citation",
    start_index: 0,
    end_index: 27,
    url: "https://review.example/chairs",
    title: "Chairs reviewed",
  },
];
const results = {
  type: "search_results",
  queries: ["good chairs"],
  results: [
    {
      id: 1,
      url: "https://review.example/chairs",
      title: "Chairs reviewed",
      snippet: "Acorn makes good chairs.",
      date: "2026-05-01",
    },
    { id: 2, url: "https://shop.example/", title: "A shop", snippet: "Chairs." },
  ],
};

function message(text: string, annotations: readonly object[]): object {
  return {
    type: "message",
    id: "msg_1",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text, annotations }],
  };
}

/** A whole answer of the given length in tokens; its costs are those of the vendor's list. */
function response({ body }: AskedRequest, output: readonly object[], output_tokens = 40): Reply {
  const costs = { input_cost: 0.00003, output_cost: output_tokens * 0.0000025, tool_calls_cost: 0.005 };
  return {
    status: 200,
    body: {
      id: "resp_1",
      object: "response",
      created_at: 1_790_000_000,
      status: "completed",
      model: body.model,
      output,
      usage: {
        input_tokens: 120,
        input_tokens_details: { cache_creation_input_tokens: 0, cache_read_input_tokens: 20 },
        output_tokens,
        total_tokens: 120 + output_tokens,
        tool_calls_details: { web_search: { invocation: 1 } },
        cost: {
          currency: "USD",
          ...costs,
          total_cost: costs.input_cost + costs.output_cost + costs.tool_calls_cost,
        },
      },
    },
  };
}

function failed(status: number, type: string, message: string): Reply {
  return { status, body: { error: { message, type, code: status } } };
}

/** Perplexity over its Agent API. */
export const channels = [
  channel({
    id: "perplexity",
    protocol: perplexityAgent,
    env: (key, at) => ({
      PERPLEXITY_API_KEY: key,
      PERPLEXITY_BASE_URL: at,
    }),
    finds: { sources: [review, shop], searched: true, queries: ["good chairs"] },
    unsaid: ["refusal"],
    official: {
      request: 'import("@perplexity-ai/perplexity_ai").Perplexity.ResponseCreateParamsNonStreaming',
      answer: 'Omit<import("@perplexity-ai/perplexity_ai").Perplexity.ResponseCreateResponse, "output_text">',
    },
  }),
];
