import type { AiEnv } from "#platform/ai/ai-env.ts";
import { type AskedRequest, goodKey, type Protocol, type Reply } from "../ai-server.ts";
import { channel, findsNothing } from "../channel.ts";
import { chatCompletions, officialChat } from "../protocols/chat-completions.ts";

const env = (key: string, at: string): AiEnv => ({ MOONSHOT_API_KEY: key, MOONSHOT_BASE_URL: `${at}/v1` });

/** Chat completions whose model asks for a search of Moonshot's first, which we have to send there on its behalf. */
const kimiWithSearch: Protocol = {
  ...chatCompletions,
  complaint: (request) => (isSearch(request) ? searchComplaint(request) : chatCompletions.complaint(request)),
  reply: (outcome, request) => {
    if (outcome !== "success") return chatCompletions.reply(outcome, request);
    if (isSearch(request)) return found;
    if (request.body.tools === undefined) return completion(request, answered);
    return completion(request, isAnswered(request) ? answered : asking);
  },
};

const found: Reply = {
  status: 200,
  body: {
    id: "fiber-1",
    object: "fiber",
    status: "succeeded",
    created_at: 1_790_000_000,
    formula: "moonshot/web-search:latest",
    context: {
      input: '{"name":"web_search","arguments":"{\\"query\\":\\"good chairs\\"}"}',
      encrypted_output: "----MOONSHOT ENCRYPTED BEGIN----c2VjcmV0----MOONSHOT ENCRYPTED END----",
      references: [{ url: "https://shop.example/", title: "A shop" }],
    },
  },
};

const call = {
  index: 0,
  id: "web_search:0",
  type: "function",
  function: { name: "web_search", arguments: '{"query": "good chairs"}' },
};
const asking = {
  message: { content: "", reasoning_content: "I have to look that up.", tool_calls: [call] },
  finish_reason: "tool_calls",
  usage: { prompt_tokens: 20, completion_tokens: 10, total_tokens: 30 },
};
const answered = {
  message: { content: "Acorn makes good chairs, says Review.", reasoning_content: "Review says so." },
  finish_reason: "stop",
  usage: { prompt_tokens: 100, completion_tokens: 30, total_tokens: 130, cached_tokens: 20 },
};

interface ChatCompletion {
  readonly message: object;
  readonly finish_reason: string;
  readonly usage: object;
}

function completion({ body }: AskedRequest, { message, finish_reason, usage }: ChatCompletion): Reply {
  return {
    status: 200,
    body: {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1_790_000_000,
      model: body.model,
      choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
      usage,
    },
  };
}

function isSearch({ path }: AskedRequest): boolean {
  return path === "/v1/formulas/moonshot/web-search:latest/fibers";
}

function searchComplaint({ headers, body }: AskedRequest): Reply | undefined {
  if (headers.authorization !== `Bearer ${goodKey}`)
    return { status: 401, body: error("Invalid Authentication") };
  if (body.name !== "web_search" || typeof body.arguments !== "string")
    return { status: 400, body: error("arguments: must be the model's own") };
  return undefined;
}

/** The model goes on after what it said itself, its thoughts included, and what was found. */
function isAnswered({ body }: AskedRequest): boolean {
  const messages = JSON.stringify(body.messages);
  return messages.includes('"reasoning_content":"I have to') && messages.includes("MOONSHOT ENCRYPTED BEGIN");
}

function error(message: string): object {
  return { error: { message, type: "invalid_request_error" } };
}

/** Kimi over chat completions, with Moonshot's search and without it. */
export const channels = [
  channel({
    id: "kimi",
    protocol: kimiWithSearch,
    env,
    finds: {
      sources: [{ url: "https://shop.example/", title: "A shop", cited: false }],
      searched: true,
      queries: ["good chairs"],
    },
    requests: 3,
  }),
  channel({
    id: "kimi-learned",
    protocol: chatCompletions,
    env,
    finds: findsNothing,
    official: officialChat,
  }),
];
