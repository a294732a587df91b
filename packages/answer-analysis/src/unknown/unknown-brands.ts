import type { Occurrence } from "../mentions.ts";
import { isDeniedInWords, tokensOf } from "./denied-in-words.ts";
import type { Denials } from "./languages/denials.ts";
import { dutch } from "./languages/dutch.ts";
import { english } from "./languages/english.ts";
import { french } from "./languages/french.ts";
import { german } from "./languages/german.ts";
import { italian } from "./languages/italian.ts";
import { portuguese } from "./languages/portuguese.ts";
import { spanish } from "./languages/spanish.ts";
import { type NamingSentence, sentenceAt, sentenceBefore, sentencesBehind } from "./sentences-of.ts";

/**
 * The brands of which an answer says that it does not know them, and says nothing else: "I'm not familiar with Acme." What
 * asks or supposes something beside that ("If Acme is a new company …") tells no more of them.
 */
export function unknownBrands(
  source: string,
  byBrand: ReadonlyMap<string, readonly Occurrence[]>,
  occurrences: readonly Occurrence[],
): Set<string> {
  return new Set(
    [...byBrand].flatMap(([brandId, own]) => (isUnknown(source, own, occurrences) ? [brandId] : [])),
  );
}

const languages: readonly Denials[] = [english, german, french, spanish, italian, dutch, portuguese];

/** Brands that are named more often are told of. */
const occurrencesMax = 12;

function isUnknown(source: string, own: readonly Occurrence[], occurrences: readonly Occurrence[]): boolean {
  if (own.length > occurrencesMax) return false;
  const guesses: NamingSentence[] = [];
  let denial: Denials | undefined;
  let seenUntil = 0;
  for (const occurrence of own) {
    if (occurrence.start < seenUntil) continue;
    const sentence = sentenceAt(source, occurrence, occurrences);
    seenUntil = sentence.end;
    const said = whatIsSaid(sentence.words, () =>
      sentencesBehind(source, sentence.end, { occurrences, brandId: occurrence.brandId }),
    );
    if (said === "something") return false;
    if (said === "a guess") guesses.push(sentence);
    else if (said !== "nothing") denial ??= said;
  }
  denial ??= deniedBesides(source, guesses, { occurrences, brandId: own[0]?.brandId ?? "" });
  return denial !== undefined && guesses.every(({ words }) => denial?.hedge.test(words));
}

/** "I'm not aware of any company by that name. If § is a local business …" */
function deniedBesides(
  source: string,
  guesses: readonly NamingSentence[],
  named: { readonly occurrences: readonly Occurrence[]; readonly brandId: string },
): Denials | undefined {
  for (const { start, end } of guesses) {
    const denial =
      byName(sentenceBefore(source, start, named)) ?? byName(sentencesBehind(source, end, named)[0]);
    if (denial) return denial;
  }
  return undefined;
}

/** Statement of a sentence about the name: that it is not known, by which language's rules, nothing, a guess, or something. */
function whatIsSaid(words: string, following: () => string[]): Denials | "nothing" | "a guess" | "something" {
  const denial = denialIn(words) ?? (isAlone(words) ? denialUnder(following()[0]) : labelled(words));
  if (denial) return isDescribed(words, denial, following) ? "something" : denial;
  if (isAlone(words)) return "nothing";
  const denied = isQuestion(words) ? byName(following()[0]) : deniedAfterGuess(words, following);
  if (denied) return denied;
  return languages.some(({ hedge }) => hedge.test(words)) ? "a guess" : "something";
}

/** Most sentences have none of these words. */
const negation = new RegExp(languages.map((one) => one.negation.source).join("|"), "u");

function denialOf(words: string): Denials | undefined {
  if (!negation.test(words)) return undefined;
  const plain = words.replace(contrast, "§");
  const tokens = tokensOf(plain);
  return languages.find(
    (one) =>
      one.negation.test(plain) &&
      (isDeniedInWords(tokens, one.words) || one.denials.some((denial) => denial.test(plain))),
  );
}

