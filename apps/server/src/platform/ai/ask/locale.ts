import type { Located } from "../operator.ts";

interface Locale {
  readonly country?: string;
  readonly language?: string;
}

/** Where the person is who asks, for searches that have a field for it. */
export function userLocation({ country }: Locale): {
  userLocation?: { type: "approximate"; country: string };
} {
  return country === undefined ? {} : { userLocation: { type: "approximate", country } };
}

/** The same in words, for providers that have no such field. */
export function localeInstructions({ country, language }: Locale): string | undefined {
  const parts = [
    country && `country ${countryName(country)}`,
    language && `language ${nameOf("language", language)}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : `Of the person who asks: ${parts.join(", ")}.`;
}

/** Of providers that have a field for the place. */
export function locatedByField({ country }: Locale): Located {
  return country === undefined ? "nowhere" : "field";
}

/** Of providers that are told it in words. */
export function locatedInWords({ country }: Locale): Located {
  return country === undefined ? "nowhere" : "words";
}

/** In English, as in: France. */
function countryName(country: string): string {
  return nameOf("region", country);
}

function nameOf(type: "region" | "language", code: string): string {
  return new Intl.DisplayNames(["en"], { type }).of(code) ?? code;
}
