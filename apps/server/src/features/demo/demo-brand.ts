/** The workspace of the demo, and what is known of its brand. */
export const demoBrand = {
  workspace: {
    name: "Tovelume",
    url: "https://www.tovelume.example",
    description:
      "A fictional maker of lamps, whose figures come from running the product over a fictional web.",
    industry: null,
    time_zone: "UTC",
    is_demo: true,
  },
  settings: {
    about_brand:
      "Tovelume makes dimmable desk lamps and floor lamps for people who work at home. Every part can be replaced, and every lamp has a five year warranty. Tovelume is a fictional brand.",
    brand_point_of_view: [
      {
        language: "Plain and warm; figures instead of adjectives.",
        core_worldview: "A lamp is bought once and repaired for decades.",
        pov_synthesis: "Good light at work is measured, repairable and gentle in the evening.",
        stance_statements: ["Every bulb should be replaceable at home.", "A warranty covers the whole lamp."],
        pov_manifestations: ["Spare parts stay in stock for fifteen years."],
        contrarian_positions: ["More lumens do not make a better desk lamp."],
        voice_characteristics: ["Precise", "Friendly", "Never in a hurry"],
        pov_evolution: "",
      },
    ],
    main_products_services: [
      "Tovelume Arc, a desk lamp for wide desks",
      "Tovelume Stem, a small desk and bedside lamp",
      "Tovelume Reed, a floor lamp for reading",
      "Spare parts",
    ],
    market_positioning: {
      market_scope: "EU",
      market_context: [
        {
          business_model: "Sold directly, through its own shop.",
          target_segment: "People who work at home and keep what they buy.",
          market_category: "Desk lamps and floor lamps",
          market_position: "Between the cheap and the professional brands.",
          industry_context: "Repairable products win reviews; cheap lamps win searches for a price.",
          key_differentiators: ["Replaceable bulb", "Five year warranty", "Flicker-free at every brightness"],
        },
      ],
    },
  },
};
