import { foldName } from "./fold-character.ts";

/**
 * Every way in which a name is written once folded: its words joined by a space, a hyphen or nothing, its
 * apostrophes kept or left out. A name of more than five words is joined in one way throughout.
 */
export function aliasForms(text: string): string[] {
  const words = foldName(text)
    .split(/[ -]+/)
    .filter((word) => word !== "");
  const [first] = words;
  if (first === undefined) return [];

  const joined =
    words.length > wordsMax
      ? joints.map((joint) => words.join(joint))
      : words
          .slice(1)
          .reduce<string[]>(
            (forms, word) => forms.flatMap((form) => joints.map((joint) => form + joint + word)),
            [first],
          );
  const plain = joined.map((form) => form.replaceAll("'", ""));
  return [...new Set([...joined, ...plain])].filter((form) => hasLetter.test(form));
}

const wordsMax = 5;
const joints = [" ", "-", ""];
const hasLetter = /[\p{L}\p{N}]/u;
