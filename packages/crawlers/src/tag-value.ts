/**
 * The value of a tag in lower case, without what copying an address out of a text leaves around it: brackets, quotes,
 * full stops and the rest of a link in Markdown, escaped or not.
 */
export function tagValue(tag: string): string {
  const value = decoded(decoded(tag.replaceAll("+", " "))).toLowerCase();
  let from = 0;
  while (from < value.length && around.has(value.charAt(from))) from++;
  const rest = /[()[\]{}<>"`?#%\\|\u201c\u201d\u00bb]/.exec(value.slice(from));
  let end = rest ? from + rest.index : value.length;
  while (end > from && around.has(value.charAt(end - 1))) end--;
  return value.slice(from, end);
}

/** What may stand before a value and behind it; the signs of `rest` end one wherever they stand. */
const around = new Set([
  ..." \t\r\n\u00a0'\u2018\u2019.,;:!*_~/()[]{}<>\"`\u201c\u201d\u00ab\u00bb\u3002\uff0c\uff09",
]);

function decoded(value: string): string {
  try {
    return value.includes("%") ? decodeURIComponent(value) : value;
  } catch {
    // A stray percent sign means that the value had been decoded already.
    return value;
  }
}
