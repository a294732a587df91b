import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ExtractedPage, extractBrand } from "./extract-brand.rules.ts";

function pageOf(fields: Partial<ExtractedPage["page"]>, url = "https://acorn.example/"): ExtractedPage {
  const page = { title: undefined, siteName: undefined, description: undefined, language: undefined };
  return { url, page: { ...page, headings: [], text: "", jsonLd: [], ...fields } };
}

describe("a fictional furniture maker", () => {
  const start = pageOf({
    description: "Acorn makes chairs that last a lifetime.",
    language: "en-GB",
    headings: [
      { level: 1, text: "Chairs for a hundred years" },
      { level: 2, text: "Repaired for free" },
      { level: 2, text: "Why?" },
    ],
    text: "Menu\nWe have been making oak chairs by hand in our own workshop since the year our founder was born.",
    jsonLd: [
      {
        "@type": "Organization",
        name: "Acorn",
        slogan: "Sit for a century",
        description: "Acorn is a maker of oak chairs.",
        areaServed: ["United Kingdom"],
        knowsAbout: ["Woodworking", "Design"],
        makesOffer: [{ "@type": "Offer", itemOffered: { "@type": "Product", name: "Oak Chair" } }],
      },
      {
        "@type": ["Product"],
        name: "Oak Chair",
        category: "Furniture",
        audience: { audienceType: "Families" },
      },
    ],
  });
  const products = pageOf({ headings: [{ level: 2, text: "Oak Stool" }] }, "https://acorn.example/products");

  test("is described by what its site says of itself", () => {
    expect(extractBrand([start, products])).toEqual({
      about_brand: [
        "Acorn is a maker of oak chairs.",
        "Acorn makes chairs that last a lifetime.",
        "We have been making oak chairs by hand in our own workshop since the year our founder was born.",
      ].join("\n"),
      brand_point_of_view: [
        {
          language: "",
          core_worldview: "Sit for a century",
          pov_synthesis: "",
          stance_statements: ["Chairs for a hundred years"],
          pov_manifestations: [],
          contrarian_positions: [],
          voice_characteristics: [],
          pov_evolution: "",
        },
      ],
      main_products_services: ["Oak Chair", "Oak Stool"],
      market_positioning: {
        market_scope: "UK",
        market_context: [
          {
            business_model: "",
            target_segment: "Families",
            market_category: "Furniture",
            market_position: "Sit for a century",
            industry_context: "Woodworking, Design",
            key_differentiators: ["Repaired for free"],
          },
        ],
      },
    });
  });
});

test.each([
  ["France", "FR"],
  ["worldwide", "GLOBAL"],
  ["Japan", "Japan"],
])("takes %s for the market %s", (areaServed, expected) => {
  const page = pageOf({ jsonLd: [{ "@type": "Corporation", areaServed }] });

  expect(extractBrand([page]).market_positioning.market_scope).toBe(expected);
});

test("says nothing about a site that says nothing", () => {
  expect(extractBrand([pageOf({ text: "Hello" })])).toEqual({
    about_brand: "",
    brand_point_of_view: [],
    main_products_services: [],
    market_positioning: { market_scope: "", market_context: [] },
  });
});

test("keeps nothing that the database refuses, whatever the structured data holds", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.dictionary(
          fc.constantFrom("@type", "name", "description", "areaServed", "makesOffer"),
          fc.anything(),
        ),
      ),
      (jsonLd) => {
        const extracted = extractBrand([pageOf({ jsonLd })]);

        expect(JSON.stringify(extracted)).not.toContain("\\u0000");
      },
    ),
  );
});
