import { sourceOffsets } from "./source-offsets.rules.ts";

/** A stretch of the source, and the element that it becomes in the text. */
export interface SourceSpan {
  readonly start: number;
  readonly end: number;
  readonly element: SpanElement;
}

export interface SpanElement {
  readonly hName: string;
  readonly hProperties: Readonly<Record<string, string>>;
}

/** As much of a parsed Markdown node as is needed here. */
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
 * For remark: gives stretches of the source an element of their own, and changes nothing else. A stretch that runs
 * across formatting gets an element in each piece; code is never divided. Stretches must not overlap.
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
  /** Where the last node with a known place ended. */
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

/** Texts beside an address that was found in passing have lost their place: they stand behind the one before. */
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
