import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, optionalText, text } from "../base/fields.ts";

/** Colours of one theme, derived from the agency's and readable on the product's surfaces. */
const themeColours = z.object({
  brand: z.string(),
  hover: z.string(),
  soft: z.string(),
  on: z.string(),
  text: z.string(),
  /** The secondary colour where it is a mark or a line. */
  second: z.string(),
  /** Darker by about 10 percent: the edge of a soft fill. */
  second_strong: z.string(),
  /** Lighter by about 10 percent, in the theme's surface: a soft fill. */
  second_soft: z.string(),
  /** Colours of the series of charts, the first one the primary colour's, the second one the secondary's. */
  charts: z.array(z.string()),
});
export type ThemeColours = z.output<typeof themeColours>;

/** Whether a host shows the brand that claims it: once its DNS has said whose it is, and for some days after that says so no longer. */
export const hostStates = ["UNPROVEN", "PROVEN", "LAPSING"] as const;
export type HostState = (typeof hostStates)[number];

/** Finding of the DNS when it was asked last: the record, none, others, nothing at all, or the record of a host that another brand has. */
export const hostFindings = ["FOUND", "NONE", "OTHERS", "NO_ANSWER", "TAKEN"] as const;
export type HostFinding = (typeof hostFindings)[number];

/** Record that an agency sets in the DNS of its host, and what was found there. */
export const hostProof = z.object({
  state: z.enum(hostStates),
  /** A TXT record. */
  record: z.object({ name: z.string(), value: z.string() }),
  finding: z.enum(hostFindings).nullable(),
  /** The texts that were there, cut. */
  found: z.array(z.string()),
  checked: z.string().nullable(),
  /** Until when the host shows the brand without the record; null where that is not so. */
  shown_until: z.string().nullable(),
});
export type HostProof = z.output<typeof hostProof>;

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
  /** Name under the product's own host, such as acme. */
  sub_domain: z.string().nullable(),
  /** A host of the agency's own, such as geo.acme.com; it shows the brand once its DNS says so. */
  host_name: z.string().nullable(),
  theme: z.object({ light: themeColours, dark: themeColours }),
});
export type Agency = z.output<typeof agency>;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, fieldErrors.colour);
/** An image in base64: PNG, JPEG, GIF, WebP or ICO. Null removes the image. */
const image = z.string().max(1_400_000, fieldErrors.imageLarge).nullable();

/** Fields given of a brand. */
export const agencyFields = {
  name: text(100),
  primary_color: colour,
  secondary_color: colour,
  /** Null or blank for none. */
  sub_domain: optionalText(63).nullable().optional(),
  /** Null or blank for none. */
  host_name: optionalText(253).nullable().optional(),
  icon: image.optional(),
  logo: image.optional(),
};

/** Both colours of a brand, to be previewed. */
export const brandColours = z.object({ primary_color: colour, secondary_color: colour });
export type BrandColours = z.output<typeof brandColours>;

const themeContrast = z.object({
  /** Contrast ratio of the text colour on the surface; 4.5 is readable. */
  text: z.number(),
  /** Contrast ratio of the label on a button of the brand's colour. */
  on: z.number(),
  /** Contrast ratios of the two chart tones on the surface; 3 can be told. */
  charts: z.array(z.number()),
  /** Contrast ratio of the agency's original colour on the surface, before the correction. */
  raw: z.number(),
});

/** Preview of both themes for two colours. */
export const brandPreview = z.object({
  theme: agency.shape.theme,
  contrast: z.object({ light: themeContrast, dark: themeContrast }),
});
export type BrandPreview = z.output<typeof brandPreview>;

const hostBrand = agency.pick({ name: true, favicon_url: true, icon: true, logo_url: true, theme: true });
/** A brand as it may be shown to anybody: nothing of a workspace. */
export type HostBrand = z.output<typeof hostBrand>;

export const getHostBrand = endpoint({
  method: "GET",
  path: "/brand/",
  caller: "anyone",
  summary: "The brand of the host that the request was sent to; null for the product's own",
  answer: z.object({ brand: hostBrand.nullable() }),
});
