import { countingWord, wordNumberOf } from "./number-words.ts";
import { letterNumber, numberOf, romanNumber } from "./numerals.ts";
import { numberSign, signNumber } from "./signs-of-number.ts";

/** Counts that a mark at the beginning of an entry may be: "I." is the first of Roman numbers, or the ninth letter. */
export interface Ordinal {
  readonly counts: readonly Count[];
  /** Where the mark ends, with what sets it apart from the entry. */
  readonly end: number;
}

export interface Count {
  /** Numbers of any writing go on with one another; letters and Roman numbers with those that are written alike alone. */
  readonly style: string;
  readonly value: number;
}

/** The mark at `at` of a line, if one begins there. */
export function ordinalAt(line: string, at: number): Ordinal | undefined {
  const first = line.charCodeAt(at);
  if (Number.isNaN(first)) return undefined;
  if (first < 35) return undefined;
  const isLatin = (first >= 65 && first <= 90) || (first >= 97 && first <= 122);
  if (isLatin) return (hasStop(line, at) && letteredAt(line, at)) || wordAt(line, at);
  if (first > 127) return signAt(line, at) ?? numbersAt(line, at) ?? letteredAt(line, at);
  return first === 40 ? (numbersAt(line, at) ?? letteredAt(line, at)) : numbersAt(line, at);
}

/** A medal or a number with a sign around it, and the number in digits that may stand behind it. */
function signAt(line: string, at: number): Ordinal | undefined {
  const written = matchAt(sign, line, at);
  const value = signNumber(written?.[1] ?? "");
  if (!written || value === undefined) return undefined;
  const end = at + written[0].length;
  const again = numbersAt(line, end);
  const isSame = again?.counts.some((count) => count.value === value) ?? false;
  return { counts: [{ style: "number", value }], end: again && isSame ? again.end : end };
}

function numbersAt(line: string, at: number): Ordinal | undefined {
  for (const pattern of numberPatterns) {
    const found = numberedAt(line, at, pattern);
    if (found) return found;
  }
  return undefined;
}

function numberedAt(line: string, at: number, pattern: RegExp): Ordinal | undefined {
  const found = matchAt(pattern, line, at);
  const written = found?.slice(1).find((group) => group !== undefined);
  if (!found || written === undefined) return undefined;
  const value = written === "🔟" ? 10 : numberOf(written.replace(/[\ufe0f\u20e3]/g, ""));
  return value === undefined
    ? undefined
    : { counts: [{ style: "number", value }], end: at + found[0].length };
}

/** Letters and Roman numbers with a stop or brackets; a list of them begins with the first, which the caller sees to. */
function letteredAt(line: string, at: number): Ordinal | undefined {
  const found = matchAt(lettered, line, at) ?? matchAt(romanSign, line, at);
  if (!found) return undefined;
  const [whole, bracket = "", written = "", stop = ""] = found;
  const look = `${bracket}${written === written.toUpperCase() ? "A" : "a"}${stop}`;
  const options = [
    { style: `roman ${look}`, value: romanNumber(written) },
    { style: `letter ${look}`, value: [...written].length === 1 ? letterNumber(written) : undefined },
  ];
  const counts = options.flatMap(({ style, value }) => (value === undefined ? [] : [{ style, value }]));
  return counts.length === 0 ? undefined : { counts, end: at + whole.length };
}

/** Nearly all lines begin with a plain word, and cost no more than a look. */
function hasStop(line: string, at: number): boolean {
  for (let next = at + 1; next < at + 8; next++) {
    const unit = line.charCodeAt(next);
    if (unit === 46 || unit === 41 || unit === 58) return true;
    if (unit === 32) return /[-–—]/.test(line[next + 1] ?? "");
    if (!(unit > 64)) return false;
  }
  return false;
}

function wordAt(line: string, at: number): Ordinal | undefined {
  return countingAt(line, at) ?? numberedWordAt(line, at);
}

function countingAt(line: string, at: number): Ordinal | undefined {
  const found = countingStarts.has(line.charCodeAt(at) | 32) ? matchAt(countingWord, line, at) : null;
  const value = wordNumberOf(found?.[1] ?? "");
  return found && value !== undefined
    ? { counts: [{ style: "number", value }], end: at + found[0].length }
    : undefined;
}

