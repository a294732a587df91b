interface Span {
  readonly start: number;
  readonly end: number;
}

interface OccurrenceComparison {
  readonly added: readonly Span[];
  readonly removed: readonly Span[];
  readonly kept: readonly Span[];
}

/** Places of two lists that stand in both, and what in one alone; places that overlap are one. */
export function comparedOccurrences(before: readonly Span[], after: readonly Span[]): OccurrenceComparison {
  const isIn = (spans: readonly Span[]) => {
    let next = 0;
    return ({ start, end }: Span): boolean => {
      while (next < spans.length && (spans[next]?.end ?? 0) <= start) next++;
      return (spans[next]?.start ?? Number.POSITIVE_INFINITY) < end;
    };
  };
  const [wasThere, isThere, stays] = [isIn(before), isIn(after), isIn(before)];
  return {
    added: after.filter((span) => !wasThere(span)),
    removed: before.filter((span) => !isThere(span)),
    kept: after.filter(stays),
  };
}

/** So many characters to either side of a name are quoted at most. */
const contextMax = 90;

/** The name with what its sentence or line says around it, on one line. */
export function quoteAround(
  text: string,
  { start, end }: Span,
): { quote: string; start: number; end: number } {
  const left = flat(text.slice(Math.max(0, start - contextMax), start)).replace(/^.*(?:[.!?]\s|\n)/s, "");
  const right = flat(text.slice(end, end + contextMax)).replace(/(?:(?<=[.!?])\s|\n).*$/s, "");
  const isCutLeft = left.length >= contextMax - 1;
  const isCutRight = right.length >= contextMax - 1;
  const before = `${isCutLeft ? "…" : ""}${oneLine(left)}`.trimStart();
  const name = oneLine(text.slice(start, end));
  const quote = `${before}${name}${oneLine(right).trimEnd()}${isCutRight ? "…" : ""}`;
  return { quote, start: before.length, end: before.length + name.length };
}

/** Without half characters at its ends. */
function flat(text: string): string {
  return text.replace(/^[\udc00-\udfff]/, "").replace(/[\ud800-\udbff]$/, "");
}

function oneLine(text: string): string {
  return text.replace(/[*_`#|>]+/g, "").replace(/\s+/g, " ");
}
