import { stemMin, type WordKind, type Words } from "./words/words.ts";

interface Sentence {
  readonly words: string;
  readonly tokens: readonly string[];
}

export function tokensOf(words: string): Sentence {
  return { words, tokens: words.match(token) ?? [] };
}

/**
 * Whether a sentence is made of nothing but words in which one says that a name is not known, in any order: a word that denies,
 * a word of knowing, finding or being told, and the name. Any other word ("prices", "better", "you") ends what belongs to it.
 */
export function isDeniedInWords({ words, tokens }: Sentence, lexicon: Words): boolean {
  const named = tokens.indexOf("§");
  if (named < 0 || tokens.length > tokensMax || tokens.at(-1) === "?") return false;
  const kindAt = (at: number): WordKind | undefined =>
    at < 0 || at >= tokens.length ? "end" : (kindOf(tokens[at], lexicon) ?? strangerAt(tokens, at, lexicon));
  const from = edge(named, -1, kindAt);
  if (from === undefined) return false;
  const until = edge(
    named,
    1,
    kindAt,
    tokens.slice(from, named).some((one) => kindOf(one, lexicon) === "search"),
  );
  if (until === undefined || tokens.lastIndexOf("§") > until) return false;
  if (!leadsOn(until, kindAt)) return false;
  return denies(words, countOf(tokens.slice(from, until + 1), lexicon), lexicon);
}

function denies(words: string, counted: Record<WordKind, number>, { own, cannot }: Words): boolean {
  if (counted.search === 0 && own.test(words)) return false;
  if (counted.strange > 0 && counted.deny === 0 && toMe.test(words)) return true;
  if (counted.lack > 0) return counted.deny === 0 && counted.info + counted.know > 0;
  const isDenied = counted.deny > 0 || (counted.faint > 0 && cannot.test(words));
  return isDenied && (counted.know > 0 || counted.info > 0 || counted.page > 1);
}

const toMe = /\b(?:me|mir|m|mi|mij|uns|us|nous|nos|ci|ons)\b/u;

const token =
  /[§¤?,;:()–—-]|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?:'(?:t|s|ve|m|re|d|ll)(?![\p{L}\p{N}]))?|'s(?!\p{L})|[^\s'.!]/gu;
/** No sentence that denies has more. */
const tokensMax = 90;

function kindOf(word: string | undefined, { kinds, stems }: Words): WordKind | undefined {
  if (word === undefined) return undefined;
  if (word === "§") return "plain";
  if (word === "¤") return "bound";
  if (word === ";") return "turn";
  return /^[,:()–—-]$/.test(word) ? "pause" : (kinds.get(word) ?? kindOfStem(word, stems));
}

function kindOfStem(word: string, stems: Words["stems"]): WordKind | undefined {
  for (let length = Math.min(word.length, stemMax); length >= stemMin; length--) {
    const kind = stems.get(word.slice(0, length));
    if (kind) return kind;
  }
  return undefined;
}

const stemMax = 16;

/** Adverbs, and adjectives of what can be done: "practically", "usable". */
const manner =
  /.{3}(?:ly|[ai]bles?|mente|[qvl]uement|llement|mment|blement|eusement|bil[ei]|ve(?:l|is)|(?:bar|lich|haft)(?:e[nrsm]?)?|bare|lijke?)$/;

/** "A desk maker called §", "fabricant de bureaux", "practically". */
function strangerAt(tokens: readonly string[], at: number, lexicon: Words): WordKind | undefined {
  const word = tokens[at] ?? "";
  if (theirs.test(word)) return undefined;
  if (manner.test(word)) return "plain";
  const isBehind =
    kindOf(tokens[at - 2], lexicon) === "org" && /^(?:de|di|d|van|of|von)$/.test(tokens[at - 1] ?? "");
  return isBehind || kindOf(tokens[at + 1], lexicon) === "org" ? "plain" : undefined;
}

const theirs =
  /^(?:its|their|your|his|her|ses|leurs?|votre|vos|sus?|suoi|sua|sue|seine?[mnr]?|ihre?[mnr]?|zijn|hun|seus?|suas?)$/;

/** The last token of what belongs to the name on one side: up to a turn, the sentence's end or the last pause before other words. */
function edge(
  named: number,
  step: 1 | -1,
  kindAt: (at: number) => WordKind | undefined,
  wasSearched = false,
): number | undefined {
  let pause: number | undefined;
  let isSearch = wasSearched;
  for (let at = named + step, left = tokensMax; left > 0; at += step, left--) {
    const kind = kindAt(at);
    if (kind === "end" || (kind === "turn" && !isSearch)) return at - step;
    if (kind === "bound") return undefined;
    if (kind === undefined) return pause;
    if (kind === "pause" || kind === "and") pause = at - step;
    if (kind === "search") isSearch = true;
  }
  return pause;
}

/** Words behind may only draw a conclusion or turn to something else. */
function leadsOn(until: number, kindAt: (at: number) => WordKind | undefined): boolean {
  const behind = kindAt(until + 1);
  if (behind !== "pause" || kindAt(until + 3) === "judge") return true;
  return ["turn", "and"].includes(kindAt(until + 2) ?? "");
}

function countOf(tokens: readonly string[], lexicon: Words): Record<WordKind, number> {
  const counted = { ...none };
  for (const one of tokens) {
    const kind = kindOf(one, lexicon);
    if (kind) counted[kind]++;
  }
  if (counted.judge > 0) counted.nothing = 0;
  return { ...counted, deny: counted.deny + counted.nothing, info: counted.info + counted.nothing };
}

const none: Readonly<Record<WordKind, number>> = {
  deny: 0,
  lack: 0,
  strange: 0,
  nothing: 0,
  faint: 0,
  know: 0,
  info: 0,
  page: 0,
  search: 0,
  judge: 0,
  org: 0,
  plain: 0,
  and: 0,
  turn: 0,
  bound: 0,
  pause: 0,
  end: 0,
};
