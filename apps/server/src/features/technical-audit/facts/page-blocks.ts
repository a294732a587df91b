import { headingLevels, inlineNames } from "#platform/web-page/web-page-elements.ts";
import type { Attributes, Place, Visitor } from "#platform/web-page/web-page-visitor.ts";
import { type PageFrames, pageFrames } from "./page-frames.ts";
import { shownText } from "./shown-text.rules.ts";
import type { TextBlock } from "./text/text-block.rules.ts";
import { wordCount } from "./text/words.rules.ts";

export interface PageBlocks extends Visitor {
  /** Where the walk stands, for visitors that come after this one. */
  readonly frames: PageFrames;
  /** Blocks inside of the page that are complete so far: menus may be long. */
  count(): number;
  /** Characters of what is read so far, without the blanks around each text. */
  ink(): number;
  found(): readonly TextBlock[];
}

/** The block that is being read, as it is written. */
interface WrittenBlock {
  readonly line: number;
  readonly part: number;
  shown: string;
  hidden: string;
  nosnippet: string;
  /** Texts of pictures in a heading. */
  pictures: string;
}

const blocksMax = 20_000;
/** Most characters of source, white space included. */
const blockCharactersMax = 500_000;
const textCharactersMax = 500_000;
const headingCharactersMax = 300;
const space = 0x20;
/** Sort of an element for blocks: the level of a heading, or one of these. */
const [inline, list, other] = [0, 7, 8];
const sorts: ReadonlyMap<string, number> = new Map([
  ...[...inlineNames].map((name): [string, number] => [name, inline]),
  ...["ul", "ol", "dl", "table"].map((name): [string, number] => [name, list]),
  ...headingLevels,
]);

/** The text of a page, a block for each paragraph, heading, entry of a list and cell of a table, also of what is hidden. */
export function pageBlocks(): PageBlocks {
  const frames = pageFrames();
  const parts = pageParts();
  const blocks: TextBlock[] = [];
  /** The sort of each open element. */
  const open: number[] = [];
  let level: number | undefined;
  let written: WrittenBlock | undefined;
  let characters = 0;
  let inside = 0;
  let isInPictureTitle = false;
  let ink = 0;

  const flush = (): void => {
    // Headings that come after the cut would seem to have no text.
    if (written && blocks.length < blocksMax && characters < textCharactersMax) {
      const max = level ? headingCharactersMax : Math.max(0, textCharactersMax - characters);
      const block = blockOf(written, { frames, level, max });
      characters += block.text.length + block.hidden.length;
      if (block.text !== "" || block.hidden !== "") blocks.push(block);
      if (!block.isAround) inside += 1;
    }
    written = undefined;
  };

  /** Ends what stands before an element, and says whether a heading begins. */
  const begin = (name: string, place: Place): void => {
    const own = sorts.get(name) ?? other;
    open.push(own);
    if (own === inline) return;
    parts.open(name, own);
    if (own < list && frames.unseen === 0 && frames.around === 0) {
      flush();
      level = own;
      written = emptyAt(place.line(), parts.current());
      return;
    }
    if (!level) flush();
    else if (written) written.shown += " ";
  };

  return {
    frames,
    open: (name: string, attributes: Attributes, place: Place): void => {
      begin(name, place);
      // The words of a heading are often a button that opens what is below.
      frames.enter(level && name === "button" ? "span" : name, attributes);
      if (level && written) {
        const { alt, "aria-label": label } = attributes;
        if (alt ?? label) written.pictures += `${alt ?? label} `;
        isInPictureTitle = name === "title";
      }
    },
    close: (name) => {
      const own = open.pop();
      isInPictureTitle = false;
      if (own !== inline && name !== "br") parts.close(name, own);
      const endsHeading = level !== undefined && own === level;
      if (endsHeading || (!level && own !== inline)) flush();
      if (endsHeading) level = undefined;
      frames.leave();
    },
    text: (text, place) => {
      if (frames.unseen > 0) {
        if (isInPictureTitle && written) written.pictures += `${text} `;
        return;
      }
      const characters = inkOf(text);
      ink += characters;
      if (characters > 0 && !frames.isInBody) frames.beginBody();
      if (!written) {
        if (characters === 0) return;
        written = emptyAt(place.line() + blanksOf(text).lines, parts.current());
        parts.begin();
      }
      add(written, text, frames);
    },
    count: () => inside,
    ink: () => ink,
    found: () => {
      flush();
      // Of what was cut off nobody knows how it goes on.
      const isCut = characters >= textCharactersMax || blocks.length >= blocksMax;
      while (isCut && blocks.at(-1)?.level !== undefined) blocks.pop();
      return blocks;
    },
  };
}

/** The part of a page in which the walk stands: a line break alone does not end a paragraph, nor does an entry end its list. */
function pageParts() {
  let part = 0;
  let openLists = 0;
  let isAfterBreak = false;
  const turn = (name: string): void => {
    if (name === "br" && !isAfterBreak) isAfterBreak = true;
    else if (openLists === 0) part += 1;
  };
  return {
    current: (): number => part,
    open: (name: string, sort: number): void => {
      turn(name);
      if (sort === list) openLists += 1;
    },
    close: (name: string, sort: number | undefined): void => {
      if (sort === list) openLists -= 1;
      isAfterBreak = false;
      turn(name);
    },
    begin: (): void => {
      isAfterBreak = false;
    },
  };
}

function emptyAt(line: number, part: number): WrittenBlock {
  return { line, part, shown: "", hidden: "", nosnippet: "", pictures: "" };
}

function add(written: WrittenBlock, text: string, frames: PageFrames): void {
  if (written.shown.length + written.hidden.length >= blockCharactersMax) return;
  if (frames.hidden > 0) {
    written.hidden += text;
    return;
  }
  written.shown += text;
  if (frames.nosnippet > 0) written.nosnippet += text;
}

interface BlockContext {
  readonly frames: PageFrames;
  readonly level: number | undefined;
  readonly max: number;
}

function blockOf(
  { line, part, shown, hidden, nosnippet, pictures }: WrittenBlock,
  { frames, level, max }: BlockContext,
): TextBlock {
  const text = shownText(shown, max);
  return {
    text: text === "" && level ? shownText(pictures, max) : text,
    hidden: hidden === "" ? "" : shownText(hidden, max),
    level,
    line,
    part,
    isFrame: frames.frame > 0 && level === undefined,
    nosnippetWords: nosnippet === "" ? 0 : wordCount(shownText(nosnippet, max)),
    isMain: frames.main > 0,
    isAround: frames.around > 0 || (frames.siteHeader > 0 && level === undefined),
  };
}

/** How long a text is without the blanks around it. */
function inkOf(text: string): number {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= space) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= space) end -= 1;
  return end - start;
}

/** The white space that a text begins with. */
function blanksOf(text: string): { readonly length: number; readonly lines: number } {
  let [length, lines] = [0, 0];
  for (; length < text.length; length += 1) {
    const code = text.charCodeAt(length);
    if (code === 10) lines += 1;
    else if (code !== 32 && code !== 9 && code !== 13 && code !== 12) break;
  }
  return { length, lines };
}
