import { endsHead } from "#platform/web-page/web-page-head-end.ts";
import {
  asideNames,
  firstRole,
  isAsideRole,
  isDecoration,
  isHiddenValue,
  isModal,
  isUnshownStyle,
  unreadNames,
} from "#platform/web-page/web-page-sight.ts";
import type { Attributes } from "#platform/web-page/web-page-visitor.ts";

/** In how many open elements of each sort the walk stands. */
export interface PageFrames {
  /** Nobody reads it, with or without scripts: code, drawings, templates, what is told to those without scripts. */
  readonly unseen: number;
  /** Open elements around the main text: menus, footers, controls. */
  readonly around: number;
  readonly siteHeader: number;
  /** By its class or id it stands around the main text; where nothing is marked as that. */
  readonly frame: number;
  /** Open elements that only count without scripts, or once a script takes it from there. */
  readonly inert: number;
  readonly main: number;
  /** Open elements that are in the page and that no browser shows. */
  readonly hidden: number;
  readonly nosnippet: number;
  /** Attributes that the element has that was entered last, of those that others ask about: `has.class` and so on. */
  readonly attributes: number;
  /** How many elements are open. */
  readonly depth: number;
  /** Whether the body has begun. */
  readonly isInBody: boolean;
  /** How many readers wait for texts and for the end of an element. */
  listening: number;
  enter(name: string, attributes: Attributes): void;
  leave(): void;
  /** Text stands in no head. */
  beginBody(): void;
}

const [unseen, around, siteHeader, main, hidden, nosnippet, frame, inert] = [1, 2, 4, 8, 16, 32, 64, 128];

/** The attributes of an element are gone through once, for all who ask. */
export const has = { class: 256, id: 512, style: 1_024, role: 2_048, mark: 4_096, label: 8_192 } as const;
/** Sorts of attributes that say it by being there; a value of others has to be looked at. */
const attributeSorts: ReadonlyMap<string, number> = new Map([
  ...named("class", has.class),
  ...named("id ng-version", has.id),
  ...named("itemtype typeof rel itemprop", has.mark),
  ...named("alt title aria-label", has.label),
  ...named("data-nosnippet", nosnippet),
  ...named("popover", around),
  ...named("hidden aria-hidden style aria-modal role data", -1),
]);
const sortBits = 255;

const sorts: ReadonlyMap<string, number> = new Map([
  ...[...unreadNames].map((name): [string, number] => [name, unseen]),
  ...named("noscript template", unseen | inert),
  ...[...asideNames].map((name): [string, number] => [name, around]),
  ["header", siteHeader],
  ["main", main],
  ["article", main],
]);
/** Names of elements in classes and ids, which many sites give to what they do not mark by an element. */
const frameNames =
  /(?:^|[\s_-])(?:nav|navs|navbar|navigation|menu|menubar|footer|side-?bar|side-?nav|breadcrumbs?|cookies?|consent|gdpr|skip-?(?:link|nav|to-?content)|pagination|top-?bar|site-?header)(?:$|[\s_-])/i;
/** A page that has a side bar is not one. */
const stateNames =
  /^(?:has|with|without|no|is|show|hide|toggle|js)-|-(?:enabled|open|closed|visible|layout|page|content|main)$/i;
const namesCharactersMax = 200;
/** Sorts of names; a site has few of them, on each of its pages again. */
const knownNames = new Map<string, boolean>();
const knownNamesMax = 10_000;

/** Keeps count of the elements around the place where the walk is. */
export function pageFrames(): PageFrames {
  const open: number[] = [];
  const frames = {
    unseen: 0,
    around: 0,
    siteHeader: 0,
    main: 0,
    hidden: 0,
    nosnippet: 0,
    frame: 0,
    inert: 0,
    attributes: 0,
    depth: 0,
    isInBody: false,
    listening: 0,
  };
  const addKept = (sort: number, by: 1 | -1): void => {
    if (sort & hidden) frames.hidden += by;
    if (sort & nosnippet) frames.nosnippet += by;
  };
  const add = (sort: number, by: 1 | -1): void => {
    if (sort & unseen) {
      frames.unseen += by;
      if (sort & inert) frames.inert += by;
    }
    if (sort & around) frames.around += by;
    if (sort & siteHeader) frames.siteHeader += by;
    if (sort & frame) frames.frame += by;
    if (sort & main) frames.main += by;
    if (sort & (hidden | nosnippet)) addKept(sort, by);
  };
  return Object.assign(frames, {
    beginBody: (): void => {
      frames.isInBody = true;
    },
    enter: (name: string, attributes: Attributes): void => {
      if (!frames.isInBody && frames.inert === 0) frames.isInBody = endsHead(name);
      const all = sortOf(name, attributes, frames);
      const sort = all & sortBits;
      frames.attributes = all - sort;
      open.push(sort);
      frames.depth = open.length;
      if (sort !== 0) add(sort, 1);
    },
    leave: (): void => {
      const sort = open.pop() ?? 0;
      frames.depth = open.length;
      if (sort !== 0) add(sort, -1);
    },
  });
}

function sortOf(
  name: string,
  attributes: Attributes,
  frames: { readonly main: number; readonly frame: number },
): number {
  let sort = sorts.get(name) ?? 0;
  for (const attribute in attributes) {
    const known = attributeSorts.get(attribute);
    if (known !== undefined) sort |= known < 0 ? sortBy(name, attribute, attributes) : known;
  }
  const isInMain = frames.main > 0;
  const isNamed = (sort & (has.class | has.id)) !== 0;
  if (isNamed && !isInMain && frames.frame === 0 && isFrame(name, attributes)) sort |= frame;
  // A main part has heads of its own, such as those of articles.
  return isInMain ? sort & ~siteHeader : sort;
}

function sortBy(name: string, attribute: string, attributes: Attributes): number {
  switch (attribute) {
    case "hidden":
      return isHiddenValue(attributes.hidden) ? hidden : 0;
    case "aria-hidden":
      return isDecoration(name, attributes["aria-hidden"]) ? hidden : 0;
    case "style":
      return has.style | (isUnshownStyle(attributes.style) ? hidden : 0);
    case "aria-modal":
      return isModal(attributes["aria-modal"]) ? around : 0;
    case "role":
      return has.role | roleSort(attributes.role ?? "");
    case "data":
      // What an object holds is shown where it has nothing else to show.
      return name === "object" ? unseen : 0;
    default:
      return 0;
  }
}

function isFrame(name: string, { class: classes, id }: Attributes): boolean {
  if (name === "body" || name === "html" || name === "article" || name === "main") return false;
  return (classes !== undefined && isFrameName(classes)) || (id !== undefined && isFrameName(id));
}

function isFrameName(names: string): boolean {
  const kept = knownNames.get(names);
  if (kept !== undefined) return kept;
  const short = names.slice(0, namesCharactersMax);
  const is = short.split(/\s+/).some((one) => frameNames.test(one) && !stateNames.test(one));
  if (knownNames.size >= knownNamesMax) knownNames.clear();
  if (names.length <= namesCharactersMax) knownNames.set(Buffer.from(names).toString(), is);
  return is;
}

function roleSort(role: string): number {
  const first = firstRole(role);
  if (first === "main") return main;
  if (first === "banner") return siteHeader;
  return isAsideRole(first) ? around : 0;
}

function named(names: string, sort: number): [string, number][] {
  return names.split(" ").map((name) => [name, sort]);
}
