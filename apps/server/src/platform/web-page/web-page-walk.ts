import { Parser } from "htmlparser2";
import { isShadow, tellFlat, type WrittenElement } from "./web-page-shadow.ts";
import type { Attributes, Place, Visitor } from "./web-page-visitor.ts";

const charactersMax = 2_000_000;
/** As deep as browsers nest; the parser's cost of an element grows with its depth. */
const depthMax = 512;

/**
 * Reads HTML of any quality for several visitors at once, in a time that grows with its length alone: what comes
 * after 2,000,000 characters, or after an element nested deeper than browsers nest, is left out. Shadows that are written
 * into the page are told of where browsers show them.
 */
export function walkHtml(html: string, visitors: readonly Visitor[]): void {
  const source = html.slice(0, charactersMax);
  // Functions in a list of their own are called several times faster than methods that have to be found first.
  const opens = visitors.flatMap(({ open }) => open ?? []);
  const closes = visitors.flatMap(({ close }) => close ?? []);
  const texts = visitors.flatMap(({ text }) => text ?? []);
  const open: string[] = [];
  /** The elements that are open within a host, from its shadow on; what is in it is told once it is whole. */
  const held: WrittenElement[] = [];
  const teller = {
    open: (name: string, attributes: Attributes, at: Place): void => {
      for (const told of opens) told(name, attributes, at);
    },
    close: (name: string, at: Place): void => {
      for (const told of closes) told(name, at);
    },
    text: (text: string, at: Place): void => {
      for (const told of texts) told(text, at);
    },
  };
  const hold = (name: string, attributes: Attributes): void => {
    const element = { line: place.line(), name, attributes, children: [] };
    held.at(-1)?.children.push(element);
    held.push(element);
  };
  const close = (): void => {
    const name = open.pop();
    if (name === undefined) return;
    const ended = held.pop();
    if (held.length > 0) return;
    if (ended) tellFlat(name, ended.children, teller);
    teller.close(name, place);
  };

  const parser = new Parser({
    onopentag: (name, attributes) => {
      const host = open.at(-1);
      open.push(name);
      if (held.length === 0 && host !== undefined && isShadow(name, attributes, host))
        held.push({ line: place.line(), name: host, attributes: {}, children: [] });
      if (held.length > 0) hold(name, attributes);
      else for (const told of opens) told(name, attributes, place);
      if (open.length > depthMax) parser.pause();
    },
    onclosetag: close,
    ontext: (text) => {
      if (held.length > 0) held.at(-1)?.children.push({ line: place.line(), text });
      else for (const told of texts) told(text, place);
    },
  });
  const place = placeIn(source, () => parser.startIndex);
  parser.write(source);
  if (open.length <= depthMax) parser.end();
  while (open.length > 0) close();
}

/** Counts the lines from where it was asked last, so that all askings together read the source once. */
function placeIn(source: string, position: () => number): Place {
  let line = 1;
  let next = source.indexOf("\n");
  return {
    line: () => {
      const here = position();
      while (next !== -1 && next < here) {
        line += 1;
        next = source.indexOf("\n", next + 1);
      }
      return line;
    },
  };
}
