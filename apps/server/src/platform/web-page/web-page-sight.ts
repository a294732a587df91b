import { droppedRoles, inlineNames } from "./web-page-elements.ts";
import type { Attributes } from "./web-page-visitor.ts";

/** No browser with scripts shows what they hold, or it is a drawing, a formula or a choice in a form. */
export const unreadNames: ReadonlySet<string> = new Set(
  (
    "script style noscript template svg math canvas iframe audio video title noembed noframes rp select textarea datalist meter " +
    "progress"
  ).split(" "),
);
/** What stands around the text of a page, by its name. */
export const asideNames: ReadonlySet<string> = new Set("nav footer aside button dialog".split(" "));

/** Not shown, of no size, or far off the screen. What has no opacity is often faded in. */
const unshown =
  /(?:^|[;\s])(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}(?:hidden|collapse)|content-visibility\s{0,9}:\s{0,9}hidden|font-size\s{0,9}:\s{0,9}0(?:\.0+)?(?:px|r?em|pt|%)?\s{0,9}(?:;|!|$)|(?:left|top|right|text-indent|margin-left)\s{0,9}:\s{0,9}-\d{3,6}(?:px|r?em|%)|(?:max-)?height\s{0,9}:\s{0,9}0(?:px)?\s{0,9};(?:[^;]{0,80};){0,9}\s{0,9}overflow(?:-y)?\s{0,9}:\s{0,9}hidden)/i;
const styleCharactersMax = 1_000;

/** All readers of a page ask these, so that they agree on what is seen of it. */
export function isUnread(name: string, attributes: Attributes): boolean {
  return unreadNames.has(name) || (name === "object" && attributes.data !== undefined);
}

/** It is in the page, and no browser shows it. */
export function isHidden(name: string, attributes: Attributes): boolean {
  return (
    isHiddenValue(attributes.hidden) ||
    isDecoration(name, attributes["aria-hidden"]) ||
    isUnshownStyle(attributes.style)
  );
}

/** Browsers open what is hidden until it is found; any other value hides. */
export function isHiddenValue(hidden: string | undefined): boolean {
  return hidden !== undefined && hidden.toLowerCase() !== "until-found";
}

/** A sign within a line that is there for the eye alone; a whole block is text like any other to the eye. */
export function isDecoration(name: string, ariaHidden: string | undefined): boolean {
  return ariaHidden?.toLowerCase() === "true" && inlineNames.has(name);
}

export function isUnshownStyle(style: string | undefined): boolean {
  return style !== undefined && unshown.test(style.slice(0, styleCharactersMax));
}

/** It stands around the text by its name, its role, or since it lies upon the page once it is called. */
export function isAside(name: string, attributes: Attributes): boolean {
  if (asideNames.has(name) || attributes.popover !== undefined) return true;
  return isModal(attributes["aria-modal"]) || isAsideRole(attributes.role);
}

export function isModal(ariaModal: string | undefined): boolean {
  return ariaModal?.toLowerCase() === "true";
}

export function isAsideRole(role: string | undefined): boolean {
  return role !== undefined && droppedRoles.has(firstRole(role));
}

/** Of several roles browsers take the first that they know. */
export function firstRole(role: string): string {
  return role.trim().toLowerCase().split(/\s+/, 1)[0] ?? "";
}
