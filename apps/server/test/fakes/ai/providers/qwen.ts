import { type AskedRequest, goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";
import { channel, findsNothing, shop } from "../channel.ts";
import { chatCompletions } from "../protocols/chat-completions.ts";

/** Model Studio's Responses API: it finds pages but cites none, and says most of what went wrong in a good answer. */
const qwenResponses: Protocol = {
  complaint: ({ method, path, headers, body }) => {
    if (method !== "POST" || !path.endsWith("/responses")) return failed(404, "NotFound", "Not found");
    if (headers.authorization !== `Bearer ${goodKey}`)
      return failed(401, "InvalidApiKey", "Invalid API-key provided.");
    if (typeof body.model !== "string" || body.input === undefined)
      return failed(400, "InvalidParameter", "Missing required parameter: 'input'.");
    return undefined;
  },
  reply: (outcome, request) => replies[outcome](request),
};

/** Model Studio answers without a search over chat completions. */
const qwenEither: Protocol = {
  complaint: (request) => (isChat(request) ? chatCompletions : qwenResponses).complaint(request),
  reply: (outcome, request) => (isChat(request) ? chatCompletions : qwenResponses).reply(outcome, request),
};

function isChat({ path }: AskedRequest): boolean {
  return path.endsWith("/chat/completions");
}

const search = {
  type: "web_search_call",
  id: "ws_1",
  status: "completed",
  action: {
    type: "search",
    query: "good chairs",
    sources: [
      { type: "url", url: "https://review.example/chairs" },
      { type: "url", url: "https://shop.example/" },
    ],
  },
};
const thoughts = {
  type: "reasoning",
  id: "msg_0",
  summary: [{ type: "summary_text", text: "I compare Steelcase and Herman Miller." }],
};

/** Limit told in an answer that is a success by its status. */
const limited = {
  status: 200,
  body: failedRun("Operation model request rate limit exceeded, please try again later."),
};

const replies: Readonly<Record<ProtocolOutcome, (request: AskedRequest) => Reply>> = {
  success: (request) =>
    response(request, [thoughts, search, message("Acorn makes good chairs, says Review.")]),
  empty: (request) => response(request, [thoughts, message("")]),
  refusal: () => failed(400, "DataInspectionFailed", "Input data may contain inappropriate content."),
  length: (request) => response(request, [message("Acorn ma")], { status: "incomplete" }, 8_000),
  "rate limit": () => limited,
  "rate limit with a wait": () => ({ ...limited, headers: { "retry-after": "7" } }),
  quota: () => failed(400, "Arrearage", "Access denied, please make sure your account is in good standing."),
  overload: () => failed(503, "ServiceUnavailable", "The service is temporarily unavailable."),
};

function message(text: string): object {
  return {
    type: "message",
    id: "msg_1",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text, annotations: [] }],
  };
}

function response(
  { body }: AskedRequest,
  output: readonly object[],
  more: object = {},
  output_tokens = 40,
): Reply {
  return {
    status: 200,
    body: {
      id: "f75c28fb",
      object: "response",
      created_at: 1_790_000_000,
      status: "completed",
      model: body.model,
      output,
      parallel_tool_calls: false,
      tool_choice: "auto",
      tools: [{ type: "web_search" }],
      usage: {
        input_tokens: 120,
        input_tokens_details: { cached_tokens: 20 },
        output_tokens,
        output_tokens_details: { reasoning_tokens: 8 },
        total_tokens: 120 + output_tokens,
        x_details: [{ input_tokens: 120, output_tokens, x_billing_type: "response_api" }],
        x_tools: { web_search: { count: 1 } },
      },
      ...more,
    },
  };
}

function failedRun(message: string): object {
  const error = { code: "server_error", message };
  return { id: "resp_1", object: "response", created_at: 1, model: "", output: [], status: "failed", error };
}

function failed(status: number, code: string, message: string): Reply {
  return { status, body: { request_id: "req_1", code, message } };
}

/** Qwen with its own search over the Responses API, and without over chat completions. */
export const channels = [
  channel({
    id: "qwen",
    protocol: qwenEither,
    env: (key, at) => ({
      DASHSCOPE_API_KEY: key,
      DASHSCOPE_BASE_URL: `${at}/compatible-mode/v1`,
    }),
    finds: {
      sources: [
        { url: "https://review.example/chairs", title: null, cited: false },
        { ...shop, title: null },
      ],
      searched: true,
      queries: ["good chairs"],
    },
    unsaid: ["rate limit with a wait"],
  }),
  channel({
    id: "qwen-learned",
    protocol: chatCompletions,
    env: (key, at) => ({
      DASHSCOPE_API_KEY: key,
      DASHSCOPE_BASE_URL: `${at}/v1`,
    }),
    finds: findsNothing,
  }),
];
