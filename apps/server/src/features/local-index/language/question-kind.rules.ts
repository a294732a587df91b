import { stems } from "@citelens/words";

export interface Question {
  readonly text: string;
  readonly language: string;
}

/** Words that ask for several things; of all languages at once, as they are rare enough as words of anything else. */
export const listStems = stemsOf({
  en: "best vs versus compare compared comparison recommend",
  de: "beste besten bester bestes vergleich empfehlenswert",
  fr: "meilleur meilleure meilleurs meilleures comparatif",
  es: "mejor mejores comparativa",
  it: "migliore migliori confronto",
  nl: "beste vergelijking",
  pt: "melhor melhores comparativo",
});

/** Words that ask for several things, but not for the one that is named. */
export const otherStems = stemsOf({
  en: "alternative alternatives",
  de: "alternative alternativen",
  fr: "alternative alternatives",
  es: "alternativa alternativas",
  it: "alternativa alternative",
  nl: "alternatief alternatieven",
  pt: "alternativa alternativas",
});

/** A top may be one of a desk, unless it begins the question, bears a number or has an article. */
const topOf = /^\W*top\b|\btop[ -]?\d|\b(?:the|die|les?|los|las|i|le|os|as|de) top\b(?! of)/i;

/** Pattern of how-to questions: who asks how to do something wants to be told, even if it is the best way or comparing two files. */
const howTo = /^\W*how (?:to|(?:do|can|could|should|would|must) (?:i|we|you|one))\b/i;

/** Whether a question wants several things named and not one thing told. */
export function wantsList(question: Question): boolean {
  const { text, language } = question;
  if (howTo.test(text)) return false;
  return (
    topOf.test(text) || wantsOthers(question) || stems(text, language).some((stem) => listStems.has(stem))
  );
}

/** Whether what a question names is what it does not want. */
export function wantsOthers({ text, language }: Question): boolean {
  return stems(text, language).some((stem) => otherStems.has(stem));
}

function stemsOf(words: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(Object.entries(words).flatMap(([language, list]) => stems(list, language)));
}
