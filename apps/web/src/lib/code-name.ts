import { lazily } from "./lazily.ts";
import { locale } from "./locale.ts";

/** The English name of a country (ISO 3166) or of a language (BCP 47); the code itself where it has none. */
export function codeName(kind: keyof typeof names, code: string): string {
  return names[kind]().of(code) ?? code;
}

const names = {
  region: lazily(() => new Intl.DisplayNames(locale, { type: "region", fallback: "code" })),
  language: lazily(() => new Intl.DisplayNames(locale, { type: "language", fallback: "code" })),
};
