import { z } from "zod";
import { id } from "../base/fields.ts";

/** Colours of one theme, derived from the agency's and readable on the product's surfaces. */
const themeColours = z.object({
  brand: z.string(),
  hover: z.string(),
  soft: z.string(),
  on: z.string(),
  text: z.string(),
});
export type ThemeColours = z.output<typeof themeColours>;

/** The white-label brand of an organization's workspaces. */
export const agency = z.object({
  id,
  name: z.string(),
  favicon_url: z.string().nullable(),
  icon: z.string().nullable(),
  logo_url: z.string().nullable(),
  /** #rrggbb */
  primary_color: z.string(),
  /** #rrggbb */
  secondary_color: z.string(),
  sub_domain: z.string().nullable(),
  theme: z.object({ light: themeColours, dark: themeColours }),
});
export type Agency = z.output<typeof agency>;
