import { readDates } from "../claims/values/dates.rules.ts";
import type { Draft } from "../draft/draft.rules.ts";

/** Dates and names of authors stand at the top or the bottom. */
const blocksAtEdges = 4;
const dateWords =
  /(?<!\p{L})(?:updated|published|reviewed|modified|posted|date|as of|stand|aktualisiert|veröffentlicht|geändert|mis à jour|publié|actualizado|publicado|aggiornato|pubblicato|bijgewerkt|gepubliceerd|atualizado)(?!\p{L})/iu;
const by =
  /(?:^|[|·•–—]\s?|\d\s)(?:written by|reviewed by|by|author:?|von|autor(?:in)?:?|par|auteur:?|por|autora:?|di|autore:?|door)\s(\p{Lu}[\p{L}.'’-]+(?:\s(?:van|von|de|der|da|di|du)\b)?(?:\s\p{Lu}[\p{L}.'’-]+){1,3})/iu;
const startsLow = /^\p{Ll}/u;

/** The newest day that a draft gives as its own, as yyyy-MM-dd; other days in its text are of other things. */
export function draftDay(draft: Draft, language: string): string | null {
  const days = edgesOf(draft)
    .filter((text) => dateWords.test(text))
    .flatMap((text) => readDates(text, language).values.flatMap(({ keys }) => keys))
    .filter((key) => /^d:\d{4}-\d\d-\d\d$/.test(key))
    .map((key) => key.slice("d:".length));
  return days.toSorted().at(-1) ?? null;
}

/** Author of a draft, by its byline. */
export function draftAuthor(draft: Draft): string | null {
  for (const text of edgesOf(draft)) {
    const name = by.exec(text)?.[1];
    if (name !== undefined && !startsLow.test(name) && text.length < 200) return name;
  }
  return null;
}

function edgesOf({ sections }: Draft): readonly string[] {
  const texts = sections.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  return texts.length <= 2 * blocksAtEdges
    ? texts
    : [...texts.slice(0, blocksAtEdges), ...texts.slice(-blocksAtEdges)];
}
