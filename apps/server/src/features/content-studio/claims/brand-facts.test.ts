import { expect, test } from "vitest";
import { brandFacts } from "./brand-facts.rules.ts";

test("takes names, products and every sentence of the Brand Context", () => {
  const facts = brandFacts(
    {
      project_name: "Alderdesk",
      aliases: ["Alder", " "],
      about_brand: "We make desks. We began in 2009.",
      brand_point_of_view: [
        "Standing helps.",
        {
          language: "",
          core_worldview: "Work moves.",
          pov_synthesis: "",
          stance_statements: ["Sit less."],
          pov_manifestations: [],
          contrarian_positions: [],
          voice_characteristics: [],
          pov_evolution: "",
        },
      ],
      main_products_services: [
        "Alder One: a standing desk for $499",
        "Alder Duo",
        "We also repair desks of all other makers",
      ],
      market_positioning: {
        market_scope: "EU",
        market_context: [
          {
            business_model: "Direct sales.",
            target_segment: "",
            market_category: "",
            market_position: "",
            industry_context: "",
            key_differentiators: ["Made in Porto."],
          },
        ],
      },
    },
    "en",
  );

  expect(facts).toEqual({
    names: ["Alderdesk", "Alder"],
    products: ["Alder One", "Alder Duo"],
    sentences: [
      "We make desks.",
      "We began in 2009.",
      "Alder One: a standing desk for $499",
      "Alder Duo",
      "We also repair desks of all other makers",
      "EU",
      "Direct sales.",
      "Made in Porto.",
      "Standing helps.",
      "Work moves.",
      "Sit less.",
    ],
  });
});
