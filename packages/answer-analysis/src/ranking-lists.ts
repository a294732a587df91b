/** The part of a list item, table row or numbered heading that says what it is about, as a span of the text. */
export interface Lead {
  readonly start: number;
  readonly end: number;
}

/**
 * The lists, tables and runs of numbered headings of a Markdown text, each as the leads of its two or more
 * entries in order. Whether such a list ranks brands is for the caller to say.
 */
export function listsOf(source: string): Lead[][] {
  const lists = new Map<string, Lead[]>();
  let block = 0;
  let isTableBody = false;
  for (const { text, start } of linesOf(source)) {
    const item = itemOf(text);
    const isRow = /^\s*\|/.test(text);
    if (isRow && isRule.test(text)) isTableBody = true;
    if (!isRow) isTableBody = false;
    if (endsBlock(text, item)) block++;

    const cell = isRow && isTableBody && !isRule.test(text) ? firstCell(text) : undefined;
    const entry = item ?? cell;
    if (!entry) continue;
    const key = item?.kind === "heading" ? "heading" : `${block} ${item?.kind ?? "row"}`;
    const leads = lists.get(key) ?? [];
    leads.push(leadOf(text, start, entry.at));
    lists.set(key, leads);
  }
  return [...lists.values()].filter((list) => list.length > 1);
}

interface Item {
  readonly kind: string;
  /** Where its content begins in the line. */
  readonly at: number;
}

/** List items of each depth make lists of their own; only numbered headings count. */
function itemOf(line: string): Item | undefined {
  const [heading] = /^ {0,3}#{1,6}[ \t]+[*_]*(?:\d{1,3}[.):]|#\d{1,3}\b[.:)]?)[ \t]*/.exec(line) ?? [];
  if (heading !== undefined) return { kind: "heading", at: heading.length };
  const [item, indent = ""] = /^([ \t]*)(?:[-*+•]|[*_]*\d{1,3}[.)])[ \t]+/.exec(line) ?? [];
  if (item === undefined) return undefined;
  return { kind: `item ${Math.floor(indent.replaceAll("\t", "    ").length / 2)}`, at: item.length };
}

/** A list goes on over blank lines and what is indented below an item, and ends at any other text. */
function endsBlock(line: string, item: Item | undefined): boolean {
  return item === undefined && /^[^\s|]/.test(line);
}

/** The first cell that holds more than a number. */
function firstCell(line: string): { at: number } {
  const [skipped = ""] = /^\s*\|\s*(?:[*_#]*\d{1,3}[*_.)]*\s*\|\s*)?/.exec(line) ?? [];
  return { at: skipped.length };
}

/** From the content's start to what ends a name: a colon, a dash, a bracket, a cell; else the first words. */
function leadOf(line: string, lineStart: number, at: number): Lead {
  const content = line.slice(at);
  const [bold] = /^\[?(\*\*|__).{1,120}?\1/.exec(content) ?? [];
  const stop = /[:|(（：]|\s[-–—]+\s|[.!?。](?:\s|$)/.exec(content.slice(0, leadMax));
  const words = /^(?:\S+\s+){0,5}\S*/.exec(content)?.[0].length ?? 0;
  const length = bold?.length ?? (stop && stop.index > 0 ? stop.index : words);
  return { start: lineStart + at, end: lineStart + at + length };
}

function* linesOf(source: string): Generator<{ text: string; start: number }> {
  let start = 0;
  for (const text of source.split("\n")) {
    yield { text, start };
    start += text.length + 1;
  }
}

const isRule = /^[\s|:]*-[\s|:-]*$/;
const leadMax = 80;
