export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Roles of what stands around the text of a page. */
export const droppedRoles = words("navigation contentinfo complementary search dialog alertdialog menu");

/** Elements that do not end a line. */
export const inlineNames = words(
  "a abbr b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp slot small span strong sub " +
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
