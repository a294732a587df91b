import { Parser } from "htmlparser2";

export type Attributes = Readonly<Record<string, string>>;

/** What is told about a page in the order of its source; every opened element is closed again. */
export interface Visitor {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

const charactersMax = 2_000_000;
/** As deep as browsers nest; the parser's cost of an element grows with its depth. */
const depthMax = 512;

/**
 * Reads HTML of any quality for several visitors at once, in a time that grows with its length alone: what comes
 * after 2,000,000 characters, or after an element nested deeper than browsers nest, is left out.
 */
export function walkHtml(html: string, visitors: readonly Visitor[]): void {
  const open: string[] = [];
  const close = (): void => {
    const name = open.pop();
    for (const visitor of visitors) if (name !== undefined) visitor.close?.(name);
  };

  const parser = new Parser({
    onopentag: (name, attributes) => {
      open.push(name);
      for (const visitor of visitors) visitor.open?.(name, attributes);
      if (open.length > depthMax) parser.pause();
    },
    onclosetag: close,
    ontext: (text) => {
      for (const visitor of visitors) visitor.text?.(text);
    },
  });
  parser.write(html.slice(0, charactersMax));
  if (open.length <= depthMax) parser.end();
  while (open.length > 0) close();
}
