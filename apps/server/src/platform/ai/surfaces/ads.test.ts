import type {
  IAiModeAiOverviewPaidElementInfo,
  IChatGptAdElementItem,
  IPaidSerpElementItem,
  ISerpApiAiModeAiOverviewPaidItem,
} from "dataforseo-client";
import { describe, expect, test } from "vitest";
import { chat, element, good, overview } from "#test/fakes/ai/providers/dataforseo.ts";
import { found, type SearchAd } from "#test/fakes/ai/providers/serpapi.ts";
import type { SentShape } from "#test/fakes/ai/sent.ts";
import type { Ad } from "../operator.ts";
import { adsSeen } from "./ads-seen.ts";
import { surfaceAsked } from "./surface-asked.test-helper.ts";

const within: SentShape<IAiModeAiOverviewPaidElementInfo> = {
  type: "ai_overview_paid_element",
  title: "Oak chairs from 99",
  url: "https://www.oak.example/",
  domain: "www.oak.example",
  ad_aclk: "DChsSEwi",
  website_name: "Oak & Sons",
  breadcrumb: "https://www.oak.example",
  snippet: "Free delivery.",
  images: null,
};
const block: SentShape<ISerpApiAiModeAiOverviewPaidItem> = {
  type: "ai_overview_paid",
  position: "left",
  text: "You may like:",
  items: [within],
};
const onPage: SentShape<IPaidSerpElementItem> = {
  type: "paid",
  rank_group: 1,
  domain: "elm.example",
  title: "Elm:  chairs\n for all",
  description: "Chairs for every table.",
  url: "https://elm.example/chairs",
  website_name: null,
};
const below: SentShape<IChatGptAdElementItem> = {
  type: "chat_gpt_ad",
  rank_group: 1,
  is_rendered: true,
  title: "Elm chairs",
  snippet: "Chairs for every table.",
  url: "https://elm.example/?utm_source=chatgpt.com",
  domain: "elm.example",
  advertiser: { name: "Elm", url: "https://elm.example/", favicon_url: null },
};

const oakAd: Ad = {
  advertiser: "Oak & Sons",
  title: "Oak chairs from 99",
  url: "https://www.oak.example/",
  place: "IN_ANSWER",
};
const elmAd: Ad = {
  advertiser: "elm.example",
  title: "Elm: chairs for all",
  url: "https://elm.example/chairs",
  place: "BESIDE_ANSWER",
};

describe("ads that DataForSEO reports", () => {
  test("in an answer of AI Mode are told apart from what it says and cites", async () => {
    const shown = { ...overview, items: [element, block] };

    const { answer } = await surfaceAsked("ai-mode", { reply: good({ items: [shown] }) });

    expect(answer?.ads).toEqual([oakAd]);
    expect(answer?.text).not.toContain("Oak");
    expect(answer?.sources.map(({ url }) => url)).not.toContain("https://www.oak.example/");
  });

  test("on the page of an overview are beside it, wherever they stand, each once", async () => {
    const items = [onPage, { ...overview, items: [element, block] }, onPage];

    const { answer } = await surfaceAsked("ai-overviews", { reply: good({ items }) });

    expect(answer?.ads).toEqual([oakAd, elmAd]);
  });

  test("below an answer of ChatGPT's app are those that it showed, and none of its text", async () => {
    const items = [
      { type: "chat_gpt_text", markdown: "Acorn." },
      { ...below, text: "Buy Elm." },
      { ...below, title: "Never shown", is_rendered: false },
    ];

    const { answer } = await surfaceAsked("chatgpt-app", { reply: good({ ...chat, markdown: null, items }) });

    expect(answer?.text).toBe("Acorn.");
    expect(answer?.ads).toEqual([
      {
        advertiser: "Elm",
        title: "Elm chairs",
        url: "https://elm.example/?utm_source=chatgpt.com",
        place: "BESIDE_ANSWER",
      },
    ]);
  });

  test.each(["ai-overviews", "ai-mode", "chatgpt-app"])(
    "of %s are none where the page has none, which is not that nobody looked",
    async (id) => {
      const { answer } = await surfaceAsked(id, {});

      expect(answer?.ads).toEqual([]);
    },
  );
});

describe("ads that SerpApi reports", () => {
  const ad: SearchAd = {
    position: 1,
    block_position: "top",
    title: "Elm: chairs for all",
    link: "https://elm.example/chairs",
    displayed_link: "https://elm.example › chairs",
    tracking_link: "https://www.google.com/aclk?sa=L&ai=1",
    description: "Chairs for every table.",
    source: "Elm",
  };
  const shown = { text_blocks: [{ type: "paragraph", snippet: "Acorn is best." }] } as const;
  const elm = { ...elmAd, advertiser: "Elm" };

  test("stand beside an overview, and lead past the counting of clicks", async () => {
    const { answer } = await surfaceAsked("ai-overviews", {
      vendor: "serpapi",
      reply: found({ ai_overview: shown, ads: [ad] }),
    });

    expect(answer?.ads).toEqual([elm]);
    expect(answer?.sources).toEqual([]);
  });

  test("are those of the first page where the overview is loaded late", async () => {
    const late = found({ ai_overview: { page_token: "the-token" }, ads: [ad] });
    const second = found({ ai_overview: shown });

    const { answer } = await surfaceAsked("ai-overviews", {
      vendor: "serpapi",
      reply: ({ path }) => (path.includes("engine=google_ai_overview") ? second : late),
    });

    expect(answer?.text).toBe("Acorn is best.");
    expect(answer?.ads).toEqual([elm]);
  });

  test("are none of AI Mode, of which it tells nothing", async () => {
    const { answer } = await surfaceAsked("ai-mode", { vendor: "serpapi", reply: found(shown) });

    expect(answer).toBeDefined();
    expect(answer).not.toHaveProperty("ads");
  });
});

describe("an element of a page", () => {
  const read = (element: unknown): Ad[] => adsSeen({ IN_ANSWER: [], BESIDE_ANSWER: [element] });

  test.each<[string, unknown, Partial<Ad>]>([
    [
      "without a name is called by its host",
      { title: "A", url: "https://www.oak.example/x" },
      { advertiser: "oak.example" },
    ],
    ["without a title bears its advertiser's name", { website_name: "Oak" }, { title: "Oak", url: null }],
    [
      "with no address of the web leads nowhere",
      { website_name: "Oak", url: "javascript:alert(1)" },
      { url: null },
    ],
    ["with half an address leads nowhere", { website_name: "Oak", url: "/aclk?sa=L" }, { url: null }],
    [
      "with an endless address leads nowhere",
      { website_name: "Oak", url: `https://o.example/${"x".repeat(2_000)}` },
      { url: null },
    ],
    ["with endless words is cut", { website_name: "x".repeat(400) }, { advertiser: "x".repeat(300) }],
  ])("%s", (_, element, expected) => {
    expect(read(element)).toEqual([expect.objectContaining(expected)]);
  });

  test.each([{}, { title: "A title of nobody" }, null, "paid", { website_name: 7 }])(
    "%j is no ad",
    (element) => {
      expect(read(element)).toEqual([]);
    },
  );

  test("is one of at most twenty", () => {
    const many = Array.from({ length: 50 }, (_, place) => ({ website_name: `Shop ${place}` }));

    expect(adsSeen({ IN_ANSWER: [], BESIDE_ANSWER: many })).toHaveLength(20);
  });
});
