import { describe, expect, test } from "vitest";
import type { Reply } from "#test/fakes/ai/ai-server.ts";
import { type AiAnswer, found, parametersOf, references } from "#test/fakes/ai/providers/serpapi.ts";
import { surfaceAsked } from "../surface-asked.test-helper.ts";

const vendor = "serpapi";

describe("what SerpApi is asked", () => {
  test.each([
    ["ai-overviews", "google"],
    ["ai-mode", "google_ai_mode"],
  ])("of %s is a fresh search of its engine %s", async (id, engine) => {
    const { requests, answer } = await surfaceAsked(id, {
      vendor,
      question: "Is C++ 100% faster than C site:c.example?",
      where: { country: "GB", language: "pt-BR" },
    });

    expect(requests.map(parametersOf)).toEqual([
      {
        engine,
        q: "Is C++ 100% faster than C site :c.example?",
        gl: "uk",
        hl: "pt-br",
        no_cache: "true",
        output: "json",
        api_key: "a-good-key",
      },
    ]);
    expect(answer?.located).toBe("field");
  });

  test.each(["ai-overviews", "ai-mode"])(
    "of %s without a country is read in the United States, and says so",
    async (id) => {
      const { requests, answer } = await surfaceAsked(id, { vendor });

      expect(requests.map(parametersOf)).toMatchObject([{ gl: "us", hl: "en" }]);
      expect(answer?.located).toBe("united_states");
    },
  );
});

describe("an answer of Google's AI", () => {
  const rich: AiAnswer = {
    text_blocks: [
      { type: "heading", snippet: "Chairs" },
      { type: "paragraph", snippet: "Acorn is best.", reference_indexes: [0] },
      {
        type: "list",
        list: [
          {
            title: "Oak",
            snippet: "is cheaper.",
            snippet_links: [{ text: "Oak", link: "https://oak.example/" }],
            list: [{ snippet: "And heavier." }],
          },
        ],
      },
      {
        type: "table",
        table: [
          ["Brand", "Price"],
          ["Acorn", "300"],
        ],
      },
      { type: "expandable", title: "More", text_blocks: [{ type: "paragraph", snippet: "Elm too." }] },
    ],
    references,
  };

  test.each(["ai-overviews", "ai-mode"])("is read block by block: %s", async (id) => {
    const reply = found(id === "ai-mode" ? rich : { ai_overview: rich });

    const { answer } = await surfaceAsked(id, { vendor, reply });

    expect(answer?.text).toBe(
      [
        "### Chairs",
        "Acorn is best.",
        "- Oak is cheaper.\n  - And heavier.",
        "| Brand | Price |\n| --- | --- |\n| Acorn | 300 |",
        "More\nElm too.",
      ].join("\n\n"),
    );
    expect(answer?.sources).toEqual([
      { url: "https://review.example/chairs", title: "Chairs reviewed", cited: true },
      { url: "https://shop.example/", title: "A shop", cited: false },
      { url: "https://oak.example/", title: null, cited: true },
    ]);
    expect(answer?.usage).toMatchObject({ searches: 1, costUsd: null });
  });

  test("is taken as Markdown where there is some, with the links in it", async () => {
    const reconstructed_markdown = "## Chairs\n\n[Acorn](https://acorn.example/) is best.";

    const { answer } = await surfaceAsked("ai-mode", {
      vendor,
      reply: found({ ...rich, reconstructed_markdown }),
    });

    expect(answer?.text).toBe(reconstructed_markdown);
    expect(answer?.sources).toContainEqual({ url: "https://acorn.example/", title: null, cited: true });
  });
});

describe("an overview that the page loads late", () => {
  const late = found({
    ai_overview: { page_token: "the-token", serpapi_link: "https://serpapi.com/search.json" },
  });
  const then =
    (second: Reply) =>
    ({ path }: { readonly path: string }) =>
      path.includes("engine=google_ai_overview") ? second : late;

  test("is asked for by its token at once, as a second search", async () => {
    const text_blocks = [{ type: "paragraph", snippet: "Acorn is best." }];

    const { answer, requests } = await surfaceAsked("ai-overviews", {
      vendor,
      reply: then(found({ ai_overview: { text_blocks } })),
    });

    expect(requests.map(parametersOf)).toMatchObject([
      { engine: "google" },
      { engine: "google_ai_overview", page_token: "the-token", api_key: "a-good-key" },
    ]);
    expect(answer).toMatchObject({ text: "Acorn is best.", usage: { searches: 2 } });
  });

  test("and never comes is that nothing is shown, after two searches", async () => {
    const { failure } = await surfaceAsked("ai-overviews", {
      vendor,
      reply: then(found({ ai_overview: { error: "There is no AI overview." } })),
    });

    expect(failure).toMatchObject({ kind: "nothing_shown", usage: { searches: 2 } });
  });

  test("and fails has cost the first search", async () => {
    const { failure } = await surfaceAsked("ai-overviews", {
      vendor,
      reply: then({ status: 503, body: { error: "Try again later." } }),
    });

    expect(failure).toMatchObject({ kind: "overloaded", status: 503, usage: { searches: 1 } });
  });
});

describe("what SerpApi says instead of an answer", () => {
  test.each<[string, Reply, object]>([
    [
      "a page without an overview",
      found({ organic_results: [] }),
      { kind: "nothing_shown", usage: { searches: 1 } },
    ],
    [
      "a page without anything",
      found({ error: "Google hasn't returned any results for this query." }),
      { kind: "nothing_shown", usage: { searches: 1 } },
    ],
    [
      "a search that failed",
      {
        status: 200,
        body: { search_metadata: { status: "Error" }, error: "We couldn't get valid results." },
      },
      { kind: "overloaded", usage: { searches: 0 } },
    ],
    ["a key that is not known", { status: 401, body: { error: "Invalid API key." } }, { kind: "bad_key" }],
    [
      "an account that is gone",
      { status: 403, body: { error: "The account is deleted." } },
      { kind: "bad_key" },
    ],
    [
      "no searches left",
      { status: 429, body: { error: "Your account has run out of searches." } },
      { kind: "quota" },
    ],
    [
      "too many in an hour",
      { status: 429, body: { error: "Exceeds the throughput limit." } },
      { kind: "rate_limited" },
    ],
    [
      "a wrong parameter",
      { status: 400, body: { error: "Missing query `q` parameter." } },
      { kind: "rejected" },
    ],
    [
      "a country that it does not know",
      { status: 400, body: { error: "Unsupported `xx` country - gl parameter." } },
      { kind: "unsupported_country" },
    ],
    ["an error of its own", { status: 500, body: { error: "Sorry." } }, { kind: "overloaded" }],
  ])("is told apart: %s", async (_, reply, expected) => {
    const { failure, requests } = await surfaceAsked("ai-overviews", { vendor, reply });

    expect(failure).toMatchObject(expected);
    expect(failure?.message).not.toContain("a-good-key");
    expect(requests).toHaveLength(1);
  });
});
