import { type AskedRequest, goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";
import { channel, review, shop } from "../channel.ts";
import { xaiUnsafe } from "../forbidden.ts";

/** xAI's Responses API: its searches, citations, account and errors have shapes of their own. */
const xaiResponses: Protocol = {
  complaint: ({ method, path, headers, body }) => {
    if (method !== "POST" || !path.endsWith("/responses")) return failed(404, "Not found", "Not found");
    if (headers.authorization !== `Bearer ${goodKey}`)
      return failed(
        400,
        invalid,
        "Incorrect API key provided: a-***ey. You can obtain an API key from the console.",
      );
    if (typeof body.model !== "string" || !Array.isArray(body.input) || body.instructions !== undefined)
      return failed(422, invalid, "Failed to deserialize the JSON body into the target type");
    return undefined;
  },
  reply: (outcome, request) => replies[outcome](request),
};

const invalid = "Client specified an invalid argument";
const exhausted = "Some resource has been exhausted";
const text = "Acorn makes good chairs[[1]](https://review.example/chairs), says Review.";

interface UrlAnnotation {
  readonly type: "url_citation";
  readonly url: string;
  /** The mark in the text, as in [1]. */
  readonly title?: string;
  readonly start_index?: number;
  readonly end_index?: number;
}

const annotations: readonly UrlAnnotation[] = [
  { type: "url_citation", url: "https://review.example/chairs", title: "1", start_index: 23, end_index: 59 },
  { type: "url_citation", url: "https://shop.example/" },
];

/** As older models of xAI's tell it: the words stand in the arguments. */
const search = {
  type: "web_search_call",
  id: "fc_1",
  call_id: "",
  name: "web_search",
  arguments: '{"query":"good chairs","num_results":5}',
  status: "completed",
};

/** As newer ones do, in a tool of their own. */
const snippets = {
  type: "custom_tool_call",
  id: "ctc_1",
  call_id: "call_1",
  name: "web_search_with_snippets",
  input: '{"query":"chairs that last"}',
  status: "completed",
};

const page = {
  type: "custom_tool_call",
  id: "ctc_2",
  call_id: "call_2",
  name: "browse_page",
  input: '{"url":"https://review.example/chairs","instructions":"Which chairs are good?"}',
  status: "completed",
};

const found = ["https://review.example/chairs", "https://shop.example/", "https://far.example/"];

const replies: Readonly<Record<ProtocolOutcome, (request: AskedRequest) => Reply>> = {
  success: (request) =>
    response(request, [search, snippets, page, message(text, annotations)], { citations: found }),
  empty: (request) => response(request, [search, message("", [])]),
  refusal: () => xaiUnsafe,
  length: (request) =>
    response(request, [message("Acorn ma", [])], {
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
    }),
  "rate limit": () => failed(429, exhausted, "Too many requests for team 00000000-team and model grok-4.3."),
  "rate limit with a wait": () => ({
    ...failed(429, exhausted, "Too many requests for team 00000000-team and model grok-4.3."),
    headers: { "retry-after": "7" },
  }),
  quota: () =>
    failed(
      429,
      exhausted,
      "Your team 00000000-team has either used all available credits or reached its monthly spending limit.",
    ),
  overload: () =>
    failed(
      503,
      "The service is currently unavailable",
      "The model is currently at capacity due to high demand.",
    ),
};

function message(text: string, annotations: readonly UrlAnnotation[]): object {
  return {
    type: "message",
    id: "msg_1",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text, logprobs: [], annotations }],
  };
}

function response({ body }: AskedRequest, output: readonly object[], more: object = {}): Reply {
  return {
    status: 200,
    body: {
      id: "25de2f84",
      object: "response",
      created_at: 1_790_000_000,
      status: "completed",
      incomplete_details: null,
      model: `${body.model}-latest`,
      output,
      tools: [{ type: "web_search" }],
      usage: {
        input_tokens: 120,
        input_tokens_details: { cached_tokens: 20 },
        output_tokens: 40,
        output_tokens_details: { reasoning_tokens: 8 },
        total_tokens: 160,
        num_sources_used: 0,
        num_server_side_tools_used: 3,
        cost_in_usd_ticks: 189_480_000,
        server_side_tool_usage_details: { web_search_calls: 3, x_search_calls: 0 },
      },
      ...more,
    },
  };
}

function failed(status: number, code: string, error: string): Reply {
  return { status, body: { code, error } };
}

/** Grok over xAI's Responses API. */
export const channels = [
  channel({
    id: "grok",
    protocol: xaiResponses,
    env: (key, at) => ({
      XAI_API_KEY: key,
      XAI_BASE_URL: `${at}/v1`,
    }),
    finds: {
      sources: [
        { ...review, title: null },
        { ...shop, title: null },
        { url: "https://far.example/", title: null, cited: false },
      ],
      searched: true,
      queries: ["good chairs", "chairs that last"],
    },
  }),
];
