import type { Words } from "../words/words.ts";

/**
 * How a language says that it does not know a name, on sentences in small letters without accents and markup, in which the
 * name is "§" and every other known one "¤".
 */
export interface Denials {
  /** One of these words is in every denial, and in few other sentences. */
  readonly negation: RegExp;
  readonly denials: readonly RegExp[];
  /** For the denials that no pattern knows: the words that one is made of, in any order. */
  readonly words: Words;
  /** A whole sentence under a heading or label of the name alone: "No reliable information found." */
  readonly bare: RegExp;
  /** Pattern of a sentence that asks, supposes or advises: it says nothing of what the name is. */
  readonly hedge: RegExp;
  /** At the start of a clause that says all the same what the name is. */
  readonly description: RegExp;
}

/** A pattern with the parts that it names in braces put in; `s` stands for a blank. */
export function patternOf(parts: Readonly<Record<string, string>>): (source: string) => RegExp {
  return (source) => {
    let whole = source;
    for (let depth = 0; depth < depthMax; depth++)
      whole = whole.replace(/\{([A-Z]+)\}/g, (_, name: string) => parts[name] ?? "");
    return new RegExp(whole, "u");
  };
}

/** Parts may name parts, which name no more. */
const depthMax = 3;
