import { wcagContrast } from "culori";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../../../scripts/testing/cases.ts";
import { agencyTheme, contrastOf } from "./agency-theme.rules.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const surfaces = {
  light: ["#ffffff", "#f7f7f9", "#f1f1f5"],
  dark: ["#11131a", "#0b0c11", "#191c26"],
} as const;

test("any colour gives links, labels and soft fills that can be read in both themes", () => {
  fc.assert(
    fc.property(hex, (primary) => {
      const theme = agencyTheme(primary);
      for (const name of ["light", "dark"] as const) {
        const { brand, hover, soft, on, text } = theme[name];
        for (const ground of [...surfaces[name], soft]) {
          expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(wcagContrast(on, brand)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(on, hover)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(brand, surfaces[name][0])).toBeGreaterThanOrEqual(1.5);
      }
    }),
    { numRuns: cases(200, 4_000) },
  );
});

test.each([
  // A colour that can be read stays as it is.
  ["#4353e6", "light", { brand: "#4353e6", on: "#ffffff", text: "#4353e6" }],
  // Yellow keeps its fill with black on it, and is darkened for text.
  ["#ffd400", "light", { on: "#000000" }],
  // Near-black vanishes in the dark, so that even its fill is lightened.
  ["#111111", "dark", { on: "#ffffff" }],
])("corrects %s in the %s theme", (primary, name, expected) => {
  expect(agencyTheme(primary)[name as "light" | "dark"]).toMatchObject(expected);
});

test("makes the hovered shade darker by about 10 percent of lightness", () => {
  const { brand, hover } = agencyTheme("#4353e6").light;

  expect(wcagContrast(hover, "#ffffff")).toBeGreaterThan(wcagContrast(brand, "#ffffff") + 1);
});

test("makes the hovered shade lighter where a darker one would hide its black label", () => {
  const { brand, hover, on } = agencyTheme("#e0607e").light;

  expect(on).toBe("#000000");
  expect(wcagContrast(on, hover)).toBeGreaterThan(wcagContrast(on, brand));
});

test("says how readable a colour was before and is after", () => {
  const contrast = contrastOf("#ffd400", "light");

  expect(contrast.raw).toBeLessThan(1.5);
  expect(contrast.text).toBeGreaterThanOrEqual(4.5);
  expect(contrast.on).toBeGreaterThanOrEqual(4.5);
});
