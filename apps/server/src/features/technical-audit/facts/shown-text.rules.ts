/** A space too many, another white space, or what can not be stored. */
const uneven = /(?:[^\S ]|\p{Cc})[\s\p{Cc}]*| [\s\p{Cc}]+/gu;
const [space, del, lettersFirst, lettersLast] = [0x20, 0x7f, 0xa1, 0x167f];
/** Beyond them are spaces again, among quotes, dashes and the signs of other scripts. */
const [punctuationFirst, punctuationLast, signsFirst, signsLast] = [0x2010, 0x2027, 0x3001, 0xfefe];

/** Text as it is shown and stored: on one line, trimmed, whole characters, never longer than it may be. */
export function shownText(text: string, charactersMax: number): string {
  const trimmed = text.trim();
  const even = isEven(trimmed) ? trimmed : trimmed.replace(uneven, " ").trim();
  return even.length <= charactersMax
    ? even.toWellFormed()
    : even.slice(0, charactersMax).toWellFormed().trimEnd();
}

/** Whether nothing needs to be changed, for most texts; where it cannot be told at a glance, it is not. */
function isEven(text: string): boolean {
  let isAfterSpace = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < space || (code >= del && code < lettersFirst) || (code > lettersLast && !isSign(code)))
      return false;
    if (isAfterSpace && code === space) return false;
    isAfterSpace = code === space;
  }
  return true;
}

function isSign(code: number): boolean {
  return (code >= punctuationFirst && code <= punctuationLast) || (code >= signsFirst && code <= signsLast);
}
