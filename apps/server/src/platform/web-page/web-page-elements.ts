export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Elements that are no text of the page. */
export const droppedNames = words(
  "script style noscript template svg math canvas iframe object audio video title " +
    "nav footer aside button select textarea datalist dialog",
);

export const droppedRoles = words("navigation contentinfo complementary search dialog menu");

/** Elements that do not end a line. */
export const inlineNames = words(
  "a abbr b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strong sub " +
    "sup time tt u var wbr",
);

export const headingLevels: ReadonlyMap<string, HeadingLevel> = new Map([
  ["h1", 1],
  ["h2", 2],
  ["h3", 3],
  ["h4", 4],
  ["h5", 5],
  ["h6", 6],
]);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
