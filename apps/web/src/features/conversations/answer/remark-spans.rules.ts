import { sourceOffsets } from "./source-offsets.rules.ts";

/** A range of the source, and the element that wraps it. */
export interface SourceSpan {
  readonly start: number;
  readonly end: number;
  readonly element: SpanElement;
}

export interface SpanElement {
  readonly hName: string;
  readonly hProperties: Readonly<Record<string, string>>;
}

/** The parts of a parsed Markdown node that are used here. */
export interface SpanNode {
  readonly type: string;
  readonly value?: string;
  readonly position?: Position;
  children?: SpanNode[];
  readonly data?: SpanElement;
}

interface Position {
  readonly start: { readonly offset?: number };
  readonly end: { readonly offset?: number };
}

/**
 * A remark plugin that wraps ranges of the source in elements and changes nothing else. A range across
 * formatting gets one element per piece; code is never split. Ranges must not overlap.
 */
export function remarkSpans(spans: readonly SourceSpan[], source: string): () => (tree: SpanNode) => void {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  return () => (tree) => {
    if (sorted.length > 0) divide(tree, { spans: sorted, source, reached: 0 });
  };
}

interface Walk {
  readonly spans: readonly SourceSpan[];
  readonly source: string;
  /** The end of the last node with a known position. */
  reached: number;
}

function divide(node: SpanNode, walk: Walk): void {
  if (!node.children) return;

  node.children = node.children.flatMap((child) => {
    if (child.type === "text") return dividedText(child, walk);
    if (child.type === "inlineCode") return wholeOf(child, walk);
    divide(child, walk);
    return [child];
  });
}

function dividedText(node: SpanNode, walk: Walk): SpanNode[] {
  const value = node.value ?? "";
  const place = placeOf(node, walk);
  if (!place) return [node];

  const offsets = sourceOffsets(value, walk.source.slice(place.start, place.end), place.start);
  const pieces: SpanNode[] = [];
  let shown = 0;
  for (const { start, end, element } of walk.spans) {
    if (start >= place.end || end <= place.start) continue;
    const from = offsets.findIndex((offset) => offset >= start);
    const to = offsets.findIndex((offset) => offset >= end);
    const until = to === -1 ? value.length : Math.min(to, value.length);
    if (from === -1 || from < shown || from >= until) continue;

    if (from > shown) pieces.push(textOf(value.slice(shown, from)));
    pieces.push({ type: "span", data: element, children: [textOf(value.slice(from, until))] });
    shown = until;
  }
  if (shown === 0) return [node];
  return shown < value.length ? [...pieces, textOf(value.slice(shown))] : pieces;
}

function wholeOf(node: SpanNode, walk: Walk): SpanNode[] {
  const place = placeOf(node, walk);
  const span = place && walk.spans.find(({ start, end }) => start < place.end && end > place.start);
  return span ? [{ type: "span", data: span.element, children: [node] }] : [node];
}

/** Text next to an autolinked URL has lost its position: it starts after the previous node. */
function placeOf({ position, value = "" }: SpanNode, walk: Walk): { start: number; end: number } | undefined {
  const start = position?.start.offset ?? walk.source.indexOf(value, walk.reached);
  if (start === -1) return undefined;

  const end = position?.end.offset ?? start + value.length;
  walk.reached = end;
  return { start, end };
}

function textOf(value: string): SpanNode {
  return { type: "text", value };
}
