/** Names of a list's entries where a word counts them, by their place from 1. */
const words: readonly (readonly string[])[] = [
  "first top gold winner erstens erster erste premier première primero primera primo prima primeiro primeira eerste".split(
    " ",
  ),
  "second silver runner-up zweitens zweiter zweite deuxième second seconde segundo segunda secondo seconda tweede".split(
    " ",
  ),
  "third bronze drittens dritter dritte troisième tercero tercera terzo terza terceiro terceira derde".split(
    " ",
  ),
  "fourth viertens vierter quatrième cuarto cuarta quarto quarta vierde".split(" "),
  "fifth fünftens fünfter cinquième quinto quinta vijfde".split(" "),
  "sixth sechstens sixième sexto sesto zesde".split(" "),
  "seventh siebtens septième séptimo settimo sétimo zevende".split(" "),
  "eighth achtens huitième octavo ottavo oitavo achtste".split(" "),
  "ninth neuntens neuvième noveno nono negende".split(" "),
  "tenth zehntens dixième décimo decimo tiende".split(" "),
];

const byWord = new Map(words.flatMap((same, index) => same.map((word) => [word, index + 1] as const)));

/** A word that counts, with the place or medal that it is of, and what sets it apart. */
export const countingWord = new RegExp(
  `(${[...byWord.keys()].join("|")})(?:[ \\t](?:place|choice|pick|medal|platz|lugar|puesto|posto|plaats|plek|place))?[*_]{0,3}[ \\t]?[:–—-](?=[\\s*_])[*_]{0,3}[ \\t]*`,
  "iuy",
);

/** The place that a word counts, from 1; undefined for any other word. */
export function wordNumberOf(word: string): number | undefined {
  return byWord.get(word.toLowerCase());
}
