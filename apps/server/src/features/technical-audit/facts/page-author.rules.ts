import type { HtmlFacts } from "../store/page-facts.rules.ts";
import type { TextBlock } from "./text/text-block.rules.ts";
import { isMonth } from "./text/written-day.rules.ts";

type PageAuthor = HtmlFacts["author"];

interface AuthorSources {
  readonly fromJsonLd: { readonly line: number; readonly name: string } | undefined;
  readonly meta: { readonly line: number; readonly text: string } | null;
  /** Texts marked as the name of who wrote it. */
  readonly bylines: readonly { readonly line: number; readonly text: string }[];
  readonly blocks: readonly TextBlock[];
}

const blockCharactersMax = 200;
const nameCharactersMax = 100;
const blocksMax = 20;
const by =
  "by|story by|ein (?:Beitrag|Artikel) von|un article de|un artículo de|un articolo di|um artigo de|een artikel van|written by|words by|posted by|reviewed by|von|geschrieben von|verfasst von|autor(?:in)?|par|écrit par|rédigé par|auteure?|por|escrito por|autora|di|scritto da|a cura di|autore|autrice|door|geschreven door|author";
/** Two or more words in capitals, as people are called; between them may stand what belongs to a name. */
const person =
  "((?:(?:Dr|Prof|Mr|Ms|Mrs)\\.?\\s){0,2}\\p{Lu}[\\p{L}.'’-]{0,30}(?:\\s(?:van|von|de|der|den|da|di|du|la|le|dos|del|el|al)){0,2}(?:\\s\\p{Lu}[\\p{L}.'’-]{0,30}){1,3})";
const afterPerson =
  "\\s{0,2}(?:$|[,|·•–—(/-]|\\d|on\\b|am\\b|le\\b|el\\b|il\\b|op\\b|em\\b|and\\b|und\\b|et\\b|y\\b|e\\b|en\\b|in\\b)";
const written = new RegExp(
  `^\\s?(?:(?:${by})\\s?:?|(?:text|words|texte|texto|testo|tekst)\\s?:)\\s${person}${afterPerson}`,
  "u",
);
/** "5 March 2026 by Ada Leaf" */
const behindDay = new RegExp(
  `\\d{4}[\\s,.|·•–—-]{1,4}(?:by|von|par|por|di|door)\\s${person}${afterPerson}`,
  "u",
);
/** In scripts without capitals only what stands behind a word for who wrote it can be told. */
const inOtherScripts =
  /^\s?(?:(?:著者|執筆者?|筆者|文|作者|撰文|記者|编辑|ライター|저자|글)\s?[:：]\s?([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}・·][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}・· \u3000]{1,24})|(?:بقلم|الكاتب|كتب)\s?:?\s?(\p{sc=Arabic}{2,20}(?:\s\p{sc=Arabic}{2,20}){1,3}))\s?(?:$|[,|·•/（(、،-]|\d)/u;
/** Words that stand beside a day in a line of a page: weekdays, what happened on the day, and how long reading takes. */
const besideDays = new Set(
  (
    "on at the and last first date day published posted updated modified reviewed created written am pm st nd rd th min mins minute minutes hour hours read reading time ago days " +
    "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun utc gmt cet cest est pst " +
    "der am um uhr vom zuletzt stand datum veröffentlicht erschienen erstellt aktualisiert geändert lesezeit minuten stunden tagen montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag " +
    "le la du de mis mise en ligne jour publié publiée modifié modifiée actualisé lecture lundi mardi mercredi jeudi vendredi samedi dimanche " +
    "el fecha publicado publicada actualizado actualizada lectura lunes martes miércoles jueves viernes sábado domingo " +
    "il data pubblicato pubblicata aggiornato aggiornata lettura minuti lunedì martedì mercoledì giovedì venerdì sabato domenica " +
    "op het gepubliceerd geplaatst bijgewerkt gewijzigd leestijd minuut minuten maandag dinsdag woensdag donderdag vrijdag zaterdag zondag " +
    "em atualizado atualizada leitura minutos segunda terça quarta quinta sexta feira"
  ).split(" "),
);
const leading = new RegExp(`^(?:${by})\\s?:?\\s`, "i");

/** Author of a page, by the place that says it most surely. */
export function pageAuthor({ fromJsonLd, meta, bylines, blocks }: AuthorSources): PageAuthor {
  if (fromJsonLd) return { ...fromJsonLd, from: "json-ld" };
  if (meta)
    return { line: meta.line, name: meta.text.slice(0, nameCharactersMax).toWellFormed(), from: "meta" };

  for (const { line, text } of bylines) {
    const name = text.replace(leading, "").slice(0, nameCharactersMax).toWellFormed();
    if (namesSomebody(name)) return { line, name, from: "byline" };
  }
  for (const { line, text } of firstInside(blocks)) {
    const name = text.length > blockCharactersMax ? undefined : nameIn(text);
    if (name !== undefined) return { line, name: name.slice(0, nameCharactersMax), from: "byline" };
  }
  return null;
}

/** Some mark the line that has the day, and no name, as the author's. */
function namesSomebody(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const tellsDay = /\d/.test(text);
  return words.some((word) => !(tellsDay && (isMonth(word) || besideDays.has(word.toLowerCase()))));
}

/** The first blocks that do not stand around the text; menus may be long. */
function firstInside(blocks: readonly TextBlock[]): TextBlock[] {
  const inside: TextBlock[] = [];
  for (const block of blocks) {
    if (inside.length === blocksMax) break;
    if (!block.isAround) inside.push(block);
  }
  return inside;
}

function nameIn(text: string): string | undefined {
  const [first = "", ...rest] = text;
  const name = written.exec(first.toLowerCase() + rest.join(""))?.[1] ?? behindDay.exec(text)?.[1];
  if (name !== undefined) return name;
  const [, chinese, arabic] = inOtherScripts.exec(text) ?? [];
  return (chinese ?? arabic)?.trim();
}
