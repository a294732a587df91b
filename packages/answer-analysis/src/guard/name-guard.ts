import { isNamedAlone, isSentenceStart } from "../sentence-start.ts";
import { type Bearings, bearingsOf } from "./bearings.ts";
import { isCompanion } from "./companions.ts";
import { isBareNoun, isImperative, isOpener, isWordOf, type KnownLanguage } from "./ordinary-words.ts";
import {
  beginsWithVerb,
  isAdverb,
  isArticle,
  isDeterminer,
  isGermanIntroduction,
  isLabel,
  isPlainVerb,
  isProductWord,
  isThingOfBrands,
  isVersus,
  namesACategory,
} from "./speaking-words.ts";

/**
 * Verdict on an ordinary word where it stands. NAME: something there speaks for the brand. WORD: something there speaks against it. OPEN:
 * neither, and what the answer says elsewhere of the brand decides.
 */
export type Verdict = "NAME" | "WORD" | "OPEN";

export interface Suspect {
  /** The spelling that was found, folded. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Judges one place of a text at which an ordinary word is written like the brand. */
export function verdictOn(source: string, suspect: Suspect, language: KnownLanguage | undefined): Verdict {
  const around = bearingsOf(source, suspect);
  const next = nextWord.exec(around.behind)?.[1]?.toLowerCase() ?? "";
  if (isCompanion(suspect.word, next) && isBesideWord(around, language)) return "WORD";
  if (!isAmbiguous(source, suspect, { around, language })) return "NAME";
  if (isOfSomething(next, language) || (around.isTitle && isDeterminer(around.before))) return "WORD";

  const written = source.slice(suspect.start, suspect.end);
  const place = { source, suspect, around, language, written, next };
  return evidence.some((speaks) => speaks(place)) ? "NAME" : "OPEN";
}

const nextWord = /^[\s-]+([\p{L}\d][\p{L}\d’'.-]*?)(?=[.]?(?:[^\p{L}\d’'.-]|$))/u;

interface Place {
  readonly source: string;
  readonly suspect: Suspect;
  readonly around: Bearings;
  readonly language: KnownLanguage | undefined;
  readonly written: string;
  readonly next: string;
}

/** Whether its capital says nothing: at the start of a sentence, in a title, and of German nouns anywhere. */
function isAmbiguous(
  source: string,
  { word, start, end }: Suspect,
  { around, language }: Pick<Place, "around" | "language">,
): boolean {
  if (around.isCapitalLine) return true;
  const written = source.slice(start, end);
  if (!/^\p{Lu}[^\p{Lu}]*$/u.test(written)) return false; // IBM and eBay are no capitalised words
  if (!isWordOf(word, language)) return false;
  return language === "de" || around.isTitle || isSentenceStart(source, start);
}

/** A companion in capitals is one of a title, or of the name of a product. */
function isBesideWord({ behind, isTitle }: Bearings, language: KnownLanguage | undefined): boolean {
  return isTitle || language === "de" || /^[\s-]*\p{Ll}/u.test(behind);
}

/** "Notion of", "Launch a", "Monde du travail", "Sol de la casa". */
function isOfSomething(next: string, language: KnownLanguage | undefined): boolean {
  if (next === "of") return true;
  if (language === undefined || language === "en") return isArticle(next);
  if (language === "de") return false;
  return /^(?:de|du|des|della|del|dello|delle|di|do|da|van|d['’].*|dell['’].*)$/.test(next);
}

/** Signs that speak for the brand, in the place itself. */
const evidence: readonly ((place: Place) => boolean)[] = [
  ({ next }) => isVersus(next),
  ({ around: { before } }) => isVersus(before),
  isPossessive,
  isSetApart,
  isPriced,
  saysWhatItDoes,
  isCoordinated,
  isProduct,
  ({ suspect: { word }, next, around }) => !isImperative(word) && !around.isTitle && isThingOfBrands(next),
  isGermanSource,
  leadsItsItem,
];

