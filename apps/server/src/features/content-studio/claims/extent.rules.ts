import type { ReadSentence } from "./clauses.rules.ts";
import type { EvidenceSentence } from "./evidence-index.rules.ts";
import { contentStems } from "./same-words.rules.ts";
import { haveCommon } from "./stem-sets.rules.ts";
import type { Value } from "./values/value.rules.ts";

/** Patterns of what is said of everything there is, a group a line. */
const everywhere: readonly RegExp[] = [
  /world|globally|(?<!\p{L})welt|monde|mondial/iu,
  /nation-?wide|bundesweit|landesweit|across the country|partout en/iu,
  /all year|year-round|ganzjährig|ganze jahr|toute l['’]année/iu,
];
/** Among whom something is the most: "in France", "of the country". */
const among =
  /(?<!\p{L})(?:in|of|across|aus|von|im|en|de|du|d['’]|à)(?: |(?<=['’]))(?:(?:the|all|whole|der|dem|ganz|la|le|l['’])(?: |(?<=['’])))*(\p{Lu}[\p{L}-]{2,}|world|country|city|town|region|market|industry|monde|pays|ville|région|marché)(?!\p{L})/gu;
const firstWords = /^(?:\s[\p{L}'’-]+){1,2}/u;

interface ClaimedSentence extends ReadSentence {
  readonly language: string;
}

/** Whether a claim is of more than the evidence: of the whole world, or the most in a country where that is the most of a test. */
export function isWider(claim: ClaimedSentence, value: Value, evidence: EvidenceSentence): boolean {
  if (everywhere.some((all) => all.test(claim.text) && !all.test(evidence.text))) return true;
  if (value.kind !== "superlative") return false;
  const places = [...claim.text.matchAll(among)].map(([, place = ""]) => contentStems(place, claim.language));
  return places.some((place) => ![...place].every((stem) => isAbout(stem, evidence)));
}

/** Whether both say of a noun that it is the most, and each of another: the best breakfast makes no best hotel. */
export function isMostOfAnother(
  claim: ClaimedSentence,
  value: Value,
  evidence: EvidenceSentence,
  other: Value,
): boolean {
  if (value.kind !== "superlative") return false;
  const [said, there] = [
    nounsOf(claim.text, value, claim.language),
    nounsOf(evidence.text, other, evidence.of.language),
  ];
  return said.size > 0 && there.size > 0 && !haveCommon(said, there) && !haveCommon(there, claim.stems);
}

/** Nouns of the words right behind a superlative; a comparison has its noun within. */
function nounsOf(text: string, { start, end }: Value, language: string): ReadonlySet<string> {
  const [behind = ""] = firstWords.exec(text.slice(end, end + 60)) ?? [];
  const within = text.slice(start, end).split(" ").slice(1, -1).join(" ");
  return contentStems(`${within} ${behind}`, language);
}

function isAbout(stem: string, { about, of }: EvidenceSentence): boolean {
  return about.has(stem) || of.titleStems.has(stem);
}
