import type {
  IAiModeAiOverviewReferenceInfo,
  IAiOptimizationChatGptLlmScraperLiveAdvancedResultInfo,
  IAiOverviewSerpElementItem,
  IBaseResponseInfo,
  IBaseResponseTaskInfo,
  ISerpApiAiModeAiOverviewElementItem,
  ISerpGoogleAiModeLiveAdvancedResultInfo,
} from "dataforseo-client";
import { type AskedRequest, goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";
import { channel, review, shop } from "../channel.ts";
import type { SentShape } from "../sent.ts";

const account = `Basic ${Buffer.from(`login:${goodKey}`).toString("base64")}`;
const paths =
  /^\/v3\/(serp\/google\/(organic|ai_mode)|ai_optimization\/chat_gpt\/llm_scraper)\/live\/advanced$/;

/** DataForSEO's live pages of Google and of ChatGPT: almost every answer is a 200 that carries its own status. */
const dataforseo: Protocol = {
  complaint: ({ method, path, headers, body }) => {
    if (method !== "POST" || !paths.test(path)) return { ...whole(40400, "Not Found."), status: 404 };
    if (headers.authorization !== account) return { ...whole(40100, "You are not Authorized."), status: 401 };
    if (!Array.isArray(body) || body.length !== 1)
      return whole(40000, "You can set only one task at a time.");

    const { keyword, location_code, language_code } = body[0];
    if (!Number.isInteger(location_code)) return task(40501, "Invalid Field: 'location_code'.");
    return [keyword, language_code].every((field) => typeof field === "string")
      ? undefined
      : task(40501, "Invalid Field.");
  },
  reply: (outcome, request) => replies[outcome](request),
};

const replies: Readonly<Record<ProtocolOutcome, (request: AskedRequest) => Reply | undefined>> = {
  success: ({ path }) => good(path.includes("chat_gpt") ? chat : { items: [organic, overview] }),
  empty: ({ path }) => good(path.includes("chat_gpt") ? { items: [] } : { items: [organic] }),
  refusal: () => undefined, // a page either shows an answer or not
  length: () => undefined,
  "rate limit": () => whole(40202, "The rate limit per minute has been exceeded."),
  "rate limit with a wait": () => undefined,
  quota: () => task(40210, "Insufficient Funds."),
  overload: () => task(50301, "3rd Party API Service Unavailable."),
};

const organic = { type: "organic", rank_group: 1, url: shop.url };

export const reviewReference: SentShape<IAiModeAiOverviewReferenceInfo> = {
  type: "ai_overview_reference",
  position: "right",
  source: "Review",
  domain: "review.example",
  url: review.url,
  title: review.title,
  text: "Acorn makes good chairs.",
};
export const shopReference: SentShape<IAiModeAiOverviewReferenceInfo> = {
  ...reviewReference,
  source: "Shop",
  domain: "shop.example",
  url: shop.url,
  title: shop.title,
};

export const element: SentShape<ISerpApiAiModeAiOverviewElementItem> = {
  type: "ai_overview_element",
  position: "left",
  title: null,
  text: "Acorn makes good chairs, says Review.",
  markdown: "Acorn makes good chairs, says Review.",
  links: null,
  images: null,
  references: [reviewReference],
};

/** The elements' references were used, those of the whole may have been. */
export const overview: SentShape<IAiOverviewSerpElementItem> = {
  type: "ai_overview",
  rank_group: 1,
  rank_absolute: 1,
  asynchronous_ai_overview: false,
  markdown: "Acorn makes good chairs, says Review.",
  items: [element],
  references: [reviewReference, shopReference],
};

export const chat: SentShape<IAiOptimizationChatGptLlmScraperLiveAdvancedResultInfo> = {
  keyword: "Who makes good chairs?",
  location_code: 2840,
  language_code: "en",
  model: "gpt-6",
  check_url: "https://chatgpt.com/",
  datetime: "2026-11-23 08:00:00 +00:00",
  markdown: "Acorn makes good chairs, says Review.",
  search_results: [
    { type: "chat_gpt_search_result", url: review.url, domain: "review.example", title: review.title },
    { type: "chat_gpt_search_result", url: shop.url, domain: "shop.example", title: shop.title },
  ],
  sources: [{ type: "chat_gpt_source", title: review.title, domain: "review.example", url: review.url }],
  fan_out_queries: ["good chairs"],
  brand_entities: null,
  se_results_count: 0,
  item_types: ["chat_gpt_text"],
  items_count: 1,
  items: [{ type: "chat_gpt_text", rank_group: 1, rank_absolute: 1 }],
};

type SerpResult =
  | SentShape<ISerpGoogleAiModeLiveAdvancedResultInfo>
  | SentShape<IAiOptimizationChatGptLlmScraperLiveAdvancedResultInfo>;
type WholeBody = SentShape<IBaseResponseInfo> & {
  readonly tasks:
    | readonly (SentShape<IBaseResponseTaskInfo> & { readonly result: readonly SerpResult[] | null })[]
    | null;
};

function whole(status_code: number, status_message: string): Reply {
  const body: WholeBody = {
    version: "0.1.20261101",
    status_code,
    status_message,
    time: "0 sec.",
    cost: 0,
    tasks_count: 0,
    tasks_error: 0,
    tasks: null,
  };
  return { status: 200, body };
}

/** A task in its envelope; one that failed has cost nothing unless it is said. */
export function task(
  status_code: number,
  status_message: string,
  done: { readonly result?: SerpResult; readonly cost?: number } = {},
): Reply {
  const { result, cost = 0 } = done;
  const body: WholeBody = {
    version: "0.1.20261101",
    status_code: 20_000,
    status_message: "Ok.",
    time: "4.2 sec.",
    cost,
    tasks_count: 1,
    tasks_error: status_code === 20_000 ? 0 : 1,
    tasks: [
      {
        id: "11230800-1535-0139-0000-0f5c4c0a7b21",
        status_code,
        status_message,
        time: "4.1 sec.",
        cost,
        result_count: result ? 1 : 0,
        path: ["v3"],
        data: {},
        result: result ? [result] : null,
      },
    ],
  };
  return { status: 200, body };
}

/** A page that was read, which costs four tenths of a cent. */
export function good(result: SerpResult): Reply {
  return task(20_000, "Ok.", { result, cost: 0.004 });
}

const env = (key: string, at: string) => ({
  DATAFORSEO_LOGIN: "login",
  DATAFORSEO_PASSWORD: key,
  DATAFORSEO_BASE_URL: at,
});
const unsaid = ["refusal", "length", "rate limit with a wait"] as const;

/** Google's pages, which report nothing of their searches, and ChatGPT's app, which does. */
export const channels = [
  ...["ai-overviews", "ai-mode"].map((id) =>
    channel({
      id,
      protocol: dataforseo,
      env,
      finds: { sources: [review, shop], searched: true, queries: [] },
      unsaid,
    }),
  ),
  channel({
    id: "chatgpt-app",
    protocol: dataforseo,
    env,
    finds: { sources: [review, shop], searched: true, queries: ["good chairs"] },
    unsaid,
  }),
];
