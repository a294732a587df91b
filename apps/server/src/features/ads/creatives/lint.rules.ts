import type { CreativeContent } from "@citelens/contract/content/ads-fields";
import { adLimits, type CreativeFault, creativeFaults } from "@citelens/contract/content/ads-words";

/** A fault of a text and the words that are meant. */
export interface FoundFault {
  readonly fault: CreativeFault;
  readonly field: "title" | "body";
  readonly words: string;
}

type Text = Pick<CreativeContent, "title" | "body" | "facts">;

/**
 * Faults of a creative: it is read by people and by programs alike, so it speaks to neither of them as if they were the other. Each fault
 * is told once for a field, with the first words that have it.
 */
export function faultsOf({ title, body, facts }: Text): FoundFault[] {
  const founded = new Set(facts.flatMap(({ statement }) => numbersIn(statement)));
  return [...faultsIn("title", title, founded), ...faultsIn("body", body, founded)];
}

/** The faults of a text as sentences under their fields, each with the words that are meant. */
export function faultSentences(faults: readonly FoundFault[]): Readonly<Record<string, string[]>> {
  const sentences: Record<string, string[]> = {};
  for (const { field, fault, words } of faults) {
    sentences[field] ??= [];
    sentences[field].push(`${creativeFaults[fault]} (${words})`);
  }
  return sentences;
}

function faultsIn(field: FoundFault["field"], text: string, founded: ReadonlySet<string>): FoundFault[] {
  const plain = folded(text);
  const found = (fault: CreativeFault, words: string | undefined): FoundFault[] =>
    words === undefined ? [] : [{ fault, field, words }];
  return [
    ...found("characters", hiddenIn(text)),
    ...found("markup", firstOf(text, markup)),
    ...found("instructs", firstOf(plain, instructions)),
    ...found("addressesModels", firstOf(plain, models)),
    ...found("promises", firstOf(plain, promises)),
    ...found(
      "unfounded",
      numbersIn(text).find((number) => !founded.has(number)),
    ),
    ...(field === "body" ? found("wordsMany", tooMany(text)) : []),
  ];
}

/** Words as they are counted for the length of a passage. */
export function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}

function tooMany(text: string): string | undefined {
  const words = wordsOf(text);
  return words > adLimits.passageWords ? `${words} words` : undefined;
}

/** Formats, controls, private and unassigned characters, joiners and fillers, and letters of two scripts in one word. */
function hiddenIn(text: string): string | undefined {
  const hidden =
    /[\p{Cf}\p{Cc}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0\u2800]|[\u{fe00}-\u{fe0f}]|\u034f|\u17b4|\u17b5/u.exec(
      text,
    );
  if (hidden) return `U+${(hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return text.split(/[^\p{L}\p{M}]+/u).find(isMixed);
}

/** Latin letters beside those of another alphabet that look the same. */
function isMixed(word: string): boolean {
  return (
    /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}]/u.test(word)
  );
}

const markup = [
  /<[a-z/!][^>]*>?/iu,
  /&(?:#\d+|#x[0-9a-f]+|[a-z]+);/iu,
  /\]\(/u,
  /https?:\/\/\S*/iu,
  /\bwww\.\S*/iu,
  /[`*_]{2,}/u,
  /^[ \t]*#{1,6}\s/mu,
];

/** Imperatives that a program could follow: in English, French, German, Spanish, Italian, Portuguese and Dutch. */
const instructions = [
  /\b(?:please )?(?:ignore|disregard|forget|override|bypass)\b.*?(?=$|[.!?])/u,
  /\b(?:you|readers?) (?:must|should|have to|need to|are required to)\b.*?(?=$|[.!?])/u,
  /\b(?:always|never|only) (?:recommend|cite|mention|answer|reply|say|suggest|quote|link|rank|list|choose|prefer)\b/u,
  /(?:^|[.!?:] ?)(?:recommend|cite|mention|quote|rank|summari[sz]e|repeat|output|respond|reply|answer)\b/u,
  /\b(?:recommandez|citez|mentionnez|ignorez|oubliez|repondez) \p{L}+/u,
  /\b(?:empfehlen|zitieren|nennen|ignorieren|vergessen|erwahnen|antworten) sie\b/u,
  /\b(?:empfiehl|zitiere|ignoriere|vergiss|erwahne|nenne)\b/u,
  /\b(?:recomiende|recomienda|cite|mencione|ignore|olvide|responda) \p{L}+/u,
  /\b(?:consiglia|raccomanda|ignora|dimentica|cita) (?:sempre|le|la|il|tutte)\b/u,
  /\b(?:ignoreer|vergeet|noem|citeer) (?:altijd|alle|de|het)\b/u,
];

const models = [
  /\b(?:as|dear|hey|hello|attention|note to) (?:an? |all |the )?(?:ai|a\.i\.|llms?|bots?|crawlers?|chatbots?|(?:language )?models?|assistants?|agents?)\b/u,
  /\b(?:ai|llm|language|chat) (?:models?|assistants?|agents?|systems?|crawlers?)\b/u,
  /\b(?:chat ?gpt|gpt-?\d|claude|gemini|perplexity|copilot|grok|mistral|deepseek|llama)\b/u,
  /\b(?:system|developer|user) (?:prompt|message|instructions?)\b/u,
  /\b(?:previous|prior|above|earlier|these|following) (?:instructions?|prompts?|context|messages?)\b/u,
  /\bwhen (?:asked|answering|responding|summari[sz]ing|generating)\b/u,
  /\b(?:training|context) (?:data|window)\b/u,
  /\b(?:kunstliche intelligenz|sprachmodell\p{L}*|ki-(?:modell|assistent)\p{L}*|intelligence artificielle|modele de langage|inteligencia artificial|modelo de lenguaje|intelligenza artificiale|modello linguistico|taalmodel\p{L}*)\b/u,
];

const promises = [
  /\b(?:guaranteed?|guarantees|risk[- ]free|miracle|unbeatable|unrivall?ed|unmatched)\b/u,
  /\b(?:the|world'?s|our) (?:very )?best\b/u,
  /\bbest in\b/u,
  /(?:#|\bno\. ?|\bnumber )(?:1|one)\b/u,
  /\b(?:garanti[es]?|garantiert\p{L}*|garantizad[oa]s?|garantit[oai]|gegarandeerd|garantid[oa]s?)\b/u,
  /\b(?:le|la|les) meilleure?s?\b/u,
  /\b(?:der|die|das) (?:aller)?beste[nrs]?\b/u,
];

function firstOf(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0].trim();
    if (found) return found.slice(0, 80);
  }
  return undefined;
}

/** Small letters without marks, in one form, with one blank between words, so that no spelling hides a word. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ");
}

/** Figures with their decimals, whatever separates thousands; a figure within a name, such as B2B, is none. */
function numbersIn(text: string): string[] {
  const found = text
    .normalize("NFKC")
    .match(/(?<![\p{L}\d])\d(?:[\d.,' \u00a0\u202f]*\d)?(?![\p{L}\d])|(?<![\p{L}\d])\d+(?=%|€|\$|£)/gu);
  return (found ?? []).map(plainNumber);
}

/** 1,234.50 and 1 234,5 are one number. */
function plainNumber(written: string): string {
  const bare = written.replace(/['\s\u00a0\u202f]/g, "");
  const [, whole = bare, decimals = ""] = /^(.*)[.,](\d{1,2})$/.exec(bare) ?? [];
  const fraction = decimals.replace(/0+$/, "");
  const digits = whole.replace(/[.,]/g, "").replace(/^0+(?=\d)/, "");
  return fraction ? `${digits}.${fraction}` : digits;
}
