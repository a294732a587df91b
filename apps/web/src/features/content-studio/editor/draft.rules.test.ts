import { describe, expect, it, test } from "vitest";
import {
  draftOfOpportunity,
  emptyDraft,
  errorsOf,
  fieldsOf,
  isSameDraft,
  type StudioDraft,
  typedQueries,
  withQueries,
} from "./draft.rules.ts";

const site = "https://northwind.example";
const typed = { text: "Best shelves", query_id: null };
const asked = { text: "best shelves", query_id: "one" };
const draft: StudioDraft = { ...emptyDraft, page: "/shelves", queries: [typed] };

describe("the fields that are sent", () => {
  it("are those of the form, without a title that nobody gave", () => {
    expect(fieldsOf(draft, site)).toEqual({
      kind: "REWRITE",
      page_url: `${site}/shelves`,
      queries: [typed],
      notes: "",
      language: "en",
    });
    expect(fieldsOf({ ...draft, title: " Shelves " }, site).title).toBe("Shelves");
  });

  it("have no page where a new one is written", () => {
    expect(fieldsOf({ ...draft, kind: "NEW" }, site).page_url).toBeNull();
  });

  it.each([
    ["/shelves", `${site}/shelves`],
    ["northwind.example/shelves", `${site}/shelves`],
    [" https://other.example/a?b=c ", "https://other.example/a?b=c"],
    ["shelves", null],
  ])("take %j as the page %o", (page, address) => {
    expect(fieldsOf({ ...draft, page }, site).page_url).toBe(address);
  });
});

test.each([
  ["a page", { page: " " }, ["page_url"]],
  ["a page that can be one", { page: "shelves" }, ["page_url"]],
  ["a query", { queries: [] }, ["queries"]],
  ["shorter notes", { notes: "a".repeat(2_001) }, ["notes"]],
  ["nothing", {}, []],
  ["no page where a new one is written", { kind: "NEW", page: "" }, []],
] as const)("a form that lacks %s says so", (_, changes, fields) => {
  expect(Object.keys(errorsOf({ ...draft, ...changes }, site))).toEqual(fields);
});

describe("queries", () => {
  it("are added once, in whatever case, and no more than ten", () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ text: `query ${at}`, query_id: null }));

    expect(withQueries([typed], [{ text: " BEST shelves ", query_id: null }])).toEqual([typed]);
    expect(withQueries([typed], many)).toHaveLength(10);
    expect(withQueries([typed], [{ text: "  ", query_id: null }])).toEqual([typed]);
  });

  it("of a campaign take the place of the same one that was typed, and not the other way", () => {
    expect(withQueries([typed], [asked])).toEqual([asked]);
    expect(withQueries([asked], [typed])).toEqual([asked]);
  });

  it("are typed one per line", () => {
    expect(typedQueries(" Best shelves\r\n\nOak shelves ").map(({ text }) => text)).toEqual([
      "Best shelves",
      "Oak shelves",
    ]);
  });
});

describe("an opportunity", () => {
  const queries = Array.from({ length: 11 }, (_, at) => ({
    campaign_id: "campaign",
    query_id: `q${at}`,
    text: `query ${at}`,
    priority: 2,
    n: 9,
    score: 1,
  }));

  it("of a page fills the form with it, and with ten of its queries", () => {
    const target = { kind: "PAGE", name: `${site}/shelves`, title: null } as const;
    const filled = draftOfOpportunity({ title: "Optimize /shelves", target, queries }, "de-AT");

    expect(filled).toMatchObject({ title: "Optimize /shelves", kind: "REWRITE", page: `${site}/shelves` });
    expect(filled.queries.map(({ query_id }) => query_id)).toEqual(
      queries.slice(0, 10).map((one) => one.query_id),
    );
    expect(filled.language).toBe("de");
  });

  it("of a query begins a new page", () => {
    const target = { kind: "QUERY", name: "query 0", title: null } as const;

    expect(draftOfOpportunity({ title: "Create", target, queries }, undefined)).toMatchObject({
      kind: "NEW",
      page: "",
      language: "en",
    });
  });
});

test("a draft is the same until a field differs", () => {
  expect(isSameDraft(draft, { ...draft })).toBe(true);
  expect(isSameDraft(draft, { ...draft, notes: "More" })).toBe(false);
});
