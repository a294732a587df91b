import type {
  IAiOptimizationChatGptLlmScraperLiveAdvancedRequestInfo,
  ISerpGoogleAiModeLiveAdvancedRequestInfo,
  ISerpGoogleOrganicLiveAdvancedRequestInfo,
} from "dataforseo-client";
import { describe, expect, test } from "vitest";
import {
  chat,
  element,
  good,
  overview,
  reviewReference,
  shopReference,
  task,
} from "#test/fakes/ai/providers/dataforseo.ts";
import type { SentShape } from "#test/fakes/ai/sent.ts";
import { surfaceAsked } from "../surface-asked.test-helper.ts";

type RequestBody =
  | ISerpGoogleAiModeLiveAdvancedRequestInfo
  | ISerpGoogleOrganicLiveAdvancedRequestInfo
  | IAiOptimizationChatGptLlmScraperLiveAdvancedRequestInfo;

describe("what DataForSEO is asked", () => {
  test.each<[string, string, SentShape<RequestBody>]>([
    [
      "ai-overviews",
      "/v3/serp/google/organic/live/advanced",
      { location_code: 2250, language_code: "fr", device: "desktop", load_async_ai_overview: true },
    ],
    [
      "ai-mode",
      "/v3/serp/google/ai_mode/live/advanced",
      { location_code: 2250, language_code: "fr", device: "desktop" },
    ],
    [
      "chatgpt-app",
      "/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced",
      { location_code: 2250, language_code: "fr" },
    ],
  ])("of %s is a task of its own fields", async (id, path, fields) => {
    const { requests, answer } = await surfaceAsked(id, {
      question: "Is C++ 100% faster?",
      where: { country: "FR", language: "fr-CA" },
    });

    expect(requests).toEqual([
      expect.objectContaining({ path, body: [{ keyword: "Is C%2B%2B 100%25 faster?", ...fields }] }),
    ]);
    expect(answer?.located).toBe("field");
  });

  test.each(["ai-overviews", "ai-mode", "chatgpt-app"])(
    "of %s without a country is read in the United States, and says so",
    async (id) => {
      const { requests, answer } = await surfaceAsked(id, {});

      expect(requests[0]?.body).toMatchObject([{ location_code: 2840, language_code: "en" }]);
      expect(answer?.located).toBe("united_states");
    },
  );

  test("holds no search operator on Google's pages, and the question as it stands in the app", async () => {
    const question = "chairs site:acorn.example";

    const [page, app] = await Promise.all(
      ["ai-overviews", "chatgpt-app"].map((id) => surfaceAsked(id, { question })),
    );

    expect(page?.requests[0]?.body).toMatchObject([{ keyword: "chairs site :acorn.example" }]);
    expect(app?.requests[0]?.body).toMatchObject([{ keyword: question }]);
  });

  test.each(["RU", "BY"])("is nothing from %s", async (country) => {
    const { requests, failure } = await surfaceAsked("ai-mode", { where: { country } });

    expect(requests).toEqual([]);
    expect(failure).toMatchObject({ kind: "unsupported_country", usage: { costUsd: 0 } });
  });
});

describe("an overview", () => {
  const link = {
    type: "link_element",
    title: "Acorn",
    url: "https://acorn.example/",
    domain: "acorn.example",
  };
  const video = {
    type: "ai_overview_video_element",
    title: "Chairs in motion",
    url: "https://video.example/1",
    domain: "video.example",
  };
  const paid = {
    type: "ai_overview_paid",
    text: "Buy Oak now.",
    items: [
      { type: "ai_overview_paid_element", url: "https://oak.example/buy", references: [shopReference] },
    ],
  };

  test("cites what its elements refer and link to, however deep, and found the rest", async () => {
    const deep = {
      type: "ai_overview_expanded_element",
      title: "More",
      components: [
        { type: "ai_overview_expanded_component", markdown: "More.", links: [link], references: [] },
      ],
      references: null,
    };
    const items = [{ ...element, references: [reviewReference] }, deep, video, paid];
    const shown = {
      ...overview,
      markdown: "Acorn, says [Blog](https://blog.example/a).",
      items,
      references: [shopReference, reviewReference],
    };

    const { answer } = await surfaceAsked("ai-mode", { reply: good({ items: [shown] }) });

    expect(answer?.sources).toEqual([
      { url: shopReference.url, title: "A shop", cited: false },
      { url: reviewReference.url, title: "Chairs reviewed", cited: true },
      { url: link.url, title: "Acorn", cited: true },
      { url: video.url, title: "Chairs in motion", cited: true },
      { url: "https://blog.example/a", title: null, cited: true },
    ]);
  });

  test("without a text of the whole is read from its elements, but not from advertisements", async () => {
    const component = { type: "ai_overview_expanded_component", markdown: "Oak is cheaper." };
    const expanded = { type: "ai_overview_expanded_element", title: "Others", components: [component] };
    const items = [{ ...element, markdown: null, text: "Acorn makes good chairs." }, expanded, paid];

    const { answer } = await surfaceAsked("ai-overviews", {
      reply: good({ items: [{ ...overview, markdown: null, items }] }),
    });

    expect(answer?.text).toBe("Acorn makes good chairs.\n\nOthers\n\nOak is cheaper.");
  });

  test("that never came is that nothing is shown, and costs what it says", async () => {
    const late = {
      ...overview,
      asynchronous_ai_overview: true,
      markdown: null,
      items: null,
      references: null,
    };

    const { failure } = await surfaceAsked("ai-overviews", {
      reply: task(20_000, "Ok.", { result: { items: [late] }, cost: 0.002 }),
    });

    expect(failure).toMatchObject({ kind: "nothing_shown", usage: { costUsd: 0.002 } });
  });
});

