import type { ReadSentence } from "./clauses.rules.ts";
import { contentStems } from "./same-words.rules.ts";
import { haveCommon } from "./stem-sets.rules.ts";
import type { Value } from "./values/value.rules.ts";

/** "Six of the hotels have a pool": hotels are counted. */
export const ofSome =
  /^\s(?:of (?:the|our|these|its)|der|dieser|unserer|von den|des|de nos|de ces|de los|de las|dei|delle|van de|d[oa]s)\s(?=\p{L})/iu;

/** Stems of anybody that is counted: guests, employees, members. */
const anybody = contentStems("people persons personen menschen leute personnes gens", "en");
const somebody = contentStems(
  "people guests visitors members customers clients users employees staff workers participants students owners readers travellers gäste besucher mitglieder kunden nutzer mitarbeiter angestellte beschäftigte teilnehmer personnes visiteurs visiteuses membres clients salariés employés utilisateurs participants élèves abonnés",
  "en",
);

interface CountedValue {
  readonly sentence: ReadSentence;
  readonly value: Value;
}

/** Whether two bare numbers count what has a word in common. */
export function countsAlike(one: CountedValue, other: CountedValue): boolean {
  return haveCommon(countedBy(one.sentence, one.value), countedBy(other.sentence, other.value));
}

/** Whether both count people, and one says not which. */
export function countsAnybody(counted: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return (
    (haveCommon(anybody, counted) && haveCommon(somebody, other)) ||
    (haveCommon(anybody, other) && haveCommon(somebody, counted))
  );
}

/** The stems of what stands right behind a number, up to the next border. */
export function countedBy({ text }: ReadSentence, { end }: Value): ReadonlySet<string> {
  const rest = text.slice(end, end + 80).replace(ofSome, " ");
  const [behind = ""] = /^[ -]?[^.,;:!?()\d–—]{0,40}/u.exec(rest) ?? [];
  const [counted = ""] =
    /^\s?(?:\p{L}[\p{L}'’-]*\s){0,2}\p{L}[\p{L}'’-]*/u.exec(
      behind.split(
        /\s(?:in|at|on|of|for|with|from|to|by|per|von|in|mit|für|aus|de|à|pour|dans|con|para|en|di|per|van|voor|met|em|com)\s/iu,
      )[0] ?? "",
    ) ?? [];
  return contentStems(counted, "en");
}

/** "24 boats and 6 kayaks": of bare numbers only those are rivals that count the same. */
export function countsOther(sentence: ReadSentence, value: Value, rival: Value): boolean {
  if (value.measure !== "") return false;
  const [counted, countedThere] = [countedBy(sentence, value), countedBy(sentence, rival)];
  return counted.size > 0 && countedThere.size > 0 && !haveCommon(counted, countedThere);
}
