import type { Visitor } from "#platform/web-page/web-page-visitor.ts";
import { walkHtml } from "#platform/web-page/web-page-walk.ts";

export interface ReadPassages {
  /** The text of all passages of a page; null where there is none. */
  readonly passage: string | null;
  readonly is_labelled: boolean;
  /** Their markup in one spelling, to be compared. */
  readonly markup: string | null;
}

/** Reads the sponsored passages of a page: what they say, whether they say so, and whether their links do. */
export function readPassages(html: string): ReadPassages {
  const passages: string[] = [];
  const markup: string[] = [];
  let depth = 0;
  let areLinksMarked = true;
  const visitor: Visitor = {
    open: (name, attributes) => {
      if (depth === 0 && !("data-sponsored" in attributes)) return;
      if (depth === 0) passages.push("");
      depth += 1;
      if (name === "a" && !/\bsponsored\b/.test(attributes.rel ?? "")) areLinksMarked = false;
      const written = Object.entries(attributes).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
      markup.push(`<${[name, ...written].join(" ")}>`);
    },
    text: (text) => {
      if (depth === 0) return;
      passages[passages.length - 1] += text;
      markup.push(text);
    },
    close: (name) => {
      if (depth === 0) return;
      depth -= 1;
      markup.push(`</${name}>`);
    },
  };
  walkHtml(html, [visitor]);
  if (passages.length === 0) return { passage: null, is_labelled: false, markup: null };
  const texts = passages.map((passage) => passage.replace(/\s+/g, " ").trim());
  return {
    passage: texts.join("\n"),
    is_labelled: areLinksMarked && texts.every((text) => /^Sponsored by \S/.test(text)),
    markup: markup.join(""),
  };
}
