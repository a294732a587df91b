export interface Piece {
  readonly kind: "text" | "link";
  readonly text: string;
  /** Offset in the text. */
  readonly at: number;
}

/** Splits plain text at its URLs, so that they can be rendered as links. */
export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index), at });
    found.push({ kind: "link", text: match[0], at: match.index });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at), at });
  return found;
}
