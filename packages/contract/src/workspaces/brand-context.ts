import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant, text } from "../base/fields.ts";
import { nameSetting, nameSettingsGiven } from "../visibility/brand-names.ts";
import { campaignLimits } from "../visibility/campaign-constants.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "./workspaces.ts";

/** The maximum number of points of view, and of markets, in a record. */
export const brandPartsMax = 20;

const line = z
  .string()
  .trim()
  .min(1, fieldErrors.blank)
  .max(2000, "An entry may have at most 2000 characters.")
  .refine(isStorable, fieldErrors.invalid);
const lines = z.array(line).max(200, "A list may have at most 200 entries.");
const words = z
  .string()
  .trim()
  .max(20_000, "This field may have at most 20000 characters.")
  .refine(isStorable, fieldErrors.invalid);

const tooManyParts = `At most ${brandPartsMax} are allowed.`;

export const pointOfView = z.object({
  /** Shown as Voice Characteristics. */
  language: words.default(""),
  core_worldview: words.default(""),
  pov_synthesis: words.default(""),
  /** Shown as Key Positions. */
  stance_statements: lines.default([]),
  pov_manifestations: lines.default([]),
  contrarian_positions: lines.default([]),
  /** Shown as Voice Traits. */
  voice_characteristics: lines.default([]),
  pov_evolution: words.default(""),
});
export type PointOfView = z.output<typeof pointOfView>;

export const marketContext = z.object({
  business_model: words.default(""),
  target_segment: words.default(""),
  market_category: words.default(""),
  market_position: words.default(""),
  industry_context: words.default(""),
  key_differentiators: lines.default([]),
});
export type MarketContext = z.output<typeof marketContext>;

export const marketPositioning = z.object({
  /** FR, US, UK, EU, GLOBAL or any other text, which is shown as it is. */
  market_scope: z
    .string()
    .trim()
    .max(200, "The market scope may have at most 200 characters.")
    .refine(isStorable, fieldErrors.invalid)
    .default(""),
  market_context: z.array(marketContext).max(brandPartsMax, tooManyParts).default([]),
});
export type MarketPositioning = z.output<typeof marketPositioning>;

const kept = {
  about_brand: words,
  brand_point_of_view: z.array(z.union([pointOfView, line])).max(brandPartsMax, tooManyParts),
  main_products_services: lines,
  market_positioning: marketPositioning,
};

/** The brand context; one record per workspace. */
export const brandSettings = z.object({
  id,
  project_name: z.string(),
  ...kept,
  /** Other names of the brand that the workspace is named after; all campaigns about it look for them. */
  aliases: z.array(z.string()),
  /** Settings of the names whose settings are not the defaults. */
  name_settings: z.array(nameSetting),
  updated: instant.nullable(),
});
export type BrandSettings = z.output<typeof brandSettings>;
/** Facts of its record about the brand. */
export type BrandRecord = Omit<BrandSettings, "id" | "updated" | "name_settings">;

const settingsPath = workspacePath.extend({ settingsId: id });

export const listBrandSettings = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/campaigns/brand-settings/",
  summary: "The workspace's brand settings: a list of one",
  answer: z.array(brandSettings),
});

export const updateBrandSettings = endpoint({
  method: "PATCH",
  path: "/projects/:projectId/campaigns/brand-settings/:settingsId/",
  caller: "user",
  scope: "write",
  summary: "Change fields of the brand settings; the whole record may have 60 kB",
  params: settingsPath,
  body: z
    .object({
      ...kept,
      aliases: z.array(text(campaignLimits.aliasCharacters)).max(campaignLimits.aliases),
      name_settings: nameSettingsGiven,
    })
    .partial(),
  answer: brandSettings,
});

/** A suggested record; nothing is stored until it is sent by PATCH. */
export const brandSuggestion = brandSettings.extend({
  /** The model that wrote it; null when it was extracted from the site without an AI model. */
  model: z.string().nullable(),
  /** The pages that were read. */
  sources: z.array(z.string()),
});
export type BrandSuggestion = z.output<typeof brandSuggestion>;

export const suggestBrandSettings = endpoint({
  ...workspaceWrites,
  path: "/projects/:projectId/campaigns/brand-settings/ai-suggestions/",
  summary: "Suggest the whole record from the workspace's own site",
  /** If present, it must be the workspace of the path. */
  body: z.object({ project_id: z.string().max(100).optional() }),
  answer: brandSuggestion,
});

/** Characters that JSON in the database cannot store: NUL, and unpaired surrogates. */
function isStorable(value: string): boolean {
  return !value.includes("\0") && !/\p{Surrogate}/u.test(value);
}
