import type { BaseResponse, EngineParameters } from "serpapi";
import { type AskedRequest, goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";
import { channel, review, shop } from "../channel.ts";

/** A block of an answer, by the documentation of SerpApi: its client knows no fields. */
export interface TextBlock {
  readonly type?: "paragraph" | "heading" | "list" | "table" | "expandable" | "code_block";
  readonly title?: string;
  readonly snippet?: string;
  readonly snippet_links?: readonly { readonly text: string; readonly link: string }[];
  readonly reference_indexes?: readonly number[];
  readonly list?: readonly TextBlock[];
  readonly text_blocks?: readonly TextBlock[];
  readonly table?: readonly (readonly string[])[];
}

interface OverviewReference {
  readonly index: number;
  readonly title: string;
  readonly link: string;
  readonly snippet: string;
  readonly source: string;
}

/** An ad on a page of search results, by the documentation of SerpApi. */
export interface SearchAd {
  readonly position: number;
  readonly block_position: "top" | "middle" | "bottom" | "right";
  readonly title: string;
  readonly link: string;
  readonly displayed_link: string;
  readonly tracking_link: string;
  readonly description: string;
  readonly source: string;
}

export interface AiAnswer {
  readonly text_blocks: readonly TextBlock[];
  readonly references?: readonly OverviewReference[];
  readonly reconstructed_markdown?: string;
}

/** SerpApi's engines for Google, which are asked by addresses alone. */
const serpapi: Protocol = {
  asksByGet: true,
  complaint: (request) => {
    const parameters = parametersOf(request);
    if (request.method !== "GET" || !request.path.startsWith("/search.json?"))
      return failed(404, "Not found");
    if (parameters.api_key !== goodKey)
      return failed(401, "Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key");
    if (!/^google(_ai_mode|_ai_overview)?$/.test(parameters.engine ?? ""))
      return failed(400, `Unsupported \`${parameters.engine}\` search engine.`);
    const needed = parameters.engine === "google_ai_overview" ? "page_token" : "q";
    return parameters[needed] ? undefined : failed(400, `Missing query \`${needed}\` parameter.`);
  },
  reply: (outcome, request) => replies[outcome](request),
};

const replies: Readonly<Record<ProtocolOutcome, (request: AskedRequest) => Reply | undefined>> = {
  success: (request) => found(parametersOf(request).engine === "google" ? { ai_overview: answer } : answer),
  empty: () => found({ error: "Google hasn't returned any results for this query." }),
  refusal: () => undefined, // a page either shows an answer or not
  length: () => undefined,
  "rate limit": () => failed(429, "You are exceeding your hourly throughput limit."),
  "rate limit with a wait": () => undefined,
  quota: () => failed(429, "Your account has run out of searches."),
  overload: () => ({
    status: 503,
    body: {
      search_metadata: { id: "1", status: "Error" },
      error: "We couldn't get valid results for this search. Please try again later.",
    } satisfies BaseResponse,
  }),
};

export const references: readonly OverviewReference[] = [
  { index: 0, title: review.title, link: review.url, snippet: "Acorn makes good chairs.", source: "Review" },
  { index: 1, title: shop.title, link: shop.url, snippet: "Chairs of all kinds.", source: "Shop" },
];

const answer: AiAnswer = {
  text_blocks: [
    { type: "paragraph", snippet: "Acorn makes good chairs, says Review.", reference_indexes: [0] },
  ],
  references,
};

export function parametersOf({ path }: AskedRequest): EngineParameters {
  return Object.fromEntries(new URL(path, "http://localhost").searchParams);
}

/** A search that came to its end, whatever it found. */
export function found(fields: BaseResponse): Reply {
  const body: BaseResponse = {
    search_metadata: {
      id: "1",
      status: "Success",
      created_at: "2026-11-23 08:00:00 UTC",
      total_time_taken: 2.1,
    },
    search_parameters: { engine: "google" },
    ...fields,
  };
  return { status: 200, body };
}

function failed(status: number, error: string): Reply {
  return { status, body: { error } satisfies BaseResponse };
}

/** The same pages of Google as the other vendor's. */
export const channels = ["ai-overviews", "ai-mode"].map((id) =>
  channel({
    id,
    protocol: serpapi,
    env: (key, at) => ({ SERPAPI_API_KEY: key, SERPAPI_BASE_URL: at }),
    finds: { sources: [review, shop], searched: true, queries: [] },
    unsaid: ["refusal", "length", "rate limit with a wait"],
  }),
);
