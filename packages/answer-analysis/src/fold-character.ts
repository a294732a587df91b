/**
 * The folded form of one code point, as the UTF-16 units that stand for it in a folded text: lower case,
 * compatibility forms resolved, accents gone, one apostrophe, one hyphen, one space. Empty for what has no width.
 */
export function foldCharacter(character: string): string {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const folded = fold(character);
  if (folds.size < foldsMax) folds.set(character, folded);
  return folded;
}

/** Texts of one language meet the same few hundred characters again and again. */
const folds = new Map<string, string>();
const foldsMax = 20_000;

function fold(character: string): string {
  if (mark.test(character)) return " ";
  if (character === "\u00b4") return "'"; // compatibility would make a blank of it
  const decomposed = character.replace(signs, "").toLowerCase().normalize("NFKD").toLowerCase();
  return decomposed
    .replace(letters, (letter) => plainLetters[letter] ?? letter)
    .replace(noWidth, "")
    .replace(accents, "")
    .replace(apostrophes, "'")
    .replace(hyphens, "-")
    .replace(quotes, '"')
    .replace(spaces, " ");
}

/** Letters that are no accented ones by Unicode, and which capitals or keyboards write as others all the same. */
const plainLetters: Readonly<Record<string, string>> = {
  ς: "σ",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
};
const letters = /[ςıßæœøłđ]/;

/** Plain names fold to themselves. */
export function foldName(name: string): string {
  return [...name].map(foldCharacter).join("").trim();
}

/** A name without lower-casing, to compare names whose case tells them from an ordinary word. */
export function foldCase(text: string): string {
  return text
    .replace(signs, "")
    .replace(apostrophes, "")
    .normalize("NFKD")
    .replace(noWidth, "")
    .replace(accents, "")
    .replace(hyphens, "")
    .replace(spaces, "")
    .replace(quotes, "")
    .replace(/[*~`\\!?.]/g, "");
}

/**
 * Accents are the marks that any script may borrow, with the points of Hebrew and Arabic. Marks that spell a
 * sound of their own stay: the vowel signs of Thai and of the scripts of India, and the voicing of kana,
 * without which バ would read ハ.
 */
const accents =
  /(?![\u3099\u309a])\p{Script=Inherited}|(?=\p{M})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]/gu;
/** Put behind a name by its owner, and part of none; compatibility would make letters of some of them. */
const signs = /[\u00a9\u00ae\u2117\u2120\u2122]/g;
/** Pattern of what numbers an entry, around or behind a digit, and is no part of the name behind it. */
const mark = /[\u20e3\u2460-\u249b\u24ea-\u24ff\u2776-\u2793]/;
const noWidth = /\p{Default_Ignorable_Code_Point}/gu;
const apostrophes = /['`\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07]/g;
const hyphens = /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const quotes = /["\u00ab\u00bb\u201c-\u201f\u2033\u301d-\u301f\uff02]/g;
const spaces = /\s/g;
