import { foldName } from "./fold-character.ts";
import { isOrdinaryName } from "./guard/ordinary-words.ts";

/**
 * Every way in which a name is written once folded: its words joined by a space, a hyphen or nothing; its apostrophes,
 * quotes, stops and exclamation marks kept or left out; "&" between blanks or as "and", "+" as "plus". A name of more than
 * five words is joined in one way throughout.
 */
export function aliasForms(text: string): string[] {
  const words = foldName(text)
    .replace(/[`~\\]/g, "")
    .split(/[ *-]+/)
    .flatMap((word) => word.split(quoted))
    .filter((word) => word !== "");
  if (words.length === 0) return [];

  const spelled = words.some((word) => anySign.test(word) || title.test(word))
    ? words.map(spellingsOf)
    : words.map((word, at) => quotedLetter(word, [words[at - 1], words[at + 1]]));
  const joined =
    words.length > wordsMax
      ? joints.map((joint) => words.join(joint))
      : spelled
          .slice(1)
          .reduce<string[]>(
            (forms, next) =>
              forms.flatMap((form) => next.flatMap((word) => joints.map((joint) => form + joint + word))),
            [...(spelled[0] ?? [])],
          );
  const plain = joined.map((form) => form.replaceAll("'", ""));
  return [...new Set([...joined, ...plain])].filter((form) => hasLetter.test(form)).slice(0, formsMax);
}

const wordsMax = 5;
/** Far more than a real name has. */
const formsMax = 600;
const joints = [" ", "-", ""];
const hasLetter = /[\p{L}\p{N}]/u;
const anySign = /["!?.&+]/;
/** Written with a stop by some, and without by others. */
const title = /^(?:dr|mr|mrs|st|jr)$/;
/** Between a word and what it quotes: Toys"R"Us. */
const quoted = /(?<=[^"])(?="[^"]+")|(?<="[^"]+")(?=[^"])/;

/** One word of a name with its signs, and as those write it who leave them out. */
function spellingsOf(word: string): string[] {
  const [, inner] = /^"([^"]+)"$/.exec(word) ?? [];
  if (inner !== undefined) return [word, `'${inner}'`, inner];
  if (word === "&") return ["&", "and", "+"];
  if (title.test(word)) return [word, `${word}.`];
  const bare = withoutEnd(word);
  const initials = /^(?:\p{L}\.){2,}\p{L}?\.?$/u.test(word) ? [word.replaceAll(".", "")] : [];
  const [, left = "", right = ""] = /^([^&]+)&([^&]+)$/.exec(word) ?? [];
  const spaced = left
    ? [`${left} & ${right}`, ...(isLong(left) || isLong(right) ? [`${left} and ${right}`] : [])]
    : [];
  const plus = word.length > 1 && /^[^+]+\+$/.test(word) ? [`${word.slice(0, -1)} plus`] : [];
  return [word, ...(bare === word || bare === "" ? [] : [bare]), ...initials, ...spaced, ...plus];
}

/** A question mark is left out where only the case of what is left tells it from a word: Guess? */
function withoutEnd(word: string): string {
  const asked = word.replace(/\?$/, "");
  return asked !== word && isOrdinaryName(asked) ? asked : word.replace(/[!.]+$/, "");
}

/** The R of Toys R Us, which its owner quotes. */
function quotedLetter(word: string, beside: readonly (string | undefined)[]): string[] {
  const isWithin = beside.every((one) => one !== undefined && one.length > 1);
  return isWithin && word.length === 1 && hasLetter.test(word) ? [word, `"${word}"`, `'${word}'`] : [word];
}

/** "C and A" are letters of the alphabet. */
function isLong(part: string): boolean {
  return part.length > 2;
}
