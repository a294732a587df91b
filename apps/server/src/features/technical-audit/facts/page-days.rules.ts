import type { HtmlFacts } from "./page-facts.rules.ts";
import type { TextBlock } from "./text/text-block.rules.ts";
import { daysIn, machineDay } from "./text/written-day.rules.ts";
import { wordCount } from "./words.rules.ts";

type PageDay = HtmlFacts["dates"][number];

interface Given {
  readonly fromJsonLd: readonly PageDay[];
  readonly meta: readonly {
    readonly line: number;
    readonly text: string;
    readonly kind: "published" | "modified";
  }[];
  readonly times: readonly {
    readonly line: number;
    readonly datetime: string;
    readonly kind: PageDay["kind"];
  }[];
  readonly blocks: readonly TextBlock[];
}

const daysMax = 20;
const blockCharactersMax = 300;
/** A line of a date, a name and how long reading takes. */
const lineWordsMax = 14;
/** Near the title a date is the page's own; further down only where it says so. */
const blocksAroundTitle = 6;
const published =
  /\b(?:published|posted|first published|release date|veröffentlicht|erschienen|erstellt am|publi[ée]e?|mis en ligne|publicado|publicada|pubblicat[oa]|gepubliceerd|geplaatst op)\b/i;
const modified =
  /\b(?:updated|last (?:modified|updated|reviewed|changed|edited)|reviewed on|revised|aktualisiert|stand|geändert|zuletzt bearbeitet|überarbeitet|mise? à jour|modifi[ée]e?|actualizado|actualizada|última actualización|aggiornat[oa]|ultimo aggiornamento|modificat[oa]|bijgewerkt|laatst gewijzigd|atualizad[oa]|última atualização)(?![\p{L}\p{N}])/iu;

/** The dates that a page gives for itself, by the place that says it most surely first, each once of a place and kind. */
export function pageDays({ fromJsonLd, meta, times, blocks }: Given): PageDay[] {
  const all: PageDay[] = [
    ...fromJsonLd,
    ...meta.flatMap(({ line, text, kind }) => dated({ line, kind, from: "meta" }, machineDay(text))),
    ...times.flatMap(({ line, datetime, kind }) => dated({ line, kind, from: "time" }, machineDay(datetime))),
    ...shownDays(blocks),
  ];
  const each = new Map(all.map((one) => [`${one.day} ${one.kind} ${one.from}`, one]));
  return [...each.values()].slice(0, daysMax);
}

function dated(place: Omit<PageDay, "day">, day: string | undefined): PageDay[] {
  return day === undefined ? [] : [{ ...place, day }];
}

function shownDays(blocks: readonly TextBlock[]): PageDay[] {
  const titleAt = Math.max(
    0,
    blocks.findIndex(({ level }) => level === 1),
  );
  return blocks.flatMap((block, index) => {
    const { text, line, level } = block;
    if (text.length > blockCharactersMax || level !== undefined || !/(?:19|20)\d\d/.test(text)) return [];

    const kind = kindOf(text);
    const isNear = Math.abs(index - titleAt) <= blocksAroundTitle && !block.isAround;
    const isOwn = kind !== "shown" || (isNear && wordCount(text) <= lineWordsMax);
    if (!isOwn) return [];
    return daysIn(text).flatMap(({ day, start }) =>
      // "Published on 1 March 2026, updated on 3 March 2026"
      dated({ line, kind: kindOf(text.slice(0, start)) ?? kind, from: "text" }, day),
    );
  });
}

/** By the last word before a date that says it. */
function kindOf(text: string): PageDay["kind"] {
  if (modified.test(text)) return "modified";
  return published.test(text) ? "published" : "shown";
}
