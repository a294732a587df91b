/** The labels under which a text defines addresses for its pictures and for none of its links, as they are compared. */
export function pictureLabelsOf(source: string): ReadonlySet<string> {
  const pictures = new Set<string>();
  const links = new Set<string>();
  for (const { 1: mark, 2: text = "", 3: label } of source.matchAll(
    /(!?)\[([^[\]\n]*)\](?![(:])(?:\[([^[\]\n]*)\])?/g,
  ))
    (mark ? pictures : links).add(labelKey(label || text));
  return new Set([...pictures].filter((label) => !links.has(label)));
}

/** The label of the definition whose address begins at `start`; undefined where none does. */
export function definedLabel(source: string, start: number): string | undefined {
  const line = source.slice(Math.max(0, start - lineMax), start);
  const label = /(?:^|\n)[ >]{0,10}\[([^[\]\n]+)\]:\s{0,10}<?$/.exec(line)?.[1];
  return label === undefined ? undefined : labelKey(label);
}

const lineMax = 300;

function labelKey(label: string): string {
  return label.trim().toLowerCase();
}
