import type { Agency, ThemeColours } from "@citelens/contract/accounts/agencies";
import { clampChroma, converter, formatHex, interpolate, type Oklch, wcagContrast } from "culori";

/** What the colours have to be read on: cards, the page and quiet fills of each theme. */
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

/** An agency's colour (#rrggbb) as each theme needs it. */
export function agencyTheme(primary: string): Agency["theme"] {
  return { light: themeColours(primary, "light"), dark: themeColours(primary, "dark") };
}

export interface Contrast {
  readonly text: number;
  readonly on: number;
  readonly raw: number;
}

/** The contrast ratios of a theme's colours, and of the agency's own colour before its correction. */
export function contrastOf(primary: string, name: ThemeName): Contrast {
  const colours = themeColours(primary, name);
  const [surface] = themes[name].surfaces;
  return {
    text: wcagContrast(colours.text, surface),
    on: wcagContrast(colours.on, colours.brand),
    raw: wcagContrast(primary, surface),
  };
}

function themeColours(primary: string, name: ThemeName): ThemeColours {
  const { surfaces } = themes[name];
  const [surface] = surfaces;
  const brand = moved(primary, name, (colour) => wcagContrast(colour, surface) >= fillContrast);
  const soft = formatHex(interpolate([surface, lighter(brand, lightnessStep)], "rgb")(softShare));
  const grounds = [...surfaces, soft];
  const on = readableOn(brand);
  return {
    brand,
    hover: hovered(brand, on),
    soft,
    on,
    text: moved(primary, name, (colour) =>
      grounds.every((ground) => wcagContrast(colour, ground) >= textContrast),
    ),
  };
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
