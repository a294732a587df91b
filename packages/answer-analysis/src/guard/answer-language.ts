import type { KnownLanguage } from "./ordinary-words.ts";

/**
 * The language that a text begins in, told by its commonest words; undefined where two are as likely or no such word
 * stands there. A text reads like its first 2,000 characters.
 */
export function languageOf(source: string): KnownLanguage | undefined {
  const words =
    source
      .slice(0, readMax)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = new Map<KnownLanguage, number>();
  for (const word of words)
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first === undefined || first[1] === second?.[1] ? undefined : first[0];
}

const readMax = 2_000;

const commonWords: Readonly<Record<KnownLanguage, string>> = {
  en: "the and of to is are with for that this it its you your from has have be by or as but not which their than was what who there on at when",
  de: "der die das und ist nicht ein eine einen mit für von zu den dem des im am auf sich auch bei sie es wird sind oder aber als noch nach wer aus",
  fr: "le la les des et est un une du que qui pour dans pas avec sur plus sont ce cette ou au aux par sans leur à de se",
  es: "el la los las de y es un una que en por con para no se su más del al pero como muchos todo lo esta",
  it: "il lo la gli di e è un una che in per con non si del della più sono come al da chi i le",
  nl: "de het een en is van niet met voor op zijn dat die in te aan ook maar of er bij heeft naar",
  pt: "o os as de e é um uma que em por com para não se mais do da dos das como mas ao no na",
};

const languagesOf = new Map<string, KnownLanguage[]>();
for (const [language, words] of Object.entries(commonWords) as [KnownLanguage, string][])
  for (const word of words.split(" ")) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]); // entries loses the key type
