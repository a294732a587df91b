import type { AnswerDiff, AnswerShown, CitationShown, MentionShown } from "@citelens/contract/answers";
import type { AnswerLine, Conversation, getConversation } from "@citelens/contract/conversations";
import { type Answer, apiBase } from "@citelens/contract/endpoint";
import type { Workspace } from "@citelens/contract/workspaces";
import type { Page } from "@playwright/test";

export const conversationsCall = "**/api/v1/projects/*/conversations/?*";
const answersCall = "**/api/v1/projects/*/answers/**";
export const runningCall = "**/api/v1/projects/*/campaigns/running/";

export const ids = {
  query: "0198a3b2-7c1d-7e00-8a55-000000000001",
  campaign: "0198a3b2-7c1d-7e00-8a55-000000000002",
  newest: "0198a3b2-7c1d-7e00-8a55-00000000000a",
  older: "0198a3b2-7c1d-7e00-8a55-00000000000b",
  refused: "0198a3b2-7c1d-7e00-8a55-00000000000c",
  failed: "0198a3b2-7c1d-7e00-8a55-00000000000d",
  pending: "0198a3b2-7c1d-7e00-8a55-00000000000e",
  local: "0198a3b2-7c1d-7e00-8a55-00000000000f",
} as const;

/** The page of the known conversation. */
export function conversationAddress({ id }: Workspace, answerId?: string): string {
  const hash = answerId === undefined ? "" : `#answer-${answerId}`;
  return `/workspaces/${id}/insight/conversations/${ids.query}${hash}`;
}

export function modelOf(id: string, display_name: string): AnswerShown["operator_model"] {
  return { id, display_name, operator_name: `${display_name} Inc.`, operator_favicon: null };
}

const chatgpt = modelOf("chatgpt", "ChatGPT");

const text = `## The best desk chairs for a small office

Three chairs stand out this year, according to [Chair Reviews](https://www.reviews.example/chairs?utm_source=chatgpt.com):

1. **Fabrikam One** is the most comfortable of all [1].
2. **Northwind Flow** costs less and lasts longer [2].
3. Contoso Sit is *disappointing* after a year [1].

| Chair | Price |
|---|---|
| Northwind Flow | 249 € |
| Fabrikam One | 399 € |

> People with back pain should try Northwind R\\&D's lumbar set first.

<script>document.title = "broken"</script>
`;

function mentionOf(brand: string, position: number, fields: Partial<MentionShown> = {}): MentionShown {
  return {
    brand_id: `0198a3b2-7c1d-7e00-8a55-0000000001${position}0`,
    brand,
    is_client: false,
    position,
    basis: "LIST",
    sentiment: "POSITIVE",
    score: 0.8,
    sentiment_basis: "ESTIMATED",
    evidence: null,
    spans: [...text.matchAll(new RegExp(brand, "g"))].map(({ index }) => ({
      start: index,
      end: index + brand.length,
    })),
    ...fields,
  };
}

function sourceOf(url: string, fields: Partial<CitationShown>): CitationShown {
  return {
    url,
    domain: new URL(url).hostname,
    title: null,
    kind: "OTHER",
    position: 1,
    cited: true,
    ...fields,
  };
}

export function answerOf(fields: Partial<AnswerShown> = {}): AnswerShown {
  return {
    id: ids.newest,
    query: { id: ids.query, text: "What is the best desk chair for a small office?", branded: false },
    campaign: { id: ids.campaign, name: "Chairs, Germany" },
    run_id: "0198a3b2-7c1d-7e00-8a55-000000000003",
    operator_model: chatgpt,
    access: "api",
    model_id: "gpt-5.2-2026-10-01",
    status: "OK",
    failure_kind: null,
    failure: null,
    created: "2026-11-20T11:00:00Z",
    answered: "2026-11-20T11:00:12Z",
    country: "DE",
    language: "en",
    searched: true,
    search_queries: ["best desk chair 2026", "desk chair small office review"],
    text,
    mentions: [
      mentionOf("Fabrikam", 1),
      mentionOf("Northwind", 2, { is_client: true, sentiment: "NEUTRAL" }),
      mentionOf("Contoso", 3, {
        sentiment: "NEGATIVE",
        evidence: "Contoso Sit is *disappointing* after a year",
      }),
    ],
    citations: [
      sourceOf("https://www.reviews.example/chairs", {
        domain: "reviews.example",
        title: "Desk chairs, tested for a year",
        kind: "REVIEW",
      }),
      sourceOf("https://northwind.example/flow", { title: "Northwind Flow", kind: "OWNED", position: 2 }),
      sourceOf("https://forum.example/t/81", { kind: "SOCIAL", cited: false }),
    ],
    latency_ms: 12_400,
    credits: 5,
    analyser_version: 1,
    previous_answer_id: ids.older,
    ...fields,
  };
}

