import { thingOf } from "./directions.ts";

const scales = new Map([
  ...named(1e3, "k thousand"),
  ...named(1e6, "m mn mln million millions"),
  ...named(1e9, "b bn billion billions"),
]);
const than = new Set("from against compared versus vs (".split(" "));
const lossWords = new Set(["loss", "losses", "deficit"]);
const profitWords = new Set(["profit", "profits", "surplus"]);

/** Whether a figure is set against a smaller or larger one, "profit was 9 mn, compared to 7 mn": what that says of the thing. */
export function comparedFigures(tokens: readonly string[]): number {
  const at = tokens.findIndex((token, index) => than.has(token) && index > 0);
  if (at === -1) return 0;
  const thing = tokens.slice(0, at).reduce((found, token) => thingOf(token) || found, 0);
  if (thing === 0) return 0;
  const [now, then] = [
    lastFigure(tokens.slice(Math.max(0, at - 5), at)),
    firstFigure(tokens.slice(at + 1, at + 9)),
  ];
  if (now === undefined || then === undefined || now === then) return 0;
  return (now > then ? 3 : -3) * thing;
}

/** "from a loss", "against a profit": what was before, so that its opposite is said. */
export function isBefore(tokens: readonly string[], at: number): boolean {
  const word = tokens[at] ?? "";
  if (!lossWords.has(word) && !profitWords.has(word)) return false;
  return tokens.slice(Math.max(0, at - 5), at).some((token) => than.has(token) && token !== "(");
}

export function isLoss(word: string): boolean {
  return lossWords.has(word);
}

function lastFigure(tokens: readonly string[]): number | undefined {
  const at = tokens.findLastIndex((token) => /^\d/.test(token));
  return at === -1 ? undefined : figureAt(tokens, at);
}

function firstFigure(tokens: readonly string[]): number | undefined {
  const at = tokens.findIndex((token) => /^\d/.test(token));
  return at === -1 ? undefined : figureAt(tokens, at);
}

function figureAt(tokens: readonly string[], at: number): number | undefined {
  const digits = tokens[at] ?? "";
  const scale = scales.get(tokens[at + 1] ?? "");
  const value = Number(digits.replaceAll(",", ""));
  const isYear = scale === undefined && /^(?:19|20)\d\d$/.test(digits);
  if (isYear || Number.isNaN(value)) return undefined;
  return value * (scale ?? 1) * (tokens[at - 1] === "-" ? -1 : 1);
}

function named(value: number, names: string): [string, number][] {
  return names.split(" ").map((name) => [name, value]);
}
