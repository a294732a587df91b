/** Role of a character in a word: nothing, a letter or digit, one that only joins two, or a word by halves. */
const between = 0;
export const letter = 1;
export const joiner = 2;
export const spaceless = 3;

const unknown = 255;
/** Filled as characters come. */
const kinds = new Uint8Array(65_536).fill(unknown);
const joiners = "'’‘-‑.,·/@_&+";
const spacelessScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Scripts beyond the first 65,536 characters that are read like Chinese. */
const [hanSurrogateFirst, hanSurrogateLast] = [0xd840, 0xd88f];

/** By the code of a character, as `charCodeAt()` gives it. */
export function characterKind(code: number): number {
  const known = kinds[code] ?? between;
  if (known !== unknown) return known;
  const kind = kindOf(code);
  kinds[code] = kind;
  return kind;
}

/** Length of a text in words, in one pass; joined ones are one, and two characters in spaceless scripts. */
export function wordCount(text: string): number {
  let words = 0;
  let halves = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const kind = characterKind(text.charCodeAt(index));
    if (kind === letter) {
      if (!isInWord) words += 1;
      isInWord = true;
      continue;
    }
    if (kind === spaceless) halves += 1;
    else if (halves % 2 === 1) halves += 1;
    isInWord = isInWord && kind === joiner;
  }
  return words + Math.ceil(halves / 2);
}

/** Tells of each run of letters and digits, and of each run of a script without spaces, as long as more are wanted. */
export function eachWord(text: string, wantsMore: (word: string, isSpaceless: boolean) => boolean): void {
  let start = -1;
  let kind = between;
  for (let index = 0; index <= text.length; index += 1) {
    const next = index === text.length ? between : characterKind(text.charCodeAt(index));
    if (next === kind) continue;
    const isWord = kind === letter || kind === spaceless;
    if (isWord && !wantsMore(text.slice(start, index), kind === spaceless)) return;
    start = index;
    kind = next;
  }
}

function kindOf(code: number): number {
  if (code >= hanSurrogateFirst && code <= hanSurrogateLast) return spaceless;
  const character = String.fromCharCode(code);
  if (spacelessScripts.test(character)) return spaceless;
  if (/[\p{L}\p{N}\p{M}]/u.test(character)) return letter;
  return joiners.includes(character) ? joiner : between;
}
