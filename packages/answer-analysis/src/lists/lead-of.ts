/** The part of a list item, table row or numbered heading that says what it is about, as a span of the text. */
export interface Lead {
  readonly start: number;
  readonly end: number;
  /** From 1: the number that the entry bears, where those of its list tell its entries apart, else its place. */
  readonly rank: number;
}

/** A span of the text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * From the start of an entry's content to what ends a name: a colon, a dash, a bracket, a cell, the end of a sentence; else
 * the first words. A label that praises ("Best overall: Globex") is no name, and what stands behind it is the lead.
 */
export function leadOf(
  line: string,
  { lineStart, at }: { readonly lineStart: number; readonly at: number },
): Span {
  const content = line.slice(at, at + contentMax);
  const label = content.includes(":") ? (praise.exec(content)?.[0].length ?? 0) : 0;
  const named = content.slice(label);
  const [bold] = /^\[?(\*\*|__).{1,120}?\1/.exec(named) ?? [];
  return { start: lineStart + at, end: lineStart + at + label + (bold?.length ?? nameLength(named)) };
}

function nameLength(content: string): number {
  const stop = stops.exec(content.slice(0, leadMax));
  if (stop && stop.index > 0) return stop.index;
  return /^(?:\S+\s+){0,5}\S*/.exec(content)?.[0].length ?? 0;
}

/** A stop behind one or two letters is that of "A. Lange" or "Dr. Oetker". */
const stops = /:(?=[\s*_]|$)|[|(（：]|\s[-–—]+\s|(?<!(?<!\p{L})\p{L}{1,2})\.(?:\s|$)|[!?。](?:\s|$)/u;
const leadMax = 80;
const contentMax = 1000;

const praise =
  /^[*_]{0,3}(?:\p{Extended_Pictographic}\ufe0f? ?)?(?:the )?(?:(?:best|most|top|gold|silver|bronze|winner|runner|first|second|third|overall|editors?|beste[rs]?|testsieger|meilleure?|mejor|migliore?|melhor|beste|pick|choice|place|platz|rang)(?![\p{L}])[^:|\n]{0,40}|(?:place|choice|pick))[*_]{0,3}:[*_]{0,3}\s+/iu;
