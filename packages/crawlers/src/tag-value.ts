/**
 * The value of a tag in lower case, without what copying an address out of a text leaves around it: brackets, quotes,
 * full stops in any script, and the rest of a link in Markdown or HTML, escaped or not.
 */
export function tagValue(tag: string): string {
  const value = decoded(decoded(tag.replaceAll("+", " "))).toLowerCase();
  let from = 0;
  while (from < value.length && around.test(value.charAt(from))) from++;
  const rest = endOfValue.exec(value.slice(from));
  let end = rest ? from + rest.index : value.length;
  while (end > from && around.test(value.charAt(end - 1))) end--;
  return value.slice(from, end);
}

/** Pattern of what may stand before a value and behind it: all that is no letter and no digit, of any script and unseen signs too. */
const around = /[^\p{L}\p{N}]/u;

/** Signs that no name and no address has within it, so that what follows is the text around the link. */
const endOfValue = /[^\p{L}\p{N}\p{M} \t\r\n\u00a0._/:@~!*,;'\u2018\u2019-]/u;

function decoded(value: string): string {
  try {
    return value.includes("%") ? decodeURIComponent(value) : value;
  } catch {
    // A stray percent sign means that the value had been decoded already.
    return value;
  }
}
