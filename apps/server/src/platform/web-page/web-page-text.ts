import { type HeadingLevel, headingLevels, inlineNames } from "./web-page-elements.ts";
import { oneLine } from "./web-page-line.ts";
import { firstRole, isAside, isHidden, isUnread } from "./web-page-sight.ts";
import type { Attributes, Visitor } from "./web-page-visitor.ts";

export interface Heading {
  readonly level: HeadingLevel;
  readonly text: string;
}

export interface PageText {
  readonly headings: readonly Heading[];
  /** A line for each block, at most 50,000 characters. */
  readonly text: string;
}

/** By how much an open element adds to the counts of what is around the text. */
interface Frame {
  readonly dropped: 0 | 1;
  readonly siteHeader: 0 | 1;
  readonly main: 0 | 1;
}

const textCharactersMax = 50_000;
/** Most characters of source, white space included; so that a block of nothing but space cannot hide what follows it. */
const blockCharactersMax = 500_000;
const headingCharactersMax = 500;
const headingsMax = 500;
/** A main part shorter than this is a page that puts its content elsewhere. */
const mainCharactersMin = 200;

/**
 * The headings and the text of a page, a line for each block. Navigation, footers, scripts, controls and what is
 * hidden are dropped; so is the head of the site, but for its headings. Where a page marks its main part, that part
 * alone is its text.
 */
export function pageText(): Visitor & { found(): PageText } {
  const frames: Frame[] = [];
  const headings: Heading[] = [];
  const everything = lines();
  const main = lines();
  const open = { dropped: 0, siteHeader: 0, main: 0 };
  let level: Heading["level"] | undefined;
  let block = "";

  const flush = (): void => {
    const line = oneLine(block, textCharactersMax);
    block = "";
    if (line === "") return;

    if (level && headings.length < headingsMax) {
      headings.push({ level, text: oneLine(line, headingCharactersMax) });
    }
    everything.add(line);
    if (open.main > 0) main.add(line);
  };

  return {
    open: (name, attributes) => {
      const opened = open.dropped === 0 ? headingLevels.get(name) : undefined;
      if (opened || (!level && !inlineNames.has(name))) flush();
      else if (!inlineNames.has(name)) block += " ";
      level = opened ?? level;

      // The words of a heading are often a button that opens what is below.
      const frame = frameOf(level && name === "button" ? "span" : name, attributes, open.main > 0);
      frames.push(frame);
      count(open, frame, 1);
    },
    close: (name) => {
      const endsHeading = level !== undefined && headingLevels.get(name) === level;
      if (endsHeading || (!level && !inlineNames.has(name))) flush();
      if (endsHeading) level = undefined;

      const frame = frames.pop();
      if (frame) count(open, frame, -1);
    },
    text: (text) => {
      const isShown = open.dropped === 0 && (open.siteHeader === 0 || level !== undefined);
      if (isShown && block.length < blockCharactersMax) block += text;
    },
    found: () => {
      flush();
      const marked = main.text();
      return { headings, text: marked.length >= mainCharactersMin ? marked : everything.text() };
    },
  };
}

function frameOf(name: string, attributes: Attributes, isInMain: boolean): Frame {
  const role = firstRole(attributes.role ?? "");
  const isDropped = isUnread(name, attributes) || isAside(name, attributes) || isHidden(name, attributes);
  return {
    dropped: isDropped ? 1 : 0,
    siteHeader: !isInMain && (name === "header" || role === "banner") ? 1 : 0,
    main: name === "main" || name === "article" || role === "main" ? 1 : 0,
  };
}

function count(open: { dropped: number; siteHeader: number; main: number }, frame: Frame, by: 1 | -1): void {
  open.dropped += by * frame.dropped;
  open.siteHeader += by * frame.siteHeader;
  open.main += by * frame.main;
}

/** Lines up to the most characters that a page's text may have. */
function lines(): { add(line: string): void; text(): string } {
  const kept: string[] = [];
  let characters = 0;
  return {
    add: (line) => {
      const room = textCharactersMax - characters;
      if (room <= 0) return;

      kept.push(line.length > room ? oneLine(line, room) : line);
      characters += line.length + 1;
    },
    text: () => kept.join("\n"),
  };
}
