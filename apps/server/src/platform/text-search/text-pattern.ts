/** A pattern of LIKE for texts as the database's search_text() makes them; undefined where nothing can match. */
export type TextPattern = string | undefined;

const word = /[\p{L}\p{N}]/u;
/** Pattern of what an index of trigrams can look for anywhere within a text. */
const threeTogether = /[\p{L}\p{N}]{3}/u;

/** The parts of a search as they stand in the texts: an address without its scheme, one blank between words, and no case. */
export function searchedText(search: string): string {
  return search
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, "")
    .trim()
    .replace(/\s+/g, " ");
}

/** Three letters or digits are found anywhere, fewer at beginnings of words; without any, nothing matches. */
export function textPattern(search: string): TextPattern {
  const text = searchedText(search);
  if (!word.test(text)) return undefined;
  return threeTogether.test(text) ? `%${literal(text)}%` : `% ${literal(text)}%`;
}

/** A text within a pattern of LIKE that stands for itself. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id that a search is, if it is one. */
export function searchedId(search: string): string | undefined {
  const text = search.trim();
  return uuid.test(text) ? text : undefined;
}
