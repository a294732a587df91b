import { type AskedRequest, goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";

export const officialChat = {
  request: 'import("openai/resources/chat/completions").ChatCompletionCreateParamsNonStreaming',
  answer: 'import("openai/resources/chat/completions").ChatCompletion',
};

/** OpenAI's chat completions, as Qwen, Kimi and many servers of one's own speak them. */
export const chatCompletions: Protocol = {
  complaint: ({ method, path, headers, body }) => {
    if (method !== "POST" || !path.endsWith("/chat/completions"))
      return failed(404, "Not Found", "not_found");
    if (headers.authorization !== `Bearer ${goodKey}`)
      return failed(401, "Authentication Fails, Your api key is invalid", "authentication_error");
    if (typeof body.model !== "string" || !Array.isArray(body.messages))
      return failed(400, "messages is required", "invalid_request_error");
    return undefined;
  },
  reply: (outcome, request) => replies[outcome](request),
};

const replies: Readonly<Record<ProtocolOutcome, (request: AskedRequest) => Reply>> = {
  success: (request) => completion(request, { content: "Acorn makes good chairs, says Review." }),
  empty: (request) => completion(request, { content: "" }),
  refusal: (request) => completion(request, { content: null, refusal: "I cannot help with that." }),
  length: (request) => completion(request, { content: "Acorn ma" }, "length"),
  "rate limit": () => failed(429, "Rate limit reached", "rate_limit_reached_error"),
  "rate limit with a wait": () => ({
    ...failed(429, "Rate limit reached", "rate_limit_reached_error"),
    headers: { "retry-after-ms": "7000" },
  }),
  quota: () => failed(402, "Insufficient Balance", "unknown_error"),
  overload: () => failed(503, "Server overloaded, please retry", "server_error"),
};

function completion({ body }: AskedRequest, message: object, finish_reason = "stop"): Reply {
  return {
    status: 200,
    body: {
      id: "chat_1",
      object: "chat.completion",
      created: 1_790_000_000,
      model: `${body.model}-2026-01-01`,
      choices: [
        {
          index: 0,
          message: { role: "assistant", refusal: null, ...message },
          finish_reason,
          logprobs: null,
        },
      ],
      usage: {
        prompt_tokens: 120,
        prompt_tokens_details: { cached_tokens: 0 },
        completion_tokens: 40,
        total_tokens: 160,
      },
    },
  };
}

function failed(status: number, message: string, type: string): Reply {
  return { status, body: { error: { message, type, code: type } } };
}
