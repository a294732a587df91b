import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";

/** A figure of a reply, and the use of a tool in which it stands; null: in none. */
export type Figure = AssistantMessage["figures"][number];

/** A piece of a text, and the figure that it is. */
export interface TextPiece {
  readonly text: string;
  readonly figure?: Figure;
}

/**
 * Takes texts apart at the figures that are listed, in the order of the texts: the second time that a figure is written is the
 * second time that it is listed, and where it is listed less often than written, the last time. No figure is found within a
 * longer one.
 */
export function figureFinder(figures: readonly Figure[]): (text: string) => TextPiece[] {
  const listed = new Map<string, Figure[]>();
  for (const figure of figures) {
    if (figure.text !== "") listed.set(figure.text, [...(listed.get(figure.text) ?? []), figure]);
  }
  if (listed.size === 0) return (text) => [{ text }];

  const longestFirst = [...listed.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}]|\\d[.,])(?:${longestFirst.map(literal).join("|")})(?![\\p{L}\\p{N}]|[.,]\\d)`,
    "gu",
  );
  const timesSeen = new Map<string, number>();
  return (text) => {
    const pieces: TextPiece[] = [];
    let shown = 0;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (index > shown) pieces.push({ text: text.slice(shown, index) });
      const times = timesSeen.get(found) ?? 0;
      timesSeen.set(found, times + 1);
      const places = listed.get(found) ?? [];
      const figure = places[times] ?? places.at(-1);
      pieces.push(figure ? { text: found, figure } : { text: found });
      shown = index + found.length;
    }
    if (shown < text.length) pieces.push({ text: text.slice(shown) });
    return pieces;
  };
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
