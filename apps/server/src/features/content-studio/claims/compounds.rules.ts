import { stems } from "@citelens/words";
import { contentStems } from "./same-words.rules.ts";

const partMin = 4;
const restMin = 2;

/**
 * Words of a text that are a part of a claim's word, or that one is a part of: "Ersatzkarte" is a "Karte", and "Automaten" may be
 * "Geldautomaten".
 */
export function findingParts(
  claims: readonly string[],
  language: string,
): (text: string) => ReadonlySet<string> {
  if (!language.toLowerCase().startsWith("de")) return () => new Set();
  const claimed = new Set(claims.flatMap((claim) => stems(claim, language)));
  const within = new Map<string, string[]>();
  for (const word of claimed)
    for (const part of partsOf(word)) within.set(part, [...(within.get(part) ?? []), word]);
  return (text) => {
    const found = stems(text, language).flatMap((word) => [
      ...partsOf(word).filter((part) => claimed.has(part)),
      ...(within.get(word) ?? []),
    ]);
    return contentStems(found.join(" "), language);
  };
}

/** How a word begins and how it ends. */
function partsOf(word: string): readonly string[] {
  const parts: string[] = [];
  for (let length = partMin; length <= word.length - restMin; length += 1)
    parts.push(word.slice(0, length), word.slice(-length));
  return parts;
}
