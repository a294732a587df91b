import { readFileSync } from "node:fs";
import { differenceCiede2000, wcagContrast } from "culori";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../../../../scripts/testing/cases.ts";
import { agencyTheme, ownCharts, previewColours } from "./agency-theme.rules.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const secondary_color = "#ffb020";
const differenceOf = differenceCiede2000();
const surfaces = {
  light: ["#ffffff", "#f7f7f9", "#f1f1f5"],
  dark: ["#11131a", "#0b0c11", "#191c26"],
} as const;

test("any colour gives links, labels and soft fills that can be read in both themes", () => {
  fc.assert(
    fc.property(hex, hex, (primary_color, secondary_color) => {
      const theme = agencyTheme({ primary_color, secondary_color });
      for (const name of ["light", "dark"] as const) {
        const { brand, hover, soft, on, text, second, second_soft, charts } = theme[name];
        for (const ground of [...surfaces[name], soft, second_soft]) {
          expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(wcagContrast(on, brand)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(on, hover)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(brand, surfaces[name][0])).toBeGreaterThanOrEqual(1.5);
        expect(wcagContrast(second, surfaces[name][0])).toBeGreaterThanOrEqual(1.5);
        expect(charts).toHaveLength(7);
        for (const tone of charts.slice(0, 2))
          expect(wcagContrast(tone, surfaces[name][0])).toBeGreaterThanOrEqual(3);
        expect(differenceOf(charts[0] ?? "", charts[1] ?? "")).toBeGreaterThanOrEqual(10);
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
])("corrects %s in the %s theme", (primary_color, name, expected) => {
  expect(agencyTheme({ primary_color, secondary_color })[name as "light" | "dark"]).toMatchObject(expected);
});

test("makes the hovered shade darker by about 10 percent of lightness", () => {
  const { brand, hover } = agencyTheme({ primary_color: "#4353e6", secondary_color }).light;

  expect(wcagContrast(hover, "#ffffff")).toBeGreaterThan(wcagContrast(brand, "#ffffff") + 1);
});

test("makes the hovered shade lighter where a darker one would hide its black label", () => {
  const { brand, hover, on } = agencyTheme({ primary_color: "#e0607e", secondary_color }).light;

  expect(on).toBe("#000000");
  expect(wcagContrast(on, hover)).toBeGreaterThan(wcagContrast(on, brand));
});

test("says how readable a colour was before and is after", () => {
  const contrast = previewColours({ primary_color: "#ffd400", secondary_color }).contrast.light;

  expect(contrast.raw).toBeLessThan(1.5);
  expect(contrast.text).toBeGreaterThanOrEqual(4.5);
  expect(contrast.on).toBeGreaterThanOrEqual(4.5);
});

test("draws charts in the agency's two colours, as far as they can be told, and in our others", () => {
  const { charts } = agencyTheme({ primary_color: "#810087", secondary_color: "#0a6640" }).light;

  expect(charts.slice(0, 2)).toEqual(["#810087", "#0a6640"]);
  // Our dark green could be taken for the agency's second, our purple for its first: the free ones of ours stand there.
  expect(charts.slice(2)).toEqual(["#4c99c6", "#4353e6", "#8f8435", "#d87283", "#c03200"]);
});

test("two colours that are alike are drawn as two tones all the same", () => {
  const { charts } = agencyTheme({ primary_color: "#0a6640", secondary_color: "#0a6641" }).dark;

  expect(differenceOf(charts[0] ?? "", charts[1] ?? "")).toBeGreaterThanOrEqual(10);
});

test("the secondary colour has a lighter and a darker variant, by about 10 percent", () => {
  const { second, second_strong, second_soft } = agencyTheme({
    primary_color: "#4353e6",
    secondary_color: "#0a6640",
  }).light;

  expect(second).toBe("#0a6640");
  expect(wcagContrast(second_strong, "#ffffff")).toBeGreaterThan(wcagContrast(second, "#ffffff") + 1);
  expect(wcagContrast(second_soft, "#ffffff")).toBeLessThan(1.3);
});

test("our own series are those of the style sheet", () => {
  const css = readFileSync(new URL("../../../../../web/src/styles/app.css", import.meta.url), "utf8");

  for (const [name, start] of [
    ["light", ":root {"],
    ["dark", '[data-theme="dark"] {'],
  ] as const) {
    const block = css.slice(css.indexOf(start), css.indexOf("}", css.indexOf(start)));
    const series = [...block.matchAll(/--chart-\d: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
    expect(series).toEqual(ownCharts[name]);
  }
});
