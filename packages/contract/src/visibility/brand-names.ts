import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant, text } from "../base/fields.ts";
import { workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";
import { campaignLimits } from "./campaign-constants.ts";
import { exactCases, isPhraseOf, type NameSetting } from "./name-settings.ts";

/** How answers are searched for one of a brand's names. */
export const nameSetting: z.ZodType<NameSetting> = z.object({
  /** The brand's name or one of its aliases. */
  name: z.string(),
  exact_case: z.enum(exactCases),
  /** Phrases that contain the name and mean something else, such as "gap year". */
  excludes: z.array(z.string()),
});

/** Settings of names as input; names without one have the defaults. */
export const nameSettingsGiven = z
  .array(
    z
      .object({
        name: text(campaignLimits.aliasCharacters),
        exact_case: z.enum(exactCases).default("auto"),
        excludes: z.array(text(campaignLimits.aliasCharacters)).max(campaignLimits.excludes).default([]),
      })
      .refine(({ name, excludes }) => excludes.every((phrase) => isPhraseOf(name, phrase)), {
        path: ["excludes"],
        error: fieldErrors.excludePhrase,
      }),
  )
  .max(campaignLimits.aliases + 1);

/** Where an answer names, or would name, a brand. */
export const previewedOccurrence = z.object({
  answer_id: id,
  campaign_id: id,
  query_id: id,
  answered: instant,
  /** A piece of the sentence around the name, and the name's place in it as UTF-16 offsets. */
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
});
export type PreviewedOccurrence = z.output<typeof previewedOccurrence>;

const names = {
  name: z.string().trim().max(campaignLimits.aliasCharacters),
  aliases: z.array(text(campaignLimits.aliasCharacters)).max(campaignLimits.aliases).default([]),
  name_settings: nameSettingsGiven.default([]),
};

const counted = z.object({ count: z.number().int(), shown: z.array(previewedOccurrence) });

export const previewNames = endpoint({
  ...workspaceWrites,
  scope: "read",
  path: "/projects/:projectId/answers/name-preview/",
  namesError: true,
  summary: "What other names or settings of a brand would change in the last 50 answers; nothing is stored",
  repeatable: "reads",
  body: z.object({
    /** Only this campaign's answers; else the workspace's. */
    campaign_id: id.optional(),
    /** The brand's own sites: an answer that cites one of them names it more surely. */
    domains: z.array(z.string().trim().toLowerCase().max(253)).max(campaignLimits.domains).default([]),
    before: z.object(names),
    after: z.object(names),
  }),
  answer: z.object({
    answers: z.number().int(),
    added: counted,
    removed: counted,
    kept: counted,
  }),
});

/** A campaign whose answers are being read again. */
export const reanalysis = z.object({
  campaign_id: id,
  campaign: z.string(),
  done: z.number().int(),
  total: z.number().int(),
});
export type Reanalysis = z.output<typeof reanalysis>;

export const listReanalyses = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/answers/reanalysis/",
  summary: "The campaigns whose answers are being read again because names changed",
  answer: z.array(reanalysis),
});
