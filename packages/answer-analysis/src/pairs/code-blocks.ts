import { firstIndex } from "../halving.ts";

/** A piece of a text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The code that no fence and no backticks mark: between tags of HTML, and indented below an empty line. In reading order. */
export function codeBlocksOf(source: string): readonly Span[] {
  return [...codeTags(source), ...indentedCode(source)].sort((a, b) => a.start - b.start);
}

export function isWithin(blocks: readonly Span[], at: number): boolean {
  const next = firstIndex(blocks, ({ start }) => start > at);
  return next > 0 && at < (blocks[next - 1]?.end ?? 0);
}

/** The outermost alone, so that no two overlap. */
function codeTags(source: string): Span[] {
  const spans: Span[] = [];
  let open: { readonly name: string; readonly start: number } | undefined;
  for (const { 0: tag, 1: slash, 2: name = "", index } of source.matchAll(
    /<(\/?)(code|pre|kbd|samp)(?=[\s>])/gi,
  )) {
    if (!slash) open ??= { name: name.toLowerCase(), start: index };
    if (!slash || open?.name !== name.toLowerCase()) continue;
    spans.push({ start: open.start, end: index + tag.length });
    open = undefined;
  }
  return spans;
}

/** Four columns more than the list item that a line belongs to, if any; text goes on over such lines, and begins none. */
function indentedCode(source: string): Span[] {
  if (!/(?:^|\n[ \t]*\n)(?: {4}| {0,3}\t)/.test(source)) return [];
  const spans: Span[] = [];
  let items: number[] = [];
  let isOpen = true;
  for (const { 0: line, index } of source.matchAll(/[^\n]+|\n(?=\n|$)/g)) {
    const indent = indentOf(line);
    if (indent === undefined) {
      isOpen = true;
      continue;
    }
    if (isOpen) items = items.filter((content) => content <= indent);
    const isCode = isOpen && indent >= (items.at(-1) ?? 0) + codeIndent;
    if (isCode) spans.push({ start: index, end: index + line.length });
    else {
      const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/.exec(line.slice(0, itemMax))?.[0];
      if (item !== undefined)
        items = [...items.filter((content) => content <= indent), columns(item)].slice(-depthMax);
      isOpen = false;
    }
  }
  return spans;
}

const codeIndent = 4;
const tab = 4;
/** Most depth and indent: what is nested deeper, or indented further, is no list that somebody writes. */
const [depthMax, itemMax] = [10, 100];

/** In columns; undefined of an empty line. */
function indentOf(line: string): number | undefined {
  const [blank = ""] = /^[ \t]*/.exec(line) ?? [];
  return blank.length === line.trimEnd().length || line.trim() === "" ? undefined : columns(blank);
}

function columns(written: string): number {
  let column = 0;
  for (const sign of written) column += sign === "\t" ? tab - (column % tab) : 1;
  return column;
}