function numberedWordAt(line: string, at: number): Ordinal | undefined {
  return wordStarts.has(line.charCodeAt(at) | 32) && /\p{Nd}/u.test(line.slice(at, at + 14))
    ? numberedAt(line, at, wordNumber)
    : undefined;
}

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

/** Blanks, the end of the emphasis around the mark, and a stop, colon or dash. */
const apart =
  "[*_]{0,3}[ \\t\\u00a0\\u3000]{0,4}(?:[-–—:：.)|、．]{1,2}(?=[\\s*_\\u3000-\\uffff]|$))?[ \\t\\u00a0\\u3000]*";
const before = "(?=[\\s*_:：.)–—\\-]|$)";
const digits = "[\\p{Nd}]{1,3}";
const hanDigits = "[一二三四五六七八九十壱弐参壹贰叁]{1,3}";

const sign = new RegExp(
  `(${numberSign})\\ufe0f?[*_]{0,3}[ \\t\\u3000]*(?:[-–—:：.)|、．](?=[\\s*_]))?[ \\t\\u3000]*`,
  "uy",
);
const keycap = new RegExp(`((?:[0-9]\\ufe0f?\\u20e3){1,3}|🔟)\\ufe0f?${apart}`, "uy");
const hash = new RegExp(`\\\\?[#＃][ \\t]?(${digits})${before}${apart}`, "uy");
const bracketed = new RegExp(`(?:[(（【〔]第?(${digits}|${hanDigits})[位名위]?[)）】〕])${apart}`, "uy");
/** A stop behind digits is a mark before a blank, and before a name that no decimal goes on with. */
const plain = new RegExp(
  `(?:(${digits})\\\\?(?:[.)．）、][)）]?(?=\\s|$|[*_“"「『[]|\\p{Lu}|\\p{Lo})|[:：](?=\\s|[*_]|\\p{Lo})|[.]?[ºª°](?=\\P{L})(?:[ \\t](?:[Ll]ugar|[Pp]uesto|[Pp]osto)(?=[*_]{0,3}[ \\t]?[-–—:]))?|[ \\t]+[-–—][ \\t]|[-–—/](?=[ \\t]))|(${hanDigits})(?:[、．.：:）)]|(?=[ \\u3000])))${apart}`,
  "uy",
);
const suffixed = new RegExp(
  `(${digits})(?:st|nd|rd|th|er|re|ère|e|ème|º|ª|\\.)[ \\t](?:place|choice|pick|platz|lugar|puesto|posto|plaats|plek)${before}${apart}|(${digits})(?:st|nd|rd|th|er|ère|e|ème)(?=[*_]{0,3}[ \\t]*[:.)–—-])${apart}`,
  "iuy",
);
const eastern = new RegExp(
  `(?:(?:第|제[ \\t]?)(${digits}|${hanDigits})[ \\t]?(?:名|位|款|个|個|家|号|番|위)|(${digits}|${hanDigits})(?:位|위|名|等|등))(?![\\p{Lo}])${apart}|(?:第|제[ \\t]?)(${digits}|${hanDigits})(?:(?:名|位)(?=\\p{Lo})|[：:、，](?=.))`,
  "uy",
);
const abbreviated = new RegExp(`(?:№|[Nn]\\.?[º°])[ \\t]?(${digits})${before}${apart}`, "uy");
const wordNumber = new RegExp(
  `(?:(?:no|nr|num|núm|n)\\.?[º°]?|number|numéro|número|numero|rank|ranked|platz|rang|place|position|top|puesto|lugar|posizione|posto|posição|posición|plaats|plek|choice|pick)[ \\t]?[#:]?[ \\t]?(${digits})(?:st|nd|rd|th|\\.?[º°])?${before}${apart}`,
  "iuy",
);
const countingStarts = new Set([..."fsgwrbtezpdqnovc"].map((letter) => letter.charCodeAt(0)));
const wordStarts = new Set([..."nrptlc"].map((letter) => letter.charCodeAt(0)));
const numberPatterns = [plain, hash, keycap, bracketed, suffixed, eastern, abbreviated];

const lettered =
  /([(（]?)(\p{L}|[IVXLC]{1,7}|[ivxlc]{1,7})([.)）]|:(?=[\s*])|(?=[ \t][-–—][ \t]))[*_]{0,3}(?:\s+[-–—]\s+|\s+|$)/uy;
const romanSign = /([(（]?)([\u2160-\u217b])([.)）、：:]?)[*_]{0,3}(?:\s+|$)/uy;
