/** Visible text of a page, to be asked for what structured data say. It is only made once somebody asks. */
export interface VisibleText {
  hasWords(value: string): boolean;
  hasNumber(value: string): boolean;
}

/** Digits in groups of three, or a number with or without decimals; never more than one reading of a character. */
const numbers =
  /\d{1,2}(?:,\d{2}){1,4},\d{3}(?!\d)|\d{1,3}(?:[ \u00a0\u202f\u2009'’.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/g;
const numbersMax = 5_000;
/** "12€90" */
const aroundCurrency = /(\d)[€$£](\d{2})(?!\d)/g;
const wideDigits = /[０-９]/;
/** Signs that a page puts into a word or behind it for the eye alone. */
const ornaments = /[\u00ad\u200b\u2060\ufeff™®©℠]/g;
const scriptWithoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** So many words may be one in structured data. */
const joinedWordsMax = 4;
const joinedCharactersMin = 5;
/** A single word elsewhere is chance, and many are a sentence that must be there as it is. */
const [wordsMin, wordsMax] = [2, 12];

/** Visible text of lines that come from several places. */
export function visibleText(places: readonly (readonly string[])[]): VisibleText {
  const lines = (): readonly string[] => places.flat();
  let folded: { readonly text: string; readonly lines: readonly string[] } | undefined;
  let seen: ReadonlySet<number> | undefined;
  const text = (): NonNullable<typeof folded> => {
    folded ??= foldedLines(lines());
    return folded;
  };
  return {
    hasWords: (value) => {
      // As it is written, which is how most pages have it; the rest takes more time.
      if (value !== "" && places.some((some) => some.includes(value))) return true;
      const wanted = foldedWords(value);
      if (wanted === "" || text().text.includes(` ${wanted} `)) return true;
      if (scriptWithoutSpaces.test(wanted) && text().text.includes(wanted)) return true;
      const words = wanted.split(" ");
      // The same words in another order or with others between them say the same, if one line has them all.
      const isTogether =
        words.length >= wordsMin &&
        words.length <= wordsMax &&
        text().lines.some((line) => words.every((word) => line.includes(` ${word} `)));
      return isTogether || hasJoined(text().text, words.join(""));
    },
    hasNumber: (value) => {
      const wanted = Number(value.replace(",", "."));
      if (!Number.isFinite(wanted)) return true;
      seen ??= numbersIn(lines());
      return [wanted, Math.round(wanted * 10) / 10, Math.round(wanted * 100)].some((one) => seen?.has(one));
    },
  };
}

function foldedLines(lines: readonly string[]): { text: string; lines: string[] } {
  const folded = lines.map(foldedWords).filter((line) => line !== "");
  return { text: ` ${folded.join(" ")} `, lines: folded.map((line) => ` ${line} `) };
}

/** Without case, typographic signs and punctuation, one space between words. */
function foldedWords(text: string): string {
  return text
    .replace(ornaments, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’‘`´]/g, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

/** "TeaPots" is on a page that says "Tea Pots", and the other way round. */
function hasJoined(text: string, wanted: string): boolean {
  if (wanted.length < joinedCharactersMin) return false;
  const words = text.trim().split(" ");
  return words.some((_, at) => {
    let joined = "";
    for (let index = at; index < at + joinedWordsMax && wanted.startsWith(joined); index += 1) {
      joined += words[index] ?? "";
      if (joined === wanted) return true;
    }
    return false;
  });
}

function numbersIn(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const line of lines) {
    const even = (wideDigits.test(line) ? line.normalize("NFKC") : line).replace(aroundCurrency, "$1.$2 ");
    for (const { 0: written, index } of even.matchAll(numbers)) {
      if (found.size > numbersMax) return found;
      if (isInName(even, index, index + written.length)) continue;
      for (const number of readings(written)) found.add(number);
    }
  }
  return found;
}

/** Digits between letters, as in "X149Z", are no number. */
function isInName(text: string, start: number, end: number): boolean {
  return start > 0 && /\p{L}/u.test(text[start - 1] ?? "") && /\p{L}/u.test(text[end] ?? "");
}

/** "1.299" is a thousand and more to some and little more than one to others; "20 149" may be two numbers. */
function readings(written: string): number[] {
  const decimal = /^(.*?)[.,](\d{1,2})$/.exec(written);
  const digits = (text: string): string => text.replace(/\D/g, "");
  const whole = decimal ? Number(`${digits(decimal[1] ?? "")}.${decimal[2]}`) : Number(digits(written));
  const parts = written.split(/[^\d.,]/).map((part) => Number(part.replace(",", ".")));
  return [whole, ...parts].filter(Number.isFinite);
}
