import { goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";
import { channel, review } from "../channel.ts";

/** Mistral's Conversations API with its web search. */
const mistralConversations: Protocol = {
  complaint: ({ method, path, headers, body }) => {
    if (method !== "POST" || !path.endsWith("/conversations")) return failed(404, "no Route matched");
    if (headers.authorization !== `Bearer ${goodKey}`) return failed(401, "Unauthorized");
    if (typeof body.model !== "string" || body.inputs === undefined)
      return failed(422, "inputs: Field required");
    return undefined;
  },
  reply: (outcome) => replies[outcome](),
};

const replies: Readonly<Record<ProtocolOutcome, () => Reply | undefined>> = {
  success: () => conversation([message("Let me search.", "msg_0"), execution, message([text, reference])]),
  empty: () => conversation([message([])]),
  refusal: () => undefined, // this API has no word for it: the model says it in its text
  length: () => conversation([message([{ type: "text", text: "Acorn ma" }])], 8_000),
  "rate limit": () => failed(429, "Requests rate limit exceeded"),
  "rate limit with a wait": () => ({
    ...failed(429, "Requests rate limit exceeded"),
    headers: { "retry-after": "7" },
  }),
  quota: () => failed(402, "Payment required: activate payments"),
  overload: () => failed(503, "Service unavailable."),
};

const execution = {
  object: "entry",
  type: "tool.execution",
  id: "tool_1",
  name: "web_search",
  arguments: '{"query": "good chairs"}',
};
const text = { type: "text", text: "Acorn makes good chairs, says Review." };
const reference = {
  type: "tool_reference",
  tool: "web_search",
  title: "Chairs reviewed",
  url: "https://review.example/chairs",
  favicon: null,
  description: "Acorn makes good chairs.",
};

function message(content: string | readonly object[], id = "msg_1"): object {
  return {
    object: "entry",
    type: "message.output",
    created_at: "2026-11-22T08:00:00.000000Z",
    completed_at: "2026-11-22T08:00:01.000000Z",
    agent_id: null,
    id,
    role: "assistant",
    model: "mistral-2026-01-01",
    content,
  };
}

function conversation(outputs: readonly object[], completion_tokens = 40): Reply {
  return {
    status: 200,
    body: {
      object: "conversation.response",
      conversation_id: "conv_1",
      outputs,
      usage: {
        prompt_tokens: 20,
        completion_tokens,
        total_tokens: 120 + completion_tokens,
        connector_tokens: 100,
        connectors: { web_search: 1 },
      },
    },
  };
}

function failed(status: number, message: string): Reply {
  return {
    status,
    body: { object: "error", message, type: "invalid_request_error", param: null, code: `${status}` },
  };
}

/** Le Chat over the Conversations API. */
export const channels = [
  channel({
    id: "le-chat",
    protocol: mistralConversations,
    env: (key, at) => ({
      MISTRAL_API_KEY: key,
      MISTRAL_BASE_URL: `${at}/v1`,
    }),
    finds: { sources: [review], searched: true, queries: ["good chairs"] },
    unsaid: ["refusal"],
    // Its client has no type for what comes over HTTP, but a schema; a test asks that.
    official: {
      request: 'import("@mistralai/mistralai/models/components").ConversationRequest$Outbound',
      answer: undefined,
    },
  }),
];
