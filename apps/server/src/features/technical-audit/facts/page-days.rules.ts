import type { HtmlFacts } from "../store/page-facts.rules.ts";
import type { TextBlock } from "./text/text-block.rules.ts";
import { wordCount } from "./text/words.rules.ts";
import { daysIn, machineDay } from "./text/written-day.rules.ts";

type PageDay = HtmlFacts["dates"][number];

interface DaySources {
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
  "published|posted|first published|release date|date of publication|publication date|veröffentlicht|veröffentlichungsdatum|erschienen|erscheinungsdatum|" +
  "erstellt|publiée?|date de publication|mis en ligne|publicad[oa]|fecha de publicación|data de publicação|pubblicat[oa]|data di pubblicazione|gepubliceerd|" +
  "geplaatst|publicatiedatum|公開日?|投稿日?|掲載日?|発行日?|作成日|发布(?:于|时间|日期)?|發佈(?:於|時間|日期)?|發布|게시일?|نشر(?:ت)?";
const modified =
  "updated|modified|reviewed|changed|edited|revised|revision|last update|aktualisiert|aktualisierung|stand|geändert|änderung|bearbeitet|überarbeitet|" +
  "mise? à jour|modifiée?|modification|révisée?|actualizad[oa]|actualización|modificad[oa]|modificación|revisad[oa]|aggiornat[oa]|aggiornamento|modificat[oa]|modifica|" +
  "bijgewerkt|gewijzigd|wijziging|atualizad[oa]|atualização|(?:最終)?更新日?|最終改訂日?|(?:最后|最近)?更新(?:于|时间|日期)?|(?:最後)?更新(?:於|時間|日期)?|수정일?|التحديث|تحديث";
/** Words that may stand before such a word where it is said of the page, and between it and the date. */
const beside =
  "this|the|page|article|post|posting|content|document|guide|entry|text|it|was|is|has|been|on|of|at|last|latest|first|originally|most|recently|date|created|and|" +
  "diese[rs]?|der|die|das|seite|artikel|beitrag|inhalt|dokument|text|wurde|ist|zuletzt|letzte[rn]?|am|vom|datum|und|ursprünglich|" +
  "cette|cet|ce|page|le|la|l|a|à|été|est|dernière|date|du|de|et|esta?|este|página|artículo|fue|ha|sido|el|última|último|fecha|y|por|vez|" +
  "questa|questo|pagina|articolo|è|stat[oa]|il|l|ultimo|ultima|data|di|e|deze|dit|artikel|werd|is|voor|het|laatst|laatste|op|" +
  "artigo|foi|em|o|a|da|do|データ|本頁|本页|本文|تم|في";
const gap = "[\\s:：’'*_]{1,4}";
const begins = "(?:^|[.,;:|·•–—()\\[\\]/»「（、。-])\\s{0,4}";
const endsWord = "(?![\\p{L}\\p{N}])";
/** "This page was last updated by Ada on" at the end of what stands before a date. */
const saidBefore = new RegExp(
  `${begins}(?:(?:${beside})${gap}){0,9}(?:(${modified})|(${published}))(?:${endsWord}((?:[\\s:：.,’'-]{1,4}[\\p{L}.]{1,20}){0,6}))?[\\s:：,(（]{0,4}$`,
  "iu",
);
/** "Diese Seite wurde zuletzt am", and behind the date "geändert". */
const saidAround = new RegExp(`${begins}(?:(?:${beside})${gap}){0,9}$`, "iu");
const saidBehind = new RegExp(
  `^[\\s(（]{0,3}(?:(?:um|at|à) [\\d:.]{1,8}(?: uhr)?\\s)?(?:(${modified})|(${published}))${endsWord}`,
  "iu",
);
/** Between such a word and the date of a whole sentence stands no more than that. */
const betweenWordsMax = 2;

/** The dates that a page gives for itself, by the place that says it most surely first, each once of a place and kind. */
export function pageDays({ fromJsonLd, meta, times, blocks }: DaySources): PageDay[] {
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
  const titleAt = titleOf(blocks);
  return blocks.flatMap((block, index) => {
    const { text, line, level } = block;
    if (text.length > blockCharactersMax || level !== undefined || !/(?:19|20)\d\d/.test(text)) return [];

    const isLine = wordCount(text) <= lineWordsMax;
    const isNear = Math.abs(index - titleAt) <= blocksAroundTitle && !block.isAround && isLine;
    return daysIn(text).flatMap(({ day, start, end }) => {
      const kind = saidKind(text, { start, end, isLine });
      const isShown = isNear && !(/[.!?。]$/.test(text) && text.length > end + 1);
      return kind || isShown ? dated({ line, kind: kind ?? "shown", from: "text" }, day) : [];
    });
  });
}

/** Where the main heading stands, else the first one, else what comes first. */
function titleOf(blocks: readonly TextBlock[]): number {
  const main = blocks.findIndex(({ level }) => level === 1);
  if (main !== -1) return main;
  const first = blocks.findIndex(({ level }) => level !== undefined);
  const text = blocks.findIndex(({ isAround }) => !isAround);
  return Math.max(0, first === -1 ? text : first);
}

interface DayPlace {
  readonly start: number;
  readonly end: number;
  readonly isLine: boolean;
}

/** By the words around a date that say of the page that it was published or changed then. */
function saidKind(text: string, { start, end, isLine }: DayPlace): "published" | "modified" | undefined {
  const before = text.slice(Math.max(0, start - 120), start);
  const ahead = saidBefore.exec(before);
  if (ahead && (isLine || wordCount(ahead[3] ?? "") <= betweenWordsMax))
    return ahead[1] ? "modified" : "published";
  if (!isLine || !saidAround.test(before)) return undefined;
  const behind = saidBehind.exec(text.slice(end, end + 60));
  if (!behind) return undefined;
  return behind[1] ? "modified" : "published";
}
