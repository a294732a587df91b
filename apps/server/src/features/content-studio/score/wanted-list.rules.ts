/** In which words people ask for several things, a comparison or steps, in seven languages. */
const wanted =
  /(?<!\p{L})(?:best|top|vs\.?|versus|compar\p{L}*|alternatives?|lists?|steps?|checklist|ranking|how to|how (?:do|can) (?:i|we|you)|types of|examples of|beste[nrsm]?|vergleich\p{L}*|alternativen?|liste|schritte|anleitung|unterschied\p{L}*|meilleure?s?|comparatif|comparaison|comparer|étapes|comment (?:faire|choisir|\p{L}+er)|mejor(?:es)?|compar\p{L}+|alternativas?|lista|pasos|cómo (?:\p{L}+[aei]r)|miglior[ei]|confront\p{L}+|alternativ[ea]|elenco|passaggi|come (?:\p{L}+[aei]re)|vergelijk\p{L}*|alternatie(?:f|ven)|lijst|stappen|hoe (?:kan|moet|maak)|melhor(?:es)?|passos|como (?:\p{L}+[aei]r))(?!\p{L})/iu;

/** Whether a query wants a list, a comparison or steps. */
export function wantsList(query: string): boolean {
  return wanted.test(query);
}
