import { z } from "zod";
import { fieldErrors } from "../base/field-errors.ts";
import { id, text } from "../base/fields.ts";
import { nameSettingsGiven } from "./brand-names.ts";
import { campaignLimits } from "./campaign-constants.ts";

/** A site by its host, however it was written. */
export const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, fieldErrors.domain)
  .transform((value) =>
    value
      .replace(/^https?:\/\//, "")
      .replace(/^www\./, "")
      .replace(/\/.*$/, ""),
  )
  .refine(
    (value) =>
      /^(?:(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/.test(
        value,
      ),
    fieldErrors.domain,
  );

export const brandGiven = z.object({
  name: z.string().trim().max(100).default(""),
  aliases: z.array(text(100)).max(campaignLimits.aliases).default([]),
  domains: z.array(domain).max(campaignLimits.domains).default([]),
  /** Left out, names keep the settings that they have. */
  name_settings: nameSettingsGiven.optional(),
});

export const competitorGiven = brandGiven.extend({ name: text(100) });

export const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, fieldErrors.country);
export const language = z
  .string()
  .trim()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/, fieldErrors.language);

/** A query as input; only its text is required. */
interface QueryGiven {
  readonly id?: string | undefined;
  readonly text: string;
  readonly country?: string | undefined;
  readonly language?: string | undefined;
  /** 1 to 3, by default 2. */
  readonly priority?: number | undefined;
  /** Whether it names the client's brand; detected when omitted. */
  readonly branded?: boolean | undefined;
}

export const queryGiven = z.union([
  text(campaignLimits.queryCharacters).transform((value): QueryGiven => ({ text: value })),
  z.object({
    id: id.optional(),
    text: text(campaignLimits.queryCharacters),
    country: country.optional(),
    language: language.optional(),
    priority: z.number().int().min(1).max(3).optional(),
    branded: z.boolean().optional(),
  }),
]);
