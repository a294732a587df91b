import type { Attributes, Place, Visitor } from "#platform/web-page/web-page-visitor.ts";
import type { PageBlocks } from "./page-blocks.ts";
import { has } from "./page-frames.ts";
import { shownText } from "./shown-text.rules.ts";

type MarkedTime = PageMarks["times"][number];

/** Marks of elements: a time, the name of who wrote it, a type of microdata or RDFa. */
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
const timeCharactersMax = 60;
const noDepth = -1;
/** A time further down belongs to a comment or to another page that is told of. */
const blocksBeforeMax = 15;
const publishedMark = /publi|posted|entry-date|date-?created|pub-?date/i;
const modifiedMark = /modif|updat|revis/i;
const bylineClass =
  /(?:^|[\s_-])(?:by-?line|authors?|author-?name|p-author|entry-author|post-author)(?:$|[\s_-])/i;
const bylineHint = /author|by-?line/i;
const noByline =
  /(?:^|[\s_-])(?:box|bio|avatar|image|img|photo|social|links?|archive|wrapper|comments?)(?:$|[\s_-])/i;
const classCharactersMax = 300;

export const markNames = ["time"];
export const markAttributes = has.mark | has.class;

export function pageMarks(blocks: PageBlocks): Visitor & { found(): PageMarks } {
  const times: PageMarks["times"][number][] = [];
  const bylines: PageMarks["bylines"][number][] = [];
  const types = new Set<string>();
  const { frames } = blocks;
  /** Where the text before stood, if no element has ended since: texts of other elements are words of their own. */
  let textDepth = noDepth;
  /** A time that is written between its tags. */
  let time:
    | { readonly depth: number; readonly line: number; readonly kind: MarkedTime["kind"]; text: string }
    | undefined;
  let byline: { readonly depth: number; readonly line: number; text: string } | undefined;

  const openTime = (attributes: Attributes, place: Place): void => {
    const { datetime, itemprop = "", pubdate, class: classes = "" } = attributes;
    if (times.length >= timesMax || frames.unseen > 0) return;
    const marks = `${itemprop} ${classes}`.slice(0, classCharactersMax);
    const isEarly = blocks.count() <= blocksBeforeMax;
    if (!isEarly && itemprop === "" && pubdate === undefined) return;
    const kind = kindOf(marks, pubdate !== undefined);
    if (datetime) times.push({ line: place.line(), datetime: shownText(datetime, timeCharactersMax), kind });
    else if (!time) {
      time = { depth: frames.depth, line: place.line(), kind, text: "" };
      frames.listening += 1;
    }
  };

  const openAny = (name: string, attributes: Attributes, place: Place): void => {
    const { itemtype, typeof: rdfa, rel, itemprop, class: classes, content } = attributes;
    for (const type of typesIn(itemtype ?? rdfa)) if (types.size < typesMax) types.add(type);
    const isDay = itemprop !== undefined && /^date(?:Published|Modified)$/i.test(itemprop) && name !== "meta";
    if (isDay && content && times.length < timesMax) {
      times.push({
        line: place.line(),
        datetime: shownText(content, timeCharactersMax),
        kind: kindOf(itemprop, false),
      });
    }
    const isByline = !byline && isBylineMark({ name, rel, itemprop, classes });
    if (isByline && bylines.length < bylinesMax && frames.unseen === 0) {
      byline = { depth: frames.depth, line: place.line(), text: "" };
      frames.listening += 1;
    }
  };

  return {
    open: (name, attributes, place) => {
      if (name === "time") openTime(attributes, place);
      if (isMarked(attributes, frames.attributes)) openAny(name, attributes, place);
    },
    text: (text) => {
      if (byline && byline.text.length < 2 * nameCharactersMax) {
        byline.text += textDepth === frames.depth ? text : ` ${text}`;
        textDepth = frames.depth;
      }
      if (time && time.text.length < timeCharactersMax) time.text += text;
    },
    close: () => {
      textDepth = noDepth;
      if (byline?.depth === frames.depth) {
        frames.listening -= 1;
        const text = shownText(byline.text, nameCharactersMax);
        if (text !== "") bylines.push({ line: byline.line, text });
        byline = undefined;
      }
      if (time?.depth === frames.depth) {
        frames.listening -= 1;
        if (times.length < timesMax)
          times.push({ line: time.line, datetime: shownText(time.text, timeCharactersMax), kind: time.kind });
        time = undefined;
      }
    },
    found: () => ({ times, bylines, otherTypes: [...types] }),
  };
}

function kindOf(marks: string, isPublished: boolean): PageMarks["times"][number]["kind"] {
  if (isPublished || publishedMark.test(marks)) return "published";
  return modifiedMark.test(marks) ? "modified" : "shown";
}

/** Whether there is anything to look at more closely; most elements have a class at most. */
function isMarked(attributes: Attributes, present: number): boolean {
  if (present & has.mark) return true;
  return (present & has.class) !== 0 && bylineHint.test(attributes.class ?? "");
}

interface MarkedElement {
  readonly name: string;
  readonly rel: string | undefined;
  readonly itemprop: string | undefined;
  readonly classes: string | undefined;
}

function isBylineMark({ name, rel, itemprop, classes }: MarkedElement): boolean {
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