const nothing = { text: "", mentions: [], citations: [], search_queries: [], searched: false, credits: 0 };

/** One answer of each kind, each of a model of its own. */
export const answers: readonly AnswerShown[] = [
  answerOf(),
  answerOf({
    ...nothing,
    id: ids.refused,
    operator_model: modelOf("claude", "Claude"),
    status: "REFUSED",
    failure_kind: "refusal",
    failure: "The model declined to answer this question.",
    credits: 5,
  }),
  answerOf({
    ...nothing,
    id: ids.failed,
    operator_model: modelOf("gemini", "Gemini"),
    status: "FAILED",
    failure_kind: "overloaded",
    failure: "The provider was overloaded.",
  }),
  answerOf({
    ...nothing,
    id: ids.pending,
    operator_model: modelOf("copilot", "Copilot"),
    status: "PENDING",
    answered: null,
    latency_ms: null,
    model_id: null,
  }),
  answerOf({
    id: ids.local,
    operator_model: modelOf("local", "Local index"),
    access: "local",
    text: "Nothing was found.",
    mentions: [],
    citations: [],
    search_queries: [],
  }),
];

const olderAnswer = answerOf({
  id: ids.older,
  created: "2026-11-13T11:00:00Z",
  answered: "2026-11-13T11:00:09Z",
  text: "Fabrikam One is the best chair.",
  mentions: [mentionOf("Fabrikam", 1, { spans: [{ start: 0, end: 8 }], basis: "ORDER" })],
  citations: [],
  previous_answer_id: null,
});

export function lineOf(answer: AnswerShown): AnswerLine {
  const client = answer.mentions.find(({ is_client }) => is_client);
  return {
    id: answer.id,
    operator_model: answer.operator_model,
    status: answer.status,
    created: answer.created,
    preview: answer.text.slice(0, 80),
    mentioned: client !== undefined,
    position: client?.position ?? null,
    sentiment: client?.sentiment ?? null,
    cited: answer.citations.some(({ kind, cited }) => kind === "OWNED" && cited),
    citation_count: answer.citations.filter(({ cited }) => cited).length,
  };
}

export function conversationOf(fields: Partial<Conversation> = {}): Conversation {
  const [answer] = answers;
  return {
    id: ids.query,
    text: answer?.query.text ?? "",
    branded: false,
    country: null,
    language: null,
    campaign: { id: ids.campaign, name: "Chairs, Germany" },
    answer_count: 24,
    last_answered: "2026-11-20T11:00:12Z",
    answers: answers.map(lineOf),
    ...fields,
  };
}

export function pageOf(results: Conversation[], count = results.length) {
  return { count, next: null, previous: null, results };
}

const diff: AnswerDiff = {
  before: olderAnswer,
  after: answerOf(),
  parts: [
    { kind: "same", text: "Fabrikam One is the " },
    { kind: "removed", text: "best" },
    { kind: "added", text: "most comfortable" },
    { kind: "same", text: " chair." },
  ],
  brands: [
    { brand: "Northwind", is_client: true, before: null, after: 2 },
    { brand: "Fabrikam", is_client: false, before: 1, after: 1 },
    { brand: "Contoso", is_client: false, before: 2, after: 3 },
  ],
  sources: [
    { domain: "reviews.example", url: "https://www.reviews.example/chairs", change: "added" },
    { domain: "old.example", url: "https://old.example/", change: "removed" },
  ],
};

/** Answers the calls of the conversation page with the known conversation, its older answer and a comparison. */
export async function knowConversation(page: Page): Promise<void> {
  const shown: Answer<typeof getConversation> = {
    id: ids.query,
    text: answerOf().query.text,
    branded: false,
    priority: 2,
    retired: null,
    campaign: answerOf().campaign,
    answers: [...answers],
    history: [...answers, olderAnswer].map(lineOf),
  };
  await page.route(`**${apiBase}/projects/*/conversations/${ids.query}/`, (route) =>
    route.fulfill({ json: shown }),
  );
  await page.route(answersCall, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith("/diff/")) return route.fulfill({ json: diff });
    if (path.endsWith(`/${ids.older}/`)) return route.fulfill({ json: olderAnswer });
    if (path.endsWith("/share/")) {
      const expires = "2026-12-20T11:00:00Z";
      return route.fulfill({
        json: { id: ids.query, url: "https://app.example/shared/answers/abc.def", expires },
      });
    }
    return route.fulfill({ status: 404, json: { detail: "Not found.", code: "NOT_FOUND" } });
  });
}
