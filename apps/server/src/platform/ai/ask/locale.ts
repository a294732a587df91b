import type { ReachedLocation } from "../operator.ts";

interface AskLocale {
  /** Instructions that the model is to be told besides. */
  readonly instructions?: string;
  readonly country?: string;
  readonly language?: string;
  readonly city?: string;
}

/** As the searches of OpenAI and Anthropic take it. OpenAI's would be made in the United States without any word of it. */
export function userLocation({ country, city }: AskLocale) {
  return {
    type: "approximate" as const,
    ...(country !== undefined && { country }),
    ...(city !== undefined && { city }),
  };
}

/** Instructions before the question: the caller's instructions, and the place in words for providers that have no field for it. */
export function localeInstructions({ instructions, country, language }: AskLocale): string | undefined {
  const parts = [
    country && `country ${nameOf("region", country)}`,
    language && `language ${nameOf("language", language)}`,
  ].filter((part) => part !== undefined);
  const person = parts.length === 0 ? undefined : `Of the person who asks: ${parts.join(", ")}.`;
  return [instructions, person].filter((part) => part !== undefined).join("\n\n") || undefined;
}

/** Way to the place of providers that have a field for the place. */
export function locatedByField({ country }: AskLocale): ReachedLocation {
  return country === undefined ? "nowhere" : "field";
}

/** Way to the place of providers that are told it in words. */
export function locatedInWords({ country }: AskLocale): ReachedLocation {
  return country === undefined ? "nowhere" : "words";
}

/** Way to the place of pages, which are always read from somewhere: without a country, from the United States. */
export function locatedOnPage({ country }: AskLocale): ReachedLocation {
  return country === undefined ? "united_states" : "field";
}

/** Without its country, for providers that know languages alone: pt of pt-BR. */
export function baseLanguage(language: string): string {
  return language.slice(0, 2);
}

function nameOf(type: "region" | "language", code: string): string {
  return new Intl.DisplayNames(["en"], { type }).of(code) ?? code;
}
