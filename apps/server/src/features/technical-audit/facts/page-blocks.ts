import { headingLevels, inlineNames } from "#platform/web-page/web-page-elements.ts";
import type { Attributes, Place, Visitor } from "#platform/web-page/web-page-walk.ts";
import { type PageFrames, pageFrames } from "./page-frames.ts";
import { shownText } from "./shown-text.rules.ts";
import type { TextBlock } from "./text/text-block.rules.ts";
import { wordCount } from "./words.rules.ts";

export interface PageBlocks extends Visitor {
  /** Where the walk stands, for visitors that come after this one. */
  readonly frames: PageFrames;
  /** Blocks that are complete so far. */
  count(): number;
  found(): readonly TextBlock[];
}

/** The block that is being read, as it is written. */
interface Written {
  readonly line: number;
  shown: string;
  hidden: string;
  nosnippet: string;
  /** What pictures in a heading say. */
  pictures: string;
}

const blocksMax = 5_000;
/** Of source, white space included. */
const blockCharactersMax = 500_000;
const textCharactersMax = 100_000;
const headingCharactersMax = 300;
const inline = 0;

/** The text of a page, a block for each paragraph, heading, entry of a list and cell of a table, also of what is hidden. */
export function pageBlocks(): PageBlocks {
  const frames = pageFrames();
  const blocks: TextBlock[] = [];
  /** The level of each open element that is a heading, none of the others but those that are inline. */
  const open: (number | undefined)[] = [];
  let level: number | undefined;
  let written: Written | undefined;
  let characters = 0;

  const flush = (): void => {
    if (written && blocks.length < blocksMax) {
      const max = level ? headingCharactersMax : Math.max(0, textCharactersMax - characters);
      const block = blockOf(written, { frames, level, max });
      characters += block.text.length + block.hidden.length;
      if (block.text !== "" || block.hidden !== "") blocks.push(block);
    }
    written = undefined;
  };

  /** Ends what stands before an element, and says whether a heading begins. */
  const begin = (name: string, place: Place): void => {
    const isRead = frames.unseen === 0 && frames.around === 0;
    const own = inlineNames.has(name) ? inline : headingLevels.get(name);
    open.push(own);
    if (own && isRead) {
      flush();
      level = own;
      written = emptyAt(place.line());
      return;
    }
    if (own === inline) return;
    if (!level) flush();
    else if (written) written.shown += " ";
  };

  return {
    frames,
    open: (name: string, attributes: Attributes, place: Place): void => {
      begin(name, place);
      // The words of a heading are often a button that opens what is below.
      frames.enter(level && name === "button" ? "span" : name, attributes);
      if (level && written && name === "img") written.pictures += `${attributes.alt ?? ""} `;
    },
    close: () => {
      const own = open.pop();
      const endsHeading = level !== undefined && own === level;
      if (endsHeading || (!level && own !== inline)) flush();
      if (endsHeading) level = undefined;
      frames.leave();
    },
    text: (text, place) => {
      if (frames.unseen > 0) return;
      if (!written) {
        const blanks = blanksOf(text);
        if (blanks.length === text.length) return;
        written = emptyAt(place.line() + blanks.lines);
      }
      add(written, text, frames);
    },
    count: () => blocks.length,
    found: () => {
      flush();
      return blocks;
    },
  };
}

function emptyAt(line: number): Written {
  return { line, shown: "", hidden: "", nosnippet: "", pictures: "" };
}

function add(written: Written, text: string, frames: PageFrames): void {
  if (written.shown.length + written.hidden.length >= blockCharactersMax) return;
  if (frames.hidden > 0) {
    written.hidden += text;
    return;
  }
  written.shown += text;
  if (frames.nosnippet > 0) written.nosnippet += text;
}

interface Around {
  readonly frames: PageFrames;
  readonly level: number | undefined;
  readonly max: number;
}

function blockOf(
  { line, shown, hidden, nosnippet, pictures }: Written,
  { frames, level, max }: Around,
): TextBlock {
  const text = shownText(shown, max);
  return {
    text: text === "" && level ? shownText(pictures, max) : text,
    hidden: shownText(hidden, max),
    level,
    line,
    nosnippetWords: nosnippet === "" ? 0 : wordCount(shownText(nosnippet, max)),
    isMain: frames.main > 0,
    isAround: frames.around > 0 || (frames.siteHeader > 0 && level === undefined),
  };
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
