/** Kind of a word in a sentence about not knowing a name. */
export type WordKind = keyof Lists | "pause" | "end";

interface Lists {
  readonly deny: string;
  /** Words that deny by themselves; with another denial they say that nothing is missing. */
  readonly lack: string;
  /** Words that deny and say what is not there: "nothing". */
  readonly nothing: string;
  /** "Little information" denies where one also says that one cannot tell. */
  readonly faint: string;
  /** "Unknown", which must be so to the one who says it. */
  readonly strange: string;
  readonly know: string;
  readonly info: string;
  /** Only two of them together are as good as information: reviews, a website. */
  readonly page: string;
  readonly search: string;
  /** Words for what one does with information: "to recommend it". */
  readonly judge: string;
  /** Words for what a brand may be called; the word of its trade beside it says nothing of it. */
  readonly org: string;
  /** May stand between the others. */
  readonly plain: string;
  readonly and: string;
  /** Begins another thought: "but", "so". */
  readonly turn: string;
  /** Makes the clause hang on another, or compares: "although", "if", "which", "than". */
  readonly bound: string;
}

/** The words of a language, in small letters without accents. */
export interface Words {
  readonly kinds: ReadonlyMap<string, WordKind>;
  /** By their first letters, at least `stemMin` of them. */
  readonly stems: ReadonlyMap<string, WordKind>;
  /** "I can't judge", said of little information. */
  readonly cannot: RegExp;
  /** Pattern of what the brand itself has or does not have. */
  readonly own: RegExp;
}

/** From lists of words; `fiable/s` stands for a word with and without each ending, `verif~` for all that begin so. */
export function wordsOf(lists: Lists, cannot: RegExp, own: RegExp): Words {
  const kinds = new Map<string, WordKind>();
  const stems = new Map<string, WordKind>();
  for (const kind of order)
    for (const written of lists[kind].trim().split(/\s+/)) {
      const [stem = "", ...endings] = written.split("/");
      if (stem.endsWith("~")) stems.set(stem.slice(0, -1), kind);
      for (const ending of ["", ...endings]) kinds.set(stem + ending, kind);
    }
  return { kinds, stems, cannot, own };
}

/** A word of two lists counts in the later one. */
const order = [
  "plain",
  "judge",
  "org",
  "search",
  "page",
  "info",
  "know",
  "faint",
  "nothing",
  "deny",
  "lack",
  "strange",
  "and",
  "turn",
  "bound",
] as const;

export const stemMin = 4;
