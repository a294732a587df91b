/** A space too many, another white space, or what can not be stored. */
const uneven = /(?:[^\S ]|\p{Cc})[\s\p{Cc}]*| [\s\p{Cc}]+/gu;

/** Text as it is shown and stored: on one line, trimmed, whole characters, never longer than it may be. */
export function shownText(text: string, charactersMax: number): string {
  const even = text.replace(uneven, " ").trim();
  return even.slice(0, charactersMax).toWellFormed().trimEnd();
}
