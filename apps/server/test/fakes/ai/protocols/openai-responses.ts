import type {
  Response,
  ResponseFunctionWebSearch,
  ResponseOutputItem,
  ResponseOutputMessage,
  ResponseOutputRefusal,
  ResponseOutputText,
} from "openai/resources/responses/responses";
import type { ErrorObject } from "openai/resources/shared";
import { type AskedRequest, goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";

/** As it is sent; clients put the whole text beside it. */
type Body = Omit<Response, "output_text">;

const text = "Acorn makes good chairs, says Review.";

/** OpenAI's Responses API with web search. */
export const openaiResponses: Protocol = {
  complaint: (request) => {
    const isKnown = request.headers.authorization === `Bearer ${goodKey}`;
    return (
      responsesComplaint(request) ??
      (isKnown ? undefined : failed(401, "Incorrect API key provided", "invalid_api_key"))
    );
  },
  reply: (outcome, request) => replies[outcome](request),
};

/** Complaint about a request, whatever its key. */
export function responsesComplaint({ method, path, body }: AskedRequest): Reply | undefined {
  if (method !== "POST" || !path.endsWith("/responses")) return failed(404, "Invalid URL", "invalid_url");
  if (typeof body.model !== "string" || !Array.isArray(body.input))
    return failed(400, "Missing required parameter: 'input'.", "missing_required_parameter");
  return undefined;
}

export interface WrittenAnswer {
  readonly text: string;
  /** The addresses that the whole text cites. */
  readonly cited?: readonly string[];
  /** The titles of cited pages, by their addresses. */
  readonly titles?: Readonly<Record<string, string>>;
  /** The addresses that were only found. */
  readonly found?: readonly string[];
  readonly searches?: readonly string[];
}

/** An answer of a test's own, with its citations and searches. */
export function openaiAnswer(
  request: AskedRequest,
  { text, cited = [], titles = {}, found = [], searches = [] }: WrittenAnswer,
): Reply {
  const urls = [...cited, ...found];
  const searching: ResponseFunctionWebSearch = {
    type: "web_search_call",
    id: "ws_1",
    status: "completed",
    action: {
      type: "search",
      query: searches[0] ?? "",
      queries: [...searches],
      sources: urls.map((url) => ({ type: "url", url })),
    },
  };
  const annotations: ResponseOutputText.URLCitation[] = cited.map((url) => ({
    type: "url_citation",
    start_index: 0,
    end_index: text.length,
    url,
    title: titles[url] ?? "",
  }));
  const content = message({ type: "output_text", text, annotations });
  return answered(request, urls.length + searches.length > 0 ? [searching] : [], content);
}

/** The question that a request asks. */
export function openaiQuestion({ body }: AskedRequest): string {
  // The protocol's own shape: messages whose content is text, or parts with text.
  const input = body.input as { role: string; content: string | { text: string }[] }[];
  const content = input.findLast(({ role }) => role === "user")?.content ?? "";
  return typeof content === "string" ? content : content.map(({ text }) => text).join("");
}

const replies: Readonly<Record<ProtocolOutcome, (request: AskedRequest) => Reply>> = {
  success: (request) => answered(request, [search, found], message(outputText)),
  empty: (request) => response(request, [message({ type: "output_text", text: "", annotations: [] })]),
  refusal: (request) =>
    response(request, [message({ type: "refusal", refusal: "I cannot help with that." })]),
  length: (request) =>
    response(request, [message({ type: "output_text", text: "Acorn ma", annotations: [] })], {
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
    }),
  "rate limit": () => failed(429, "Rate limit reached for requests", "rate_limit_exceeded"),
  "rate limit with a wait": () => ({
    ...failed(429, "Rate limit reached for requests", "rate_limit_exceeded"),
    headers: { "retry-after": "7" },
  }),
  quota: () => failed(429, "You exceeded your current quota, please check your plan.", "insufficient_quota"),
  overload: () => failed(503, "The engine is currently overloaded, please try again later", "server_error"),
};

const search: ResponseFunctionWebSearch = {
  type: "web_search_call",
  id: "ws_1",
  status: "completed",
  action: {
    type: "search",
    query: "good chairs",
    queries: ["good chairs"],
    sources: [
      { type: "url", url: "https://review.example/chairs" },
      { type: "url", url: "https://shop.example/" },
    ],
  },
};
const found: ResponseFunctionWebSearch = {
  type: "web_search_call",
  id: "ws_2",
  status: "completed",
  action: { type: "open_page", url: "https://review.example/chairs" },
};
const outputText: ResponseOutputText = {
  type: "output_text",
  text,
  annotations: [
    {
      type: "url_citation",
      start_index: 0,
      end_index: text.length,
      url: "https://review.example/chairs",
      title: "Chairs reviewed",
    },
  ],
};

/** Newer models of OpenAI's first say what they are about to do, and mark which of their messages is the answer. */
function answered(
  request: AskedRequest,
  searches: readonly ResponseFunctionWebSearch[],
  content: ResponseOutputMessage,
): Reply {
  if (!String(request.body.model).startsWith("gpt-")) return response(request, [...searches, content]);

  const commentary = message({ type: "output_text", text: "I look into Steelcase first.", annotations: [] });
  return response(request, [
    { ...commentary, phase: "commentary" },
    ...searches,
    { ...content, phase: "final_answer" },
  ]);
}

export function message(content: ResponseOutputText | ResponseOutputRefusal): ResponseOutputMessage {
  return { type: "message", id: "msg_1", role: "assistant", status: "completed", content: [content] };
}

export function response(
  { body: asked }: AskedRequest,
  output: readonly ResponseOutputItem[],
  more: Partial<Body> = {},
): Reply & { readonly body: Body } {
  return {
    status: 200,
    body: {
      id: "resp_1",
      object: "response",
      created_at: 1_790_000_000,
      status: "completed",
      error: null,
      incomplete_details: null,
      access_programs: null,
      instructions: null,
      metadata: {},
      parallel_tool_calls: true,
      temperature: 1,
      tool_choice: "auto",
      tools: [{ type: "web_search" }],
      top_p: 1,
      model: `${asked.model}-2026-01-01`,
      output: [...output],
      usage: {
        input_tokens: 120,
        input_tokens_details: { cached_tokens: 20, cache_write_tokens: 0 },
        output_tokens: 40,
        output_tokens_details: { reasoning_tokens: 8 },
        total_tokens: 160,
      },
      ...more,
    },
  };
}

export function failed(status: number, words: string, code: string): Reply {
  const error: ErrorObject = { message: words, type: code, param: null, code };
  return { status, body: { error } };
}
