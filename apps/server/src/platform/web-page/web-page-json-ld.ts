import type { Visitor } from "./web-page-visitor.ts";

const scriptCharactersMax = 200_000;
const charactersMax = 500_000;
const itemsMax = 100;
/** Deeper than any vocabulary needs, and shallow enough for anyone who walks the items. */
const depthMax = 40;

/** The items of a page's JSON-LD: lists and graphs taken apart, scripts that are broken or too large passed over. */
export function jsonLdItems(): Visitor & { items(): unknown[] } {
  const scripts: string[] = [];
  let script: string | undefined;
  let characters = 0;

  return {
    open: (name, { type = "" }) => {
      if (name === "script" && /^\s*application\/ld\+json\s*(;|$)/i.test(type)) script = "";
    },
    text: (text) => {
      if (script !== undefined && script.length <= scriptCharactersMax) script += text;
    },
    close: (name) => {
      if (name !== "script" || script === undefined) return;

      characters += script.length;
      if (script.length <= scriptCharactersMax && characters <= charactersMax) scripts.push(script);
      script = undefined;
    },
    items: () => scripts.flatMap(parsed).flatMap(takenApart).slice(0, itemsMax),
  };
}

function parsed(script: string): unknown[] {
  try {
    const value: unknown = JSON.parse(script);
    return isWithin(value, depthMax) ? [value] : [];
  } catch {
    return []; // Pages with broken JSON-LD are common, and the rest of them is as good as any.
  }
}

function takenApart(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(takenApart);
  if (typeof value !== "object" || value === null) return [];
  if ("@graph" in value && Array.isArray(value["@graph"])) return value["@graph"].flatMap(takenApart);
  return [value];
}

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isWithin(part, depth - 1));
}
