/**
 * The folded form of one code point, as the UTF-16 units that stand for it in a folded text: lower case,
 * compatibility forms resolved, accents gone, one apostrophe, one hyphen, one space. Empty for what has no width.
 */
export function foldCharacter(character: string): string {
  const decomposed = character.toLowerCase().normalize("NFKD");
  return decomposed
    .replace(noWidth, "")
    .replace(accents, "")
    .replace(apostrophes, "'")
    .replace(hyphens, "-")
    .replace(spaces, " ");
}

/** The same without lower-casing, to compare names whose case tells them from an ordinary word. */
export function foldCase(text: string): string {
  return text
    .normalize("NFKD")
    .replace(noWidth, "")
    .replace(accents, "")
    .replace(apostrophes, "")
    .replace(hyphens, "")
    .replace(spaces, "")
    .replace(/[*~`\\]/g, "");
}

/**
 * Accents are the marks that any script may borrow, with the points of Hebrew and Arabic. Marks that spell a
 * sound of their own stay: the vowel signs of Thai and of the scripts of India, and the voicing of kana,
 * without which バ would read ハ.
 */
const accents =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g;
const noWidth = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;
const apostrophes = /['`\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07]/g;
const hyphens = /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const spaces = /\s/g;
