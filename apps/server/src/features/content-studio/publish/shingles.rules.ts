const shingleWords = 5;

/** Part of a text's words in a row, five at a time, that is in another text, 0 to 1; null of a text without words. */
export function sharedShingles(text: string, within: string): number | null {
  const own = shinglesOf(text);
  if (own.size === 0) return null;
  const other = shinglesOf(within, Math.min(shingleWords, wordsOf(text).length));
  return [...own].filter((words) => other.has(words)).length / own.size;
}

/** Shingles of a text; of one that is shorter, all of its words in a row. */
function shinglesOf(text: string, size = shingleWords): Set<string> {
  const words = wordsOf(text);
  const length = Math.min(size, words.length);
  const found = new Set<string>();
  if (length === 0) return found;
  for (let first = 0; first + length <= words.length; first += 1)
    found.add(words.slice(first, first + length).join(" "));
  return found;
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
