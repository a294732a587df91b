import { droppedRoles, inlineNames } from "./web-page-elements.ts";
import type { Attributes } from "./web-page-visitor.ts";

/** No browser with scripts shows what they hold, or it is a drawing, a formula or a choice in a form. */
export const unreadNames: ReadonlySet<string> = new Set(
  (
    "script style noscript template svg math canvas iframe audio video title noembed noframes rp select textarea datalist meter " +
    "progress"
  ).split(" "),
);
/** Names of what stands around the text of a page. */
export const asideNames: ReadonlySet<string> = new Set("nav footer aside button dialog".split(" "));

/** Not shown, of no size, or far off the screen. What has no opacity is often faded in. */
const unshownValues: ReadonlyMap<string, RegExp> = new Map([
  ["display", /^none$/],
  ["visibility", /^(?:hidden|collapse)$/],
  ["content-visibility", /^hidden$/],
  ["font-size", /^0(?:\.0+)?(?:px|r?em|pt|%)?$/],
  ...["left", "top", "right", "text-indent", "margin-left"].map((name): [string, RegExp] => [
    name,
    /^-\d{3,6}(?:\.\d{1,3})?(?:px|r?em|%|v[wh]|pt|cm)$/,
  ]),
]);
const noHeight = /^0(?:px|r?em|%)?$/;
const overflows = ["overflow", "overflow-y"];
/** Most styles hide nothing, which this tells at once. */
const suspicious = /none|hidden|collapse|clip|size[^;]{0,9}\b0|-\d{3}/i;
const styleCharactersMax = 1_000;

/** All readers of a page ask these, so that they agree on what is seen of it. */
export function isUnread(name: string, attributes: Attributes): boolean {
  return unreadNames.has(name) || (name === "object" && attributes.data !== undefined);
}

/** Whether an element is in the page, and no browser shows it. */
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
  if (style === undefined || !suspicious.test(style)) return false;
  const said = declarationsIn(style.slice(0, styleCharactersMax));
  for (const [name, value] of said) if (unshownValues.get(name)?.test(value)) return true;
  const isCut = overflows.some((name) => /^(?:hidden|clip)/.test(said.get(name) ?? ""));
  return isCut && [said.get("height"), said.get("max-height")].some((value) => noHeight.test(value ?? ""));
}

/** Declarations of a style; of several of one name the last counts, or the important one. */
function declarationsIn(style: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const important = new Set<string>();
  for (const one of style
    .toLowerCase()
    .replace(/\/\*.*?(?:\*\/|$)/gs, "")
    .split(";")) {
    const [name = "", value = ""] = one.split(":", 2).map((part) => part.trim());
    const isImportant = value.includes("!");
    if (value === "" || (important.has(name) && !isImportant)) continue;
    if (isImportant) important.add(name);
    said.set(name, value.split("!", 1)[0]?.trim() ?? "");
  }
  return said;
}

/** Whether an element stands around the text by its name, its role, or since it lies upon the page once it is called. */
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

/** Role that browsers take: of several, the first that they know. */
export function firstRole(role: string): string {
  return role.trim().toLowerCase().split(/\s+/, 1)[0] ?? "";
}
