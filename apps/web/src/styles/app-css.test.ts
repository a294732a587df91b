import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./app.css", import.meta.url), "utf8");
const backgrounds = ["bg", "surface", "surface-2"];
const texts = ["fg", "fg-2", "fg-3", "brand-text", "pos", "neg", "warn", "yellow", "orange", "info"];
const pairs = texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));
const fills = [
  ["brand-fg", "brand"],
  ["brand-fg", "brand-hover"],
  ["neg-fg", "neg"],
  ["neg-fg", "neg-hover"],
  ["neg", "neg-fg"],
  ["brand-text", "brand-soft"],
  ["fg", "brand-soft"],
  ["brand-text", "second-soft"],
  ["fg", "second-soft"],
  ["fg-2", "second-soft"],
  ["bg", "fg"],
] as const;
const charts = ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5", "chart-6", "chart-7", "chart-other"];

describe.each([
  ["light", tokensOf(":root")],
  ["dark", tokensOf('  [data-theme="dark"]')],
])("in the %s theme", (_theme, tokens) => {
  test.each([...pairs, ...fills])("%s is readable on %s", (text, background) => {
    const ratio = contrast(colour(tokens, text), colour(tokens, background));

    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["border-strong", "brand", ...charts])("%s is told apart from the surface", (token) => {
    const ratio = contrast(colour(tokens, token), colour(tokens, "surface"));

    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});

/** The custom properties of the first block with this selector. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  const own = [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  return new Map(own);
}

function colour(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (!value || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is not a colour: ${value}`);
  return value;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
