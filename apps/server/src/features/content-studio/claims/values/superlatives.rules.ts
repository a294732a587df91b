import { superlativeWords } from "./superlative-words.rules.ts";
import {
  type PatternReader,
  plainValue,
  readEach,
  type SentenceReading,
  type UnplacedValue,
} from "./value.rules.ts";

/** Words that raise the same. */
const same: Readonly<Record<string, string>> = {
  bigg: "larg",
  big: "larg",
  great: "larg",
  quick: "fast",
  cheap: "affordabl",
  inexpensiv: "affordabl",
  simpl: "eas",
  old: "old",
};
/** "Always descale it first": advice, which is no claim. */
const advice =
  /^\s*(?:please |bitte )?(?:never|always|niemals|nie|immer|ne jamais|toujours|nunca|siempre|mai|sempre|nooit|altijd)\s/iu;
const isAdvised =
  /(?<!\p{L})(?:should|must|please|make sure|you can|you may|sollten|müssen|doit|devez|debe|deve|moet)(?!\p{L})[^.]{0,30}$/iu;

/** Superlatives and absolutes: best, first, only, leading, never, the most …, the …est. Questions claim nothing. */
export function readSuperlatives(text: string, language: string): SentenceReading {
  const words = superlativeWords.get(language);
  if (!words?.hints.test(text) || /\?\s*$/.test(text)) return { values: [], rest: text };

  const isAdvice = advice.test(text);
  const rest = text.replace(words.misses, (miss) => " ".repeat(miss.length));
  const readers = words.patterns.map(
    ({ pattern, key }): PatternReader => [
      pattern,
      (found) => {
        if (key === null && /^erste/i.test(found[1] ?? "")) return undefined;
        if ((key === "never" || key === "always") && (isAdvice || isAdvised.test(text.slice(0, found.index))))
          return undefined;
        return superlativeOf(key ?? raisedWord(found[1] ?? ""));
      },
    ],
  );
  return readEach(rest, readers);
}

/** Value of something that is the most of all. */
export function superlativeOf(raised: string): UnplacedValue {
  return plainValue("superlative", `most:${raised}`);
}

/** Raised word without what bends it: "largest" is "larg", and so is "biggest". */
export function raisedWord(word: string): string {
  const plain = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace("ß", "ss");
  const stem = plain
    .replace(/(?:iest)$/, "y")
    .replace(/(?:este[rnsm]?|ste[rnsm]?|est)$/, "")
    .replace(/(.)\1$/, "$1")
    .replace(/(?:es|as|os|[eaosyi])$/, "");
  return same[stem] ?? stem;
}
