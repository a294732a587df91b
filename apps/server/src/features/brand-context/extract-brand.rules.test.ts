import { readFileSync } from "node:fs";
import { updateBrandSettings } from "@citelens/contract/workspaces/brand-context";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readWebPage } from "#platform/web-page/web-page.ts";
import { type ExtractedPage, extractBrand } from "./extract-brand.rules.ts";

function pageOf(fields: Partial<ExtractedPage["page"]>, url = "https://acorn.example/"): ExtractedPage {
  const page = { title: undefined, siteName: undefined, description: undefined, language: undefined };
  return { url, page: { ...page, text: "", jsonLd: [], ...fields } };
}

describe("a fictional furniture maker", () => {
  const start = pageOf({
    description: "Acorn makes chairs that last a lifetime.",
    language: "en-GB",
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

  test("is described by what its site says of itself", () => {
    expect(extractBrand([start])).toEqual({
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
          stance_statements: [],
          pov_manifestations: [],
          contrarian_positions: [],
          voice_characteristics: [],
          pov_evolution: "",
        },
      ],
      main_products_services: ["Oak Chair"],
      market_positioning: {
        market_scope: "UK",
        market_context: [
          {
            business_model: "",
            target_segment: "Families",
            market_category: "Furniture",
            market_position: "Sit for a century",
            industry_context: "Woodworking, Design",
            key_differentiators: [],
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

test("suggests only what can be saved, whatever the structured data holds", () => {
  const long = { "@type": "Product", name: "x".repeat(50_000), category: `\ud800${"y".repeat(50_000)}` };
  const saved = (jsonLd: unknown[]) =>
    updateBrandSettings.body.safeParse(extractBrand([pageOf({ jsonLd })])).success;

  expect(saved(Array.from({ length: 30 }, () => long))).toBe(true);
  fc.assert(
    fc.property(
      fc.array(
        fc.dictionary(
          fc.constantFrom("@type", "name", "description", "areaServed", "makesOffer", "category", "slogan"),
          fc.anything(),
        ),
      ),
      (jsonLd) => saved(jsonLd),
    ),
  );
});

describe("fictional sites of several languages", () => {
  test.each([
    [
      "en",
      {
        about: "Harbour & Hull builds wooden rowing boats to order.",
        answer: "Harbour & Hull is a boatyard of nine people on a fictional island.",
        products: ["Skiff 12", "Winter storage"],
        scope: "UK",
      },
    ],
    [
      "fr",
      {
        about: "La Ruche Bleue vend du miel de montagne par abonnement.",
        answer: "La Ruche Bleue est une coopérative imaginaire de douze apiculteurs.",
        products: ["Miel de sapin", "Abonnement annuel"],
        scope: "FR",
      },
    ],
    [
      "de",
      {
        about: "Nordlicht Räder baut Lastenräder für Familien und Betriebe.",
        answer: "Nordlicht Räder ist eine erfundene Werkstatt mit zwanzig Leuten.",
        products: ["Lastenrad Drei", "Wartung vor Ort"],
        scope: "Germany",
      },
    ],
  ])("%s", (language, expected) => {
    const url = `https://${language}.example/`;
    const html = readFileSync(new URL(`./extract-brand.fictional/${language}.html`, import.meta.url));

    const extracted = extractBrand([{ url, page: readWebPage(html, url, "utf-8") }]);

    expect(extracted.about_brand).toContain(expected.about);
    expect(extracted.about_brand).toContain(expected.answer);
    expect(extracted.main_products_services).toEqual(expected.products);
    expect(extracted.market_positioning).toMatchObject({ market_scope: expected.scope });
    // Nor what its headings claim: they are no facts.
    expect(JSON.stringify(extracted)).not.toMatch(
      /Cookie|Impressum|Mentions légales|outlive their builders|Repaired for life|comme il était|Zehn Jahre Garantie/,
    );
  });
});
