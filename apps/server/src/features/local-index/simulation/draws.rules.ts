import { seededRandom } from "@citelens/statistics";

/** Foreign pages that are left out of a draw, by their addresses. */
export type Draw = ReadonlySet<string>;

const draws = 100;
/** Part of the foreign pages. */
const leftOutPart = 0.2;
const seed = 605;

/** A hundred times a fifth of these addresses, drawn by chance, and the same ones whenever they are drawn. */
export function drawsOf(foreign: readonly string[]): Draw[] {
  const random = seededRandom(seed);
  const urls = [...new Set(foreign)].toSorted();
  const count = Math.round(leftOutPart * urls.length);
  return Array.from({ length: draws }, () => new Set(firstDrawn(urls, count, random)));
}

/** Fisher and Yates' shuffle, as far as it is needed. */
function firstDrawn(urls: readonly string[], count: number, random: () => number): string[] {
  const cards = [...urls];
  for (let at = 0; at < count; at++) {
    const other = at + Math.floor(random() * (cards.length - at));
    [cards[at], cards[other]] = [cards[other] ?? "", cards[at] ?? ""];
  }
  return cards.slice(0, count);
}
