import { goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";
import { channel, review } from "../channel.ts";

const account = `Basic ${Buffer.from(`login:${goodKey}`).toString("base64")}`;

/** DataForSEO's live pages of Google: almost every answer is a 200 that carries its own status. */
const dataforseo: Protocol = {
  complaint: ({ method, path, headers, body }) => {
    if (method !== "POST" || !/^\/v3\/serp\/google\/(organic|ai_mode)\/live\/advanced$/.test(path))
      return { ...whole(40400, "Not Found."), status: 404 };
    if (headers.authorization !== account) return { ...whole(40100, "You are not Authorized."), status: 401 };
    if (!Array.isArray(body) || body.length !== 1)
      return whole(40000, "You can set only one task at a time.");

    const { keyword, location_name, language_code } = body[0];
    const isWhole = [keyword, location_name, language_code].every((field) => typeof field === "string");
    return isWhole ? undefined : task(40501, "Invalid Field.");
  },
  reply: (outcome) => replies[outcome](),
};

const replies: Readonly<Record<ProtocolOutcome, () => Reply | undefined>> = {
  success: () => task(20000, "Ok.", [{ type: "organic", url: "https://shop.example/" }, overview]),
  empty: () => task(20000, "Ok.", [{ type: "organic", url: "https://shop.example/" }]),
  refusal: () => undefined, // a page either shows an answer or not
  length: () => undefined,
  "rate limit": () => whole(40202, "The rate limit per minute has been exceeded."),
  "rate limit with a wait": () => undefined,
  quota: () => task(40210, "Insufficient Funds."),
  overload: () => task(50301, "3rd Party API Service Unavailable."),
};

const overview = {
  type: "ai_overview",
  rank_group: 1,
  asynchronous_ai_overview: false,
  markdown: "Acorn makes good chairs, says Review.",
  items: [],
  references: [
    {
      type: "ai_overview_reference",
      source: "Review",
      domain: "review.example",
      url: "https://review.example/chairs",
      title: "Chairs reviewed",
      text: "Acorn makes good chairs.",
    },
  ],
};

function whole(status_code: number, status_message: string): Reply {
  return { status: 200, body: { version: "0.1", status_code, status_message, tasks: null } };
}

function task(status_code: number, status_message: string, items?: readonly object[]): Reply {
  const result = items ? [{ keyword: "chairs", type: "organic", items_count: items.length, items }] : null;
  return {
    status: 200,
    body: {
      version: "0.1",
      status_code: 20000,
      status_message: "Ok.",
      tasks: [{ id: "1", status_code, status_message, result }],
    },
  };
}

/** Google's pages, which report nothing of their searches. */
export const channels = ["ai-overviews", "ai-mode"].map((id) =>
  channel({
    id,
    protocol: dataforseo,
    env: (key, at) => ({
      DATAFORSEO_LOGIN: "login",
      DATAFORSEO_PASSWORD: key,
      DATAFORSEO_BASE_URL: at,
    }),
    finds: { sources: [review], searched: true, queries: [] },
    unsaid: ["refusal", "length", "rate limit with a wait"],
  }),
);
