import { chromeKind } from "./web-page-chrome.ts";
import { headingLevels, inlineNames } from "./web-page-elements.ts";
import { oneLine } from "./web-page-line.ts";
import { firstRole, isAside, isHidden, isUnread } from "./web-page-sight.ts";
import type { Heading } from "./web-page-text.ts";
import type { Attributes, Visitor } from "./web-page-visitor.ts";

export interface PageProse {
  /** Headings that are a line of the text, in its order. */
  readonly headings: readonly Heading[];
  /** A line for each block and for each row of a table, at most 100,000 characters. */
  readonly text: string;
}

interface Block {
  readonly text: string;
  readonly level: Heading["level"] | undefined;
  readonly isMain: boolean;
  /** Whether it stands in code, or in what a class or id calls a part of the frame. */
  readonly isAround: boolean;
}

interface Frame {
  readonly name: string;
  readonly dropped: number;
  /** Zero again once the main part turns out to stand in it. */
  around: number;
  readonly main: number;
  readonly link: number;
}

const textCharactersMax = 100_000;
/** Most characters of source, white space included; so that a block of nothing but space cannot hide what follows it. */
const blockCharactersMax = 500_000;
const headingCharactersMax = 500;
const blocksMax = 5_000;
/** A main part shorter than this is a page that puts its content elsewhere. */
const mainCharactersMin = 200;
/** A page that says less than a short sentence outside of what is taken for code and frame says it there. */
const proseCharactersMin = 30;
/** A line that is links for the most part leads somewhere and says nothing: an entry of a menu or of a table of contents. */
const linkPartMax = 0.8;
const cellNames = new Set(["td", "th"]);
/** Marks beside a heading that link to it. */
const headingMarks = /\s*[¶§#\u200b\uf0c1]+\s*$/u;

/**
 * Prose of a page: without code, menus, breadcrumbs, tables of contents, notices of cookies and whatever else stands around it on every
 * page of a site. Code within a sentence stays. Where a page marks its main part, that part alone is read.
 */
export function pageProse(): Visitor & { found(): PageProse } {
  const frames: Frame[] = [];
  const blocks: Block[] = [];
  const open = { dropped: 0, around: 0, main: 0, link: 0 };
  let level: Heading["level"] | undefined;
  let block = "";
  let linked = 0;
  let hasText = false;

  const flush = (): void => {
    const line = oneLine(block, level ? headingCharactersMax : textCharactersMax);
    const text = level ? line.replace(headingMarks, "") : line;
    const isLinks = level === undefined && linked > linkPartMax * text.length;
    if (text !== "" && !isLinks && blocks.length < blocksMax) {
      blocks.push({
        text,
        level,
        isMain: open.main > 0,
        isAround: open.around > 0,
      });
    }
    block = "";
    linked = 0;
    hasText = false;
  };

  const enter = (name: string, attributes: Attributes): void => {
    // The words of a heading are often a button that opens what is below.
    const frame = frameOf(level && name === "button" ? "span" : name, attributes, open.main > 0);
    if (frame.main > 0) reveal();
    frames.push(frame);
    open.dropped += frame.dropped;
    open.around += frame.around;
    open.main += frame.main;
    open.link += frame.link;
  };

  /** Elements in which the main part stands are no frame around it. */
  const reveal = (): void => {
    if (open.around === 0) return;
    for (const frame of frames) frame.around = 0;
    open.around = 0;
  };

  return {
    open: (name, attributes) => {
      const opened = open.dropped === 0 ? headingLevels.get(name) : undefined;
      if (cellNames.has(name)) block += hasText && block.length < blockCharactersMax ? " – " : "";
      else if (opened || (!level && !inlineNames.has(name))) flush();
      else if (!inlineNames.has(name)) block += " ";
      level = opened ?? level;
      enter(name, attributes);
    },
    close: (name) => {
      const endsHeading = level !== undefined && headingLevels.get(name) === level;
      const endsBlock = !level && !inlineNames.has(name) && !cellNames.has(name);
      if (endsHeading || endsBlock) flush();
      if (endsHeading) level = undefined;

      const frame = frames.pop();
      if (!frame) return;
      open.dropped -= frame.dropped;
      open.around -= frame.around;
      open.main -= frame.main;
      open.link -= frame.link;
    },
    text: (text) => {
      if (open.dropped > 0 || block.length >= blockCharactersMax) return;
      block += text;
      hasText ||= text.trim() !== "";
      if (open.link > 0) linked += text.trim().length;
    },
    found: () => {
      flush();
      return chosen(blocks);
    },
  };
}

/** The main part without what stands around it; else all of the page without that; else what is marked as code or frame too. */
function chosen(blocks: readonly Block[]): PageProse {
  const inside = blocks.filter(({ isAround }) => !isAround);
  const main = inside.filter(({ isMain }) => isMain);
  if (charactersOf(main) >= mainCharactersMin) return proseOf(main);
  if (charactersOf(inside) >= proseCharactersMin) return proseOf(inside);
  return proseOf(blocks);
}

function charactersOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text, level }) => sum + (level === undefined ? text.length : 0), 0);
}

function proseOf(blocks: readonly Block[]): PageProse {
  const kept: Block[] = [];
  let characters = 0;
  for (const block of blocks) {
    characters += block.text.length + 1;
    if (characters > textCharactersMax + 1) break;
    kept.push(block);
  }
  return {
    headings: kept.flatMap(({ level, text }) => (level === undefined ? [] : [{ level, text }])),
    text: kept.map(({ text }) => text).join("\n"),
  };
}

function frameOf(name: string, attributes: Attributes, isInMain: boolean): Frame {
  const role = firstRole(attributes.role ?? "");
  const isMain = name === "main" || name === "article" || role === "main";
  const kind = isMain ? undefined : chromeKind(name, attributes);
  const isHeader = !isInMain && (name === "header" || role === "banner");
  const isDropped =
    isUnread(name, attributes) ||
    isAside(name, attributes) ||
    isHidden(name, attributes) ||
    name === "thead" ||
    kind === "dropped";
  return {
    name,
    dropped: isDropped ? 1 : 0,
    around: kind === "around" || isHeader ? 1 : 0,
    main: isMain ? 1 : 0,
    link: name === "a" ? 1 : 0,
  };
}