/** Pattern of words that may stand between the name and its verb: "§, on the other hand, is unknown to me". */
const contrast =
  /§,? (?:hingegen|dagegen|jedoch|allerdings|leider|however|on the other hand|by contrast|unfortunately|en revanche|par contre|malheureusement|en cambio|sin embargo|lamentablemente|invece|purtroppo|daarentegen|echter|helaas|por outro lado|no entanto|porem|infelizmente),?(?= )/gu;

/** A denial of the name itself, or of "it" in a sentence that was about looking for the name. */
function denialIn(words: string): Denials | undefined {
  return denialOf(words) ?? (aboutTheName.test(words) ? denialOf(of(words)) : undefined);
}

/** Denial under a heading of the name. */
function denialUnder(words = ""): Denials | undefined {
  return denialOf(of(words)) ?? bareDenial(words);
}

function bareDenial(words: string): Denials | undefined {
  if (!negation.test(words)) return undefined;
  return languages.find((one) => one.negation.test(words) && one.bare.test(words));
}

/** Before a guess or after a question of what the name is: "I'm not finding a brand by that name." */
function byName(words = ""): Denials | undefined {
  if (/[§¤]/u.test(words)) return undefined;
  return thatName.test(words) ||
    /\b(?:evidence|proof|trace|information) (?:that|of|on|about) it\b/u.test(words)
    ? denialOf(of(words))
    : undefined;
}

/** "By that name", said of a name that stands in another sentence. */
const thatForeignName =
  /\b(?:(?:mit|unter|von) (?:diesem|dem|so einem) namen|dieser name|(?:(?:de|du|avec|sous|portant) )?ce nom|(?:(?:con|bajo|de) )?(?:ese|este|dicho) nombre|(?:(?:con|di|sotto) )?(?:questo|tale|quel|quello) nome|(?:(?:met|onder|van) )?d(?:ie|eze) naam|(?:(?:com|sob) )?(?:esse|este|tal) nome|(?:desse|deste) nome)\b/gu;
const thatName = new RegExp(
  `\\b(?:(?:by|with|under|of|called) )?(?:this|that)(?: exact)? name\\b|\\bsuch an? (?:company|brand|business|product|tool)\\b|${thatForeignName.source}`,
  "u",
);

/** "§ may be a small firm; I have no information about it." */
function deniedAfterGuess(words: string, following: () => string[]): Denials | undefined {
  if (!smallName.test(words)) return undefined;
  const [, guess = "", rest = ""] =
    /^([^;,]{0,120})(?:[;,:]| [–—-]) (?:(?:but|and|though|although|aber|jedoch|mais|pero|ma|maar|mas) )?(.+)$/u.exec(
      words,
    ) ?? [];
  if (guess !== "" && !smallName.test(guess)) return undefined;
  for (const after of [rest, following()[0] ?? ""]) {
    const denial = /[§¤]/u.test(after) ? undefined : denialOf(of(after));
    if (denial) return denial;
  }
  return undefined;
}

/** "§ may be new or niche". */
const smallName =
  /(?:§ (?:may|might|could|konnte|durfte|ist (?:vielleicht|moglicherweise|womoglich)|pourrait|est peut-etre|(?:is|e|es) (?:misschien|mogelijk|wellicht|forse|quizas?|talvez)|talvez seja|podria|puede|potrebbe|puo|kan|zou|pode|poderia)|(?:womoglich|moglicherweise|vielleicht|peut-etre|quizas?|tal vez|forse|misschien|talvez|perhaps|maybe|possible|possibile|posible|possivel|moglich)[^§]{0,20}§)(?: [\w-]+,?){0,4}? (?:(?:an? )?(?:new\w*|niche|small\w*|local|regional|recent\w*|startup|lesser-known|less)|neu\w*|klein\w*|lokal\w*|regional\w*|nisch\w*|nouve\w*|petite?|locale?s?|recente?|pequen\w*|recient\w*|nuev\w*|piccol\w*|nuov\w*|nieuw\w*|lokaal|nov[ao])\b/u;

