import type { Agency, BrandColours, BrandPreview, ThemeColours } from "@citelens/contract/accounts/agencies";
import {
  clampChroma,
  converter,
  differenceCiede2000,
  formatHex,
  interpolate,
  type Oklch,
  wcagContrast,
} from "culori";

/** Grounds that the colours have to be read on: cards, the page and quiet fills of each theme. */
const themes = {
  light: { surfaces: ["#ffffff", "#f7f7f9", "#f1f1f5"], away: -1 },
  dark: { surfaces: ["#11131a", "#0b0c11", "#191c26"], away: 1 },
} as const;
type ThemeName = keyof typeof themes;

const lightnessStep = 0.1;
const searchStep = 0.01;
/** How much of the softened colour is in a soft fill. */
const softShare = 0.14;
/** Text is readable from this contrast on (WCAG 2.2 AA). */
const textContrast = 4.5;
/** A button of the brand's colour must not vanish in what it lies on. */
const fillContrast = 1.5;

const oklch = converter("oklch");

/** The product's own series of charts, as app.css has them. */
export const ownCharts = {
  light: ["#4353e6", "#c03200", "#4c99c6", "#004f3f", "#8f8435", "#d87283", "#810087"],
  dark: ["#8c9bff", "#c43200", "#afedff", "#007e60", "#e7df96", "#e6889e", "#9d43cb"],
} as const;

/** A line of a chart can be told from its ground from this contrast on (WCAG 2.2 AA), and from another line from this difference on. */
const lineContrast = 3;
const toneDifference = 10;
const differenceOf = differenceCiede2000();

/** An agency's colours (#rrggbb) as each theme needs them. */
export function agencyTheme(colours: BrandColours): Agency["theme"] {
  return { light: themeColours(colours, "light"), dark: themeColours(colours, "dark") };
}

/** Colours that both themes make of two, and how well that can be read. */
export function previewColours(colours: BrandColours): BrandPreview {
  return {
    theme: agencyTheme(colours),
    contrast: { light: contrastOf(colours, "light"), dark: contrastOf(colours, "dark") },
  };
}

/** The contrast ratios of a theme's colours, and of the agency's own colour before its correction. */
function contrastOf(given: BrandColours, name: ThemeName): BrandPreview["contrast"]["light"] {
  const colours = themeColours(given, name);
  const [surface] = themes[name].surfaces;
  return {
    text: wcagContrast(colours.text, surface),
    on: wcagContrast(colours.on, colours.brand),
    charts: colours.charts.slice(0, 2).map((tone) => wcagContrast(tone, surface)),
    raw: wcagContrast(given.primary_color, surface),
  };
}

function themeColours({ primary_color, secondary_color }: BrandColours, name: ThemeName): ThemeColours {
  const { surfaces } = themes[name];
  const [surface] = surfaces;
  const brand = moved(primary_color, name, (colour) => wcagContrast(colour, surface) >= fillContrast);
  const second = moved(secondary_color, name, (colour) => wcagContrast(colour, surface) >= fillContrast);
  const [soft, second_soft] = [softened(brand, surface), softened(second, surface)];
  const grounds = [...surfaces, soft, second_soft];
  const on = readableOn(brand);
  return {
    brand,
    hover: hovered(brand, on),
    soft,
    on,
    text: moved(primary_color, name, (colour) =>
      grounds.every((ground) => wcagContrast(colour, ground) >= textContrast),
    ),
    second,
    second_strong: lighter(second, -lightnessStep),
    second_soft,
    charts: chartTones({ primary_color, secondary_color }, name),
  };
}

function softened(colour: string, surface: string): string {
  return formatHex(interpolate([surface, lighter(colour, lightnessStep)], "rgb")(softShare));
}

/** The agency's two tones, then our own but for those that could be taken for one of them. */
function chartTones({ primary_color, secondary_color }: BrandColours, name: ThemeName): string[] {
  const [surface] = themes[name].surfaces;
  const line = (colour: string): string =>
    moved(colour, name, (moved) => wcagContrast(moved, surface) >= lineContrast);
  const first = line(primary_color);
  const given = line(secondary_color);
  const [ownFirst, ownSecond, ...others] = ownCharts[name];
  const isApart = (tone: string, from: readonly string[]): boolean =>
    from.every((one) => differenceOf(tone, one) >= toneDifference);

  const tones = [first, [given, ownSecond, ownFirst].find((tone) => isApart(tone, [first])) ?? given];
  for (const own of others)
    tones.push([own, ownFirst, ownSecond].find((tone) => isApart(tone, tones)) ?? own);
  return tones;
}

/** Black or white, whichever is read better; one of them always reaches 4.5. */
function readableOn(fill: string): string {
  return wcagContrast("#000000", fill) >= wcagContrast("#ffffff", fill) ? "#000000" : "#ffffff";
}

/** Darker; lighter where the label on it could not be read any more. */
function hovered(brand: string, on: string): string {
  const darker = lighter(brand, -lightnessStep);
  return wcagContrast(on, darker) >= textContrast ? darker : lighter(brand, lightnessStep);
}

function lighter(hex: string, by: number): string {
  const colour = oklchOf(hex);
  return hexOf({ ...colour, l: Math.min(1, Math.max(0, colour.l + by)) });
}

/** The colour itself, or the nearest one of its hue, darker in the light and lighter in the dark, that will do. */
function moved(hex: string, name: ThemeName, isEnough: (hex: string) => boolean): string {
  let colour = oklchOf(hex);
  let candidate = hexOf(colour);
  while (!isEnough(candidate) && colour.l > 0 && colour.l < 1) {
    colour = { ...colour, l: Math.min(1, Math.max(0, colour.l + themes[name].away * searchStep)) };
    candidate = hexOf(colour);
  }
  return isEnough(candidate) ? candidate : readableEnd(name);
}

/** Where no shade of the hue will do. */
function readableEnd(name: ThemeName): string {
  return name === "light" ? "#000000" : "#ffffff";
}

function oklchOf(hex: string): Oklch {
  const colour = oklch(hex);
  if (!colour) throw new Error(`${hex} is no colour`);
  return colour;
}

function hexOf(colour: Oklch): string {
  return formatHex(clampChroma(colour, "oklch"));
}