describe("ChatGPT's app", () => {
  test("names its model, its searches and which of the pages it cites", async () => {
    const { answer } = await surfaceAsked("chatgpt-app", {
      reply: good({ ...chat, fan_out_queries: ["good chairs", "chairs 2026"] }),
    });

    expect(answer).toMatchObject({
      model_id: "gpt-6",
      searched: true,
      search_queries: ["good chairs", "chairs 2026"],
      searches: [
        { query: "good chairs", found: null },
        { query: "chairs 2026", found: null },
      ],
      usage: { costUsd: 0.004 },
    });
    expect(answer?.sources.map(({ cited }) => cited)).toEqual([true, false]);
  });

  test("that did not search answers from what it learnt", async () => {
    const { answer } = await surfaceAsked("chatgpt-app", {
      reply: good({ ...chat, sources: null, search_results: null, fan_out_queries: null }),
    });

    expect(answer).toMatchObject({ searched: false, searches: [], sources: [] });
  });

  test.each([
    ["none at all", task(20_000, "Ok.", { cost: 0.004 })],
    ["an empty one", good({ ...chat, markdown: "", items: [] })],
  ])("with %s for an answer has sent garbage that is paid for", async (_, reply) => {
    const { failure } = await surfaceAsked("chatgpt-app", { reply });

    expect(failure).toMatchObject({ kind: "garbage", usage: { costUsd: 0.004 } });
  });

  test("is read from its parts where it has no text of the whole", async () => {
    const items = [
      { type: "chat_gpt_text", markdown: "Acorn.", sources: [{ url: "https://a.example/", title: "A" }] },
      { type: "chat_gpt_table", text: "| a |", markdown: null },
    ];

    const { answer } = await surfaceAsked("chatgpt-app", {
      reply: good({ ...chat, markdown: null, sources: null, search_results: null, items }),
    });

    expect(answer?.text).toBe("Acorn.\n\n| a |");
    expect(answer?.sources).toEqual([{ url: "https://a.example/", title: "A", cited: true }]);
  });
});

describe("a status of its own", () => {
  test.each([
    [40000, "rejected"],
    [40100, "bad_key"],
    [40101, "incomplete"],
    [40102, "nothing_shown"],
    [40103, "overloaded"],
    [40104, "bad_key"],
    [40200, "quota"],
    [40201, "misconfigured"],
    [40202, "rate_limited"],
    [40203, "quota"],
    [40204, "misconfigured"],
    [40207, "misconfigured"],
    [40209, "rate_limited"],
    [40210, "quota"],
    [40400, "misconfigured"],
    [40402, "misconfigured"],
    [40501, "rejected"],
    [50000, "overloaded"],
    [50301, "overloaded"],
  ])("%i is %s, although the answer is a 200", async (status, kind) => {
    const { failure } = await surfaceAsked("ai-mode", { reply: task(status, "In their words.") });

    expect(failure).toMatchObject({ kind, message: `${status}: In their words.`, usage: { costUsd: 0 } });
  });

  test("of a field that is a place is that the country is not supported", async () => {
    const { failure } = await surfaceAsked("ai-mode", {
      reply: task(40_501, "Invalid Field: 'location_code'."),
    });

    expect(failure?.kind).toBe("unsupported_country");
  });

  test.each([40_101, 50_301])("%i that is paid for is bought no more than twice", async (status) => {
    const { failure } = await surfaceAsked("ai-mode", { reply: task(status, "Failed.", { cost: 0.004 }) });

    expect(failure).toMatchObject({ kind: "incomplete", again: undefined, usage: { costUsd: 0.004 } });
  });
});
