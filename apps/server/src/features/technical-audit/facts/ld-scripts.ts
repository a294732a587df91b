import type { Visitor } from "#platform/web-page/web-page-visitor.ts";
import type { PageFrames } from "./page-frames.ts";

/** A block of JSON-LD as it is written. */
export interface LdScript {
  readonly line: number;
  readonly text: string;
}

const scriptsMax = 100;
const scriptCharactersMax = 200_000;
const charactersMax = 500_000;

/** The blocks of JSON-LD of a page; those that are too large are passed over. */
export const ldNames = ["script"];

export function ldScripts(frames: PageFrames): Visitor & { readonly scripts: readonly LdScript[] } {
  const scripts: LdScript[] = [];
  let text: string | undefined;
  let line = 1;
  let characters = 0;
  return {
    scripts,
    open: (name, { type = "" }, place) => {
      // Within a template it is not there.
      if (name !== "script" || frames.inert > 0 || !/^\s{0,9}application\/ld\+json\s{0,9}(?:;|$)/i.test(type))
        return;
      if (text === undefined) frames.listening += 1;
      text = "";
      line = place.line();
    },
    text: (part) => {
      if (text !== undefined && text.length <= scriptCharactersMax) text += part;
    },
    close: (name) => {
      if (name !== "script" || text === undefined) return;
      frames.listening -= 1;
      characters += text.length;
      const isKept =
        text.length <= scriptCharactersMax && characters <= charactersMax && scripts.length < scriptsMax;
      if (isKept && text.trim() !== "") scripts.push({ line, text });
      text = undefined;
    },
  };
}
