/** Nobody writes longer sentences, and what compares two of them takes a time that grows with the product of their lengths. */
const pieceCharactersMax = 600;

/** A text without ends of sentences, in pieces that are cut between words. */
export function readablePieces(text: string): readonly string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > pieceCharactersMax) {
    const space = rest.lastIndexOf(" ", pieceCharactersMax);
    const end = space > 0 ? space : pieceCharactersMax;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
