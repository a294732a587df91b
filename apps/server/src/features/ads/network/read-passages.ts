import { Parser } from "htmlparser2";

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
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (depth === 0 && !("data-sponsored" in attributes)) return;
      if (depth === 0) passages.push("");
      if (!voidElements.has(name)) depth += 1;
      if (name === "a" && !/\bsponsored\b/.test(attributes.rel ?? "")) areLinksMarked = false;
      const written = Object.entries(attributes).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
      markup.push(`<${[name, ...written].join(" ")}>`);
    },
    ontext: (text) => {
      if (depth === 0) return;
      passages[passages.length - 1] += text;
      markup.push(text);
    },
    onclosetag: (name) => {
      if (depth === 0 || voidElements.has(name)) return;
      depth -= 1;
      markup.push(`</${name}>`);
    },
  });
  parser.end(html);
  if (passages.length === 0) return { passage: null, is_labelled: false, markup: null };
  const texts = passages.map((passage) => passage.replace(/\s+/g, " ").trim());
  return {
    passage: texts.join("\n"),
    is_labelled: areLinksMarked && texts.every((text) => /^Sponsored by \S/.test(text)),
    markup: markup.join(""),
  };
}

const voidElements = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
