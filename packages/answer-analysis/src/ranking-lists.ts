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
    const isHead = !isTableBody;
    isTableBody = isRow.test(text) && (isTableBody || isRule.test(text));
    if (endsBlock(text, item)) block++;

    const entry = item ?? (isHead ? undefined : rowOf(text));
    if (!entry) continue;
    const key = entry.kind === "heading" ? "heading" : `${block} ${entry.kind}`;
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

/** A row below a table's head, from the first cell that holds more than a number. */
function rowOf(line: string): Item | undefined {
  if (!isRow.test(line) || isRule.test(line)) return undefined;
  const [skipped = ""] = /^\s*\|\s*(?:[*_#]*\d{1,3}[*_.)]*\s*\|\s*)?/.exec(line) ?? [];
  return { kind: "row", at: skipped.length };
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

const isRow = /^\s*\|/;
const isRule = /^[\s|:]*-[\s|:-]*$/;
const leadMax = 80;
