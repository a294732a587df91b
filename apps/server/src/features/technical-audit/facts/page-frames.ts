import { droppedRoles } from "#platform/web-page/web-page-elements.ts";
import type { Attributes } from "#platform/web-page/web-page-walk.ts";

/** In how many open elements of each sort the walk stands. */
export interface PageFrames {
  /** Nobody reads it, with or without scripts: code, drawings, templates, what is told to those without scripts. */
  readonly unseen: number;
  /** It stands around the main text: menus, footers, controls. */
  readonly around: number;
  readonly siteHeader: number;
  readonly main: number;
  /** It is in the page, and no browser shows it. */
  readonly hidden: number;
  readonly nosnippet: number;
  enter(name: string, attributes: Attributes): void;
  leave(): void;
}

const [unseen, around, siteHeader, main, hidden, nosnippet] = [1, 2, 4, 8, 16, 32];

const sorts: ReadonlyMap<string, number> = new Map([
  ...named("script style noscript template svg math canvas iframe object audio video title", unseen),
  ...named("select textarea datalist", unseen),
  ...named("nav footer aside button dialog", around),
  ["header", siteHeader],
  ["main", main],
  ["article", main],
]);
const unshown = /(?:^|[;\s])(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden)/i;
const styleCharactersMax = 1_000;

/** Keeps count of the elements around the place where the walk is. */
export function pageFrames(): PageFrames {
  const open: number[] = [];
  const frames = { unseen: 0, around: 0, siteHeader: 0, main: 0, hidden: 0, nosnippet: 0 };
  const add = (sort: number, by: 1 | -1): void => {
    if (sort & unseen) frames.unseen += by;
    if (sort & around) frames.around += by;
    if (sort & siteHeader) frames.siteHeader += by;
    if (sort & main) frames.main += by;
    if (sort & hidden) frames.hidden += by;
    if (sort & nosnippet) frames.nosnippet += by;
  };
  return Object.assign(frames, {
    enter: (name: string, attributes: Attributes): void => {
      const sort = sortOf(name, attributes, frames.main > 0);
      open.push(sort);
      if (sort !== 0) add(sort, 1);
    },
    leave: (): void => {
      const sort = open.pop() ?? 0;
      if (sort !== 0) add(sort, -1);
    },
  });
}

function sortOf(name: string, attributes: Attributes, isInMain: boolean): number {
  let sort = sorts.get(name) ?? 0;
  for (const attribute in attributes) sort |= sortBy(attribute, attributes);
  // A main part has heads of its own, such as those of articles.
  return isInMain ? sort & ~siteHeader : sort;
}

function sortBy(attribute: string, attributes: Attributes): number {
  switch (attribute) {
    case "hidden":
      // Browsers open what is hidden until it is found.
      return attributes.hidden?.toLowerCase() === "until-found" ? 0 : hidden;
    case "aria-hidden":
      return attributes["aria-hidden"] === "true" ? hidden : 0;
    case "style":
      return unshown.test(attributes.style?.slice(0, styleCharactersMax) ?? "") ? hidden : 0;
    case "data-nosnippet":
      return nosnippet;
    case "role":
      return roleSort(attributes.role ?? "");
    default:
      return 0;
  }
}

function roleSort(role: string): number {
  if (role === "main") return main;
  if (role === "banner") return siteHeader;
  return droppedRoles.has(role) ? around : 0;
}

function named(names: string, sort: number): [string, number][] {
  return names.split(" ").map((name) => [name, sort]);
}
