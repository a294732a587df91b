import { z } from "zod";
import { fieldErrors } from "./field-errors.ts";

/** A required text: trimmed, not blank, at most `charactersMax` long, and by default a single line. */
export function text(
  charactersMax: number,
  { lines = false }: { readonly lines?: boolean } = {},
): z.ZodType<string, string> {
  return z
    .string()
    .trim()
    .min(1, fieldErrors.blank)
    .max(charactersMax, `This field may have at most ${charactersMax} characters.`)
    .refine((value) => hasNoControls(lines ? value.replace(/[\n\r\t]/g, "") : value), fieldErrors.invalid);
}

/** Optional text: trimmed, empty when blank. */
export function optionalText(charactersMax: number): z.ZodType<string, string> {
  return z
    .string()
    .trim()
    .max(charactersMax, `This field may have at most ${charactersMax} characters.`)
    .refine((value) => !value.includes("\0"), fieldErrors.invalid);
}

/** An e-mail address; its length is limited before any regular expression runs. */
export const email = z.string().trim().max(254, fieldErrors.email).pipe(z.email(fieldErrors.email));

/** An absolute http(s) address with a host, without credentials. */
export const webUrl = z.string().trim().max(2048, fieldErrors.url).refine(isWebUrl, fieldErrors.url);

/** A UUID as the server creates them, in whatever case it is written; anything else in a path is not found. */
export const id = z.uuid().toLowerCase();

/** A query parameter that may be repeated, up to a hundred times. */
export function many<Value extends string>(item: z.ZodType<Value, string>) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat())
    .pipe(z.array(item).max(100))
    .optional();
}

/** `true` and `false` as in a query string. */
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");

export const count = z.number().int();

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

function hasNoControls(value: string): boolean {
  return !/\p{Cc}/u.test(value);
}

function isWebUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;

  const url = new URL(value);
  return url.username === "" && url.password === "" && url.hostname !== "";
}