function isQuestion(words: string): boolean {
  return /^(?:could|can|would|do|did|are|is|what|who|which|§)\b[^?]*\?$/u.test(words);
}

function labelled(words: string): Denials | undefined {
  const label = /^[^\p{L}\p{N}]{0,8}§ ?[|:(–—-][ |]*/u.exec(words)?.[0];
  return label === undefined ? undefined : bareDenial(words.slice(label.length));
}

const aboutTheName =
  /^[^\p{L}\p{N}§]{0,8}§ ?[|:(–—-]|\b(?:confirm|verify|determine|assess|say|tell)(?: you)? (?:whether|if|that) §|\b(?:because|since|as) i (?:have|found|know|could|can|don't|do not|didn't|couldn't|can't)\b|\b(?:search|look|check)\w* (?:for|up|into) (?:[\w-]+ ){0,3}§|§ (?:isn't|is not|doesn't|does not|appears|seems)\b|(?:gesucht|recherch\w+|busque|buscado|cercato|gezocht|procurei|pesquisei)/u;

const aboutItIn: Readonly<Record<string, string>> = {
  "a ce sujet": "sur §",
  "a son sujet": "sur §",
  "al respecto": "sobre §",
  "al riguardo": "su §",
  "a riguardo": "su §",
  "in merito": "su §",
  hierover: "over §",
  daarover: "over §",
  erover: "over §",
  "a respeito": "sobre §",
  "a esse respeito": "sobre §",
  "sobre ela": "sobre §",
  "sobre ella": "sobre §",
};
const aboutIt = new RegExp(
  `\\b(?:${Object.keys(aboutItIn).join("|")})\\b(?! (?:d[aeio]?|ad?|al|del)\\b)`,
  "gu",
);

/** The same words, those that stand for the name replaced by it. */
function of(words = ""): string {
  return words
    .replace(/\bits (?:products?|offerings?|services?)\b/gu, "§")
    .replace(thatForeignName, "§")
    .replace(/\bdaar(?= (?:[\w-]+ ){1,6}(?:over|van)\b)/gu, "§")
    .replace(
      /\b(?:(?:an?|any|the) (?:[\w-]+ )?(?:by|with) (?:this|that) name|such an? (?:company|brand|business|product|tool)|(?:this|that|the) (?:name|company|brand|product|business|one|tool|vendor)|it|them)\b/gu,
      "§",
    )
    .replace(
      /\b(?:darueber|daruber|dazu|hierzu|hieruber|diese[mnrs]? (?:unternehmen|firma|marke|anbieter|hersteller|namen?)|(?:cette|ce) (?:entreprise|marque|societe|nom)|esta (?:empresa|marca)|essa (?:empresa|marca)|quest[ao] ?(?:azienda|marchio|impresa)|es[st]?a (?:marca|empresa)|dit merk|dit (?:bedrijf|merk))\b/gu,
      (word) => (/^(?:da|hier)/.test(word) ? "zu §" : "§"),
    )
    .replace(aboutIt, (words) => aboutItIn[words] ?? words);
}

/** A heading, a cell or a repeated question of the name alone. */
function isAlone(words: string): boolean {
  return /^[^\p{L}\p{N}]*§[^\p{L}\p{N}]*$/u.test(words);
}

/** Whether the clause behind the denial, or a sentence behind it, says what the name is. */
function isDescribed(words: string, { hedge, description }: Denials, following: () => string[]): boolean {
  const clauses = words.split(
    /[;:]\s|,? (?:but|however|though|although|aber|jedoch|mais|pero|ma|maar|mas|porem) /u,
  );
  const says = (clause: string): boolean =>
    description.test(clause) || description.test(clause.replace(/^[^,]{0,60}, /u, ""));
  return [...clauses.slice(1), ...following()].some(
    (clause) => !clause.includes("¤") && says(clause) && !hedge.test(clause) && !denialOf(of(clause)),
  );
}
