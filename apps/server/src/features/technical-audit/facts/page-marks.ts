import type { Attributes, Place, Visitor } from "#platform/web-page/web-page-walk.ts";
import type { PageBlocks } from "./page-blocks.ts";
import { shownText } from "./shown-text.rules.ts";

/** What elements are marked as: a time, the name of who wrote it, a type of microdata or RDFa. */
export interface PageMarks {
  readonly times: readonly {
    readonly line: number;
    readonly datetime: string;
    readonly kind: "published" | "modified" | "shown";
  }[];
  readonly bylines: readonly { readonly line: number; readonly text: string }[];
  readonly otherTypes: readonly string[];
}

const timesMax = 10;
const bylinesMax = 5;
const typesMax = 50;
const nameCharactersMax = 150;
/** A time further down belongs to a comment or to another page that is told of. */
const blocksBeforeMax = 15;
const publishedMark = /publi|posted|entry-date|date-?created|pub-?date/i;
const modifiedMark = /modif|updat|revis/i;
const bylineClass =
  /(?:^|[\s_-])(?:by-?line|authors?|author-?name|p-author|entry-author|post-author)(?:$|[\s_-])/i;
const bylineHint = /author|by-?line/i;
const marking = new Set(["itemtype", "typeof", "rel", "itemprop"]);
const noByline =
  /(?:^|[\s_-])(?:box|bio|avatar|image|img|photo|social|links?|archive|wrapper|comments?)(?:$|[\s_-])/i;
const classCharactersMax = 300;

export function pageMarks(blocks: PageBlocks): Visitor & { found(): PageMarks } {
  const times: PageMarks["times"][number][] = [];
  const bylines: PageMarks["bylines"][number][] = [];
  const types = new Set<string>();
  let depth = 0;
  let byline: { readonly depth: number; readonly line: number; text: string } | undefined;

  const openTime = (attributes: Attributes, place: Place): void => {
    const { datetime, itemprop = "", pubdate, class: classes = "" } = attributes;
    if (!datetime || times.length === timesMax || blocks.frames.unseen > 0) return;
    const marks = `${itemprop} ${classes}`.slice(0, classCharactersMax);
    const isEarly = blocks.count() <= blocksBeforeMax;
    if (!isEarly && itemprop === "" && pubdate === undefined) return;
    times.push({
      line: place.line(),
      datetime: shownText(datetime, 60),
      kind: kindOf(marks, pubdate !== undefined),
    });
  };

  const openAny = (name: string, attributes: Attributes, place: Place): void => {
    const { itemtype, typeof: rdfa, rel, itemprop, class: classes } = attributes;
    for (const type of typesIn(itemtype ?? rdfa)) if (types.size < typesMax) types.add(type);
    const isByline = !byline && isBylineMark({ name, rel, itemprop, classes });
    if (isByline && bylines.length < bylinesMax && blocks.frames.unseen === 0) {
      byline = { depth, line: place.line(), text: "" };
    }
  };

  return {
    open: (name, attributes, place) => {
      depth += 1;
      if (name === "time") openTime(attributes, place);
      if (isMarked(attributes)) openAny(name, attributes, place);
      if (byline) byline.text += " ";
    },
    text: (text) => {
      if (byline && byline.text.length < 2 * nameCharactersMax) byline.text += text;
    },
    close: () => {
      if (byline?.depth === depth) {
        const text = shownText(byline.text, nameCharactersMax);
        if (text !== "") bylines.push({ line: byline.line, text });
        byline = undefined;
      }
      depth -= 1;
    },
    found: () => ({ times, bylines, otherTypes: [...types] }),
  };
}

function kindOf(marks: string, isPublished: boolean): PageMarks["times"][number]["kind"] {
  if (isPublished || publishedMark.test(marks)) return "published";
  return modifiedMark.test(marks) ? "modified" : "shown";
}

/** Whether there is anything to look at more closely; most elements have a class at most. */
function isMarked(attributes: Attributes): boolean {
  for (const attribute in attributes) {
    if (attribute === "class" && bylineHint.test(attributes.class ?? "")) return true;
    if (marking.has(attribute)) return true;
  }
  return false;
}

interface Marked {
  readonly name: string;
  readonly rel: string | undefined;
  readonly itemprop: string | undefined;
  readonly classes: string | undefined;
}

function isBylineMark({ name, rel, itemprop, classes }: Marked): boolean {
  if (name === "link" || name === "meta" || name === "body" || name === "html") return false;
  if (rel !== undefined && /(?:^|\s)author(?:\s|$)/i.test(rel)) return true;
  if (itemprop === "author") return true;
  if (classes === undefined) return false;
  const short = classes.slice(0, classCharactersMax);
  return bylineClass.test(short) && !noByline.test(short);
}

/** "https://schema.org/Product" and "schema:Product" by their last word. */
function typesIn(written: string | undefined): string[] {
  if (!written) return [];
  return written
    .slice(0, 500)
    .split(/\s+/)
    .map((type) => type.split(/[/#:]/).at(-1) ?? "")
    .filter((type) => /^[A-Z]\w{0,60}$/.test(type));
}
