import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import { describe, expect, it, test } from "vitest";
import { draftOf, firstDraft, isSameCampaign, partsOf, withDetectedBrands } from "./draft.rules.ts";
import { newQuery } from "./queries/query-import.rules.ts";

const northwind = { name: "Northwind", url: "https://www.northwind.example/shop" };

function found(text: string, branded: boolean): CampaignDetails["queries"][number] {
  return { id: text, text, branded, country: null, language: null, priority: 2, retired: null };
}

test("a campaign begins about the workspace's own brand and site", () => {
  expect(firstDraft(northwind).brand).toEqual({
    name: "Northwind",
    aliases: [],
    domains: ["northwind.example"],
    name_settings: [],
  });
});

describe("what is sent", () => {
  const draft = {
    ...firstDraft(northwind),
    name: " Autumn ",
    queries: [
      newQuery(" best tea "),
      newQuery("best tea"),
      newQuery(" "),
      newQuery("northwind tea", { branded: true, isBrandedChosen: true, country: "DE", priority: 3 }),
    ],
  };

  it("is the parts that changed alone, tidied", () => {
    expect(partsOf(draft, ["name"])).toEqual({ name: "Autumn" });
  });

  it("leaves out rows without words and texts that stand there already", () => {
    expect(partsOf(draft, ["queries"])).toEqual({
      queries: [
        { text: "best tea", priority: 2 },
        { text: "northwind tea", priority: 3, country: "DE", branded: true },
      ],
    });
  });

  it("has the queries looked at again when the brand changes, but not those that somebody decided", () => {
    expect(Object.keys(partsOf(draft, ["brand"]))).toEqual(["brand", "queries"]);
    const decided = { ...draft, queries: draft.queries.slice(3) };
    expect(Object.keys(partsOf(decided, ["brand"]))).toEqual(["brand"]);
  });
});

test("what the server found out about the brand is shown, except where somebody decided", () => {
  const queries = [
    newQuery(" is northwind good "),
    newQuery("northwind", { branded: false, isBrandedChosen: true }),
  ];

  const shown = withDetectedBrands(queries, [found("is northwind good", true), found("northwind", true)]);

  expect(shown.map(({ branded }) => branded)).toEqual([true, false]);
  expect(withDetectedBrands(shown, [found("is northwind good", true)])).toBe(shown);
});

test("a campaign that was read is the same as its draft, without the queries that are asked no more", () => {
  const details: CampaignDetails = {
    id: "c",
    name: "Autumn",
    status: "DRAFT",
    campaign_type: "PRODUCT",
    campaign_favicon: null,
    created: "2026-11-20T10:00:00Z",
    last_run: null,
    next_run: null,
    on_activate: null,
    frequency: "DAILY",
    operator_model_info: [],
    query_count: 1,
    answer_count: 0,
    brand_visibility: { brand: { visibility_score: null, visibility_score_change: 0, n: 0 } },
    content_authority: { client: { score: null, score_change: 0, n: 0 } },
    has_optimization: false,
    stop_reason: null,
    brand: { name: "Northwind", aliases: [], domains: [], name_settings: [] },
    competitors: [{ id: "b", name: "Contoso", aliases: [], domains: [], name_settings: [] }],
    queries: [found("best tea", false), { ...found("old", false), retired: "2026-11-20T10:00:00Z" }],
    operator_models: ["chatgpt"],
    repeats: 2,
    country: "DE",
    language: "de",
  };

  const draft = draftOf(details);

  expect(draft.queries.map(({ text }) => text)).toEqual(["best tea"]);
  expect(isSameCampaign(draft, draftOf(details))).toBe(true);
  expect(isSameCampaign(draft, { ...draft, name: "Winter" })).toBe(false);
});
