import { type AskedRequest, goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";
import { channel, review } from "../channel.ts";
import {
  failed,
  message,
  openaiResponses,
  response,
  responsesComplaint,
} from "../protocols/openai-responses.ts";

/**
 * A deployment on Azure. It takes its key in a header of its own, has a filter before the model, tells of a search with
 * several queries and of no page that it only found, and counts what it bills.
 */
const azureResponses: Protocol = {
  complaint: (request) => {
    const isKnown = request.headers["api-key"] === goodKey && request.headers.authorization === undefined;
    return responsesComplaint(request) ?? (isKnown ? undefined : denied);
  },
  reply: (outcome, request) => replies[outcome]?.(request) ?? openaiResponses.reply(outcome, request),
};

const denied = failed(401, "Access denied due to invalid subscription key or wrong API endpoint.", "401");

const filtered: Reply = {
  status: 400,
  body: {
    error: {
      message:
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      type: null,
      param: "prompt",
      code: "content_filter",
      status: 400,
      innererror: {
        code: "ResponsibleAIPolicyViolation",
        content_filter_result: { violence: { filtered: true, severity: "high" } },
      },
    },
  },
};

const replies: Readonly<Partial<Record<ProtocolOutcome, (request: AskedRequest) => Reply>>> = {
  success: (request) => {
    const text = "Acorn makes good chairs, says Review.";
    const cited = { url: "https://review.example/chairs", title: "Chairs reviewed" };
    const { status, body } = response(request, [
      {
        type: "web_search_call",
        id: "ws_1",
        status: "completed",
        action: { type: "search", query: "good chairs", queries: ["good chairs", "chairs review"] },
      },
      message({
        type: "output_text",
        text,
        annotations: [{ type: "url_citation", start_index: 31, end_index: text.length, ...cited }],
      }),
    ]);
    const tool_usage = { web_search: { num_requests: 2 } };
    const content_filters = [{ blocked: false, source_type: "prompt", content_filter_results: {} }];
    return { status, body: { ...body, content_filters, tool_usage } };
  },
  refusal: () => filtered,
  "rate limit": () => failed(429, "Requests have exceeded the call rate limit. Retry later.", "429"),
  "rate limit with a wait": () => ({
    ...failed(429, "Requests have exceeded the call rate limit. Retry later.", "429"),
    headers: { "retry-after": "7", "x-ratelimit-remaining-requests": "0" },
  }),
};

/** Copilot's model in a deployment on Azure. */
export const channels = [
  channel({
    id: "copilot",
    protocol: azureResponses,
    env: (key, at) => ({
      AZURE_API_KEY: key,
      AZURE_BASE_URL: `${at}/openai/v1`,
    }),
    finds: { sources: [review], searched: true, queries: ["good chairs", "chairs review"] },
  }),
];
