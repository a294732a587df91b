/** From the first to the tenth, in English, German and French; behind an article, as a second may be a time and a third a part. */
const names: readonly string[] = [
  "first|erste[rnms]?|premi[eè]re?",
  "second|zweite[rnms]?|deuxième|seconde?",
  "third|dritte[rnms]?|troisième",
  "fourth|vierte[rnms]?|quatrième",
  "fifth|fünfte[rnms]?|cinquième",
  "sixth|sechste[rnms]?|sixième",
  "seventh|siebte[rnms]?|septième",
  "eighth|achte[rnms]?|huitième",
  "ninth|neunte[rnms]?|neuvième",
  "tenth|zehnte[rnms]?|dixième",
];
const behind = String.raw`(?<=(?<!\p{L})(?:the|your|their|our|every|from|der|die|das|den|dem|des|im|am|zum|zur|le|la|du|au|votre|son|sa) )`;
const patterns = names.map((name) => new RegExp(String.raw`${behind}(?:${name})(?!\p{L})`, "iu"));

/** Whether two sentences say of which in a row they are, and it is another: from the first day, from the second. */
export function areOfOtherOrder(claim: string, evidence: string): boolean {
  const [said, there] = [ordinalsOf(claim), ordinalsOf(evidence)];
  return there.length > 0 && said.some((one) => !there.includes(one));
}

function ordinalsOf(text: string): readonly number[] {
  return patterns.flatMap((pattern, at) => (pattern.test(text) ? [at] : []));
}