function isPossessive({ suspect: { word }, around: { behind } }: Place): boolean {
  return !isBareNoun(word) && /^['’]s(?![\p{L}\p{N}])/u.test(behind);
}

/** The lead of an item, a cell, a heading or a bold run as a whole, unless its neighbours are labels like "Price". */
function isSetApart({ source, suspect, around: { behind } }: Place): boolean {
  if (!isNamedAlone(source, suspect)) return false;
  if (/^\s*,/.test(behind) && (isOpener(suspect.word) || isBareNoun(suspect.word))) return false;
  return !hasLabelsBeside(source, suspect);
}

/** Whether a neighbouring item or row is led by a label. */
function hasLabelsBeside(source: string, { start, end }: Suspect): boolean {
  const head = source.slice(Math.max(0, start - headMax), start);
  const lineStart = start - head.length + head.lastIndexOf("\n") + 1;
  const itemStart = /^\s*(?:[-*+•]|\d{1,3}[.)]|\|)/;
  if (!itemStart.test(source.slice(lineStart, start + 1))) return false;
  const before = source
    .slice(Math.max(0, lineStart - neighbourReach), lineStart)
    .trimEnd()
    .split("\n")
    .slice(-2);
  const behind = source
    .slice(end, end + neighbourReach)
    .split("\n")
    .slice(1, 4);
  return [...before, ...behind].some((line) => itemStart.test(line) && isLabel(leadOf(line)));
}

const neighbourReach = 600;

function leadOf(line: string): string {
  const [lead = ""] = line.replace(/^\s*(?:[-*+•]|\d{1,3}[.)]|\|)\s*/, "").split(/[:|(–—]|\s-\s/);
  return lead.replace(/[*_`]/g, "");
}

function isPriced({ around: { behind } }: Place): boolean {
  return /^[\s(–—:-]*(?:(?:from|at|ab|für|desde|da|vanaf|à partir de)\s+)?(?:[$€£¥]\s?\d|\d[\d.,]*\s?(?:[$€£]|usd|eur))/i.test(
    behind,
  );
}

/** A verb of offering, or any verb behind a word that could not stand there without an article. */
function saysWhatItDoes({ suspect: { word }, around: { behind, words }, language }: Place): boolean {
  if (!/^\s+\p{L}/u.test(behind)) return false;
  const at = words.findIndex((one) => !isAdverb(one));
  const verb = words[at] ?? "";
  if (beginsWithVerb(words.slice(at))) return true;
  if (language === "fr" && verb === "a") return true;
  const isArticleNeeded = language !== "de" && !isBareNoun(word);
  return isPlainVerb(verb) && (isArticleNeeded || namesACategory(words.slice(at)));
}

/** "Target or Costwell", "Gap, Denimore and others". */
function isCoordinated({ suspect: { word }, around, language }: Place): boolean {
  if (around.isTitle || language === "de" || isBareNoun(word)) return false;
  return /^(?:\s+(?:and|or|et|ou|y|o|e|en|of)\s+|\s*[&/]\s*)\p{Lu}/u.test(around.behind);
}

/** "Apple Watch", "Delta SkyClub"; what an imperative is followed by is no product. */
function isProduct({ suspect: { word }, around, language, next }: Place): boolean {
  if (!isImperative(word) && isProductWord(next) && /^ [\p{Lu}\d]/u.test(around.behind)) return true;
  if (around.isTitle || language === "de" || isImperative(word) || isBareNoun(word)) return false;
  return /^ (?:\p{Lu}[\p{L}\p{N}]+|[\p{L}]+\d)/u.test(around.behind);
}

function isGermanSource({ around: { before }, language }: Place): boolean {
  return language === "de" && isGermanIntroduction(before);
}

/** "1. Slack for teams", "The best: Slack for teams, Mailwise for the rest" */
function leadsItsItem({ source, suspect: { word, start }, next }: Place): boolean {
  if (next !== "for" || isBareNoun(word)) return false;
  const head = source.slice(Math.max(0, start - headMax), start);
  return /(?:^|\n)\s*(?:[-*+•]|\d{1,3}[.)])\s+[*_[]*$|[:–—]\s+[*_[]*$/.test(head);
}

const headMax = 40;
