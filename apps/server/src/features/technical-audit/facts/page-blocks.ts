import { headingLevels, inlineNames } from "#platform/web-page/web-page-elements.ts";
import type { Attributes, Place, Visitor } from "#platform/web-page/web-page-walk.ts";
import { type PageFrames, pageFrames } from "./page-frames.ts";
import { shownText } from "./shown-text.rules.ts";
import type { TextBlock } from "./text-block.rules.ts";
import { wordCount } from "./words.rules.ts";

export interface PageBlocks extends Visitor {
  /** Where the walk stands, for visitors that come after this one. */
  readonly frames: PageFrames;
  /** Blocks that are complete so far. */
  count(): number;
  found(): readonly TextBlock[];
}

const blocksMax = 5_000;
/** Of source, white space included. */
const blockCharactersMax = 500_000;
const textCharactersMax = 100_000;
const headingCharactersMax = 300;

/** The text of a page, a block for each paragraph, heading, entry of a list and cell of a table, also of what is hidden. */
export function pageBlocks(): PageBlocks {
  const frames = pageFrames();
  const blocks: TextBlock[] = [];
  let level: TextBlock["level"] | undefined;
  let line = 0;
  let [shown, unshown, nosnippet, pictures] = ["", "", "", ""];
  let characters = 0;

  const flush = (): void => {
    if (line === 0 && pictures === "") return;
    const max = level ? headingCharactersMax : Math.max(0, textCharactersMax - characters);
    const written = shownText(shown, max);
    const text = written === "" && level ? shownText(pictures, max) : written;
    const hidden = unshown === "" ? "" : shownText(unshown, max);
    characters += text.length + hidden.length;
    if ((text !== "" || hidden !== "") && blocks.length < blocksMax) {
      blocks.push({
        text,
        hidden,
        level,
        line,
        nosnippetWords: nosnippet === "" ? 0 : wordCount(shownText(nosnippet, max)),
        isMain: frames.main > 0,
        isAround: frames.around > 0 || (frames.siteHeader > 0 && level === undefined),
      });
    }
    [shown, unshown, nosnippet, pictures] = ["", "", "", ""];
    line = 0;
  };

  const open = (name: string, attributes: Attributes, place: Place): void => {
    const isRead = frames.unseen === 0 && frames.around === 0;
    const opened = isRead ? headingLevels.get(name) : undefined;
    const isInline = inlineNames.has(name);
    if (opened || (!level && !isInline)) flush();
    else if (!isInline) shown += " ";
    if (opened) line = place.line();
    level = opened ?? level;
    // The words of a heading are often a button that opens what is below.
    frames.enter(level && name === "button" ? "span" : name, attributes);
    if (level && name === "img" && attributes.alt) pictures += `${attributes.alt} `;
  };

  return {
    frames,
    open,
    close: (name) => {
      const endsHeading = level !== undefined && headingLevels.get(name) === level;
      if (endsHeading || (!level && !inlineNames.has(name))) flush();
      if (endsHeading) level = undefined;
      frames.leave();
    },
    text: (text, place) => {
      if (frames.unseen > 0 || shown.length + unshown.length >= blockCharactersMax) return;
      const blanks = blanksOf(text);
      if (line === 0) {
        if (blanks.length === text.length) return;
        line = place.line() + blanks.lines;
      }
      if (frames.hidden > 0) {
        unshown += text;
        return;
      }
      shown += text;
      if (frames.nosnippet > 0) nosnippet += text;
    },
    count: () => blocks.length,
    found: () => {
      flush();
      return blocks;
    },
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
