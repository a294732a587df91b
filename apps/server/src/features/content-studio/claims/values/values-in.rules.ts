import { readAttributions } from "./attributions.rules.ts";
import { readCalendarNames } from "./calendar-names.rules.ts";
import { readComparisons } from "./comparisons.rules.ts";
import { readDates } from "./dates.rules.ts";
import { readFractions } from "./fractions.rules.ts";
import { readMultiples } from "./multiples.rules.ts";
import { readNamedNumbers } from "./named-numbers.rules.ts";
import { readQuantities } from "./quantities.rules.ts";
import { readQuotations } from "./quotations.rules.ts";
import { readSuperlatives } from "./superlatives.rules.ts";
import { type Value, withoutSpan } from "./value.rules.ts";

const charactersMax = 4_000;
const own =
  /(?<!\p{L})(?:ours?|we (?:make|sell|offer|build|have)|in (?:the|its) range|unser(?:e[rsnm]?)?|wir|notre|nos|nous|nuestr[oa]s?|nostr[oaie]|onze?|noss[oa]s?)(?!\p{L})/iu;

/** All that can be checked in a sentence, in its order. What is quoted is checked as a whole. */
export function valuesIn(sentence: string, language: string): readonly Value[] {
  const text = sentence.slice(0, charactersMax);
  return inOrder([
    ...readAttributions(readQuotations(text).rest, language.slice(0, 2).toLowerCase()).values,
    ...evidenceIn(text, language),
  ]);
}

/** Values that a sentence is evidence for: all but whom it names as a source, which is looked for where a claim names one. */
export function evidenceIn(sentence: string, language: string): readonly Value[] {
  const text = sentence.slice(0, charactersMax);
  const tongue = language.slice(0, 2).toLowerCase();
  const quotations = readQuotations(text);
  const compared = readComparisons(quotations.rest, tongue);
  const superlatives = readSuperlatives(compared.rest, tongue);
  // The number of "No. 1" counts nothing.
  const plain = superlatives.values.reduce(
    (rest, { start, end }) => withoutSpan(rest, start, end),
    compared.rest,
  );
  const named = readNumbers(plain, tongue);
  const calendar = readCalendarNames(named.rest);
  const multiples = readMultiples(calendar.rest);
  const fractions = readFractions(multiples.rest, tongue);
  const quantities = readQuantities(fractions.rest, tongue);
  return inOrder([
    ...quotations.values,
    ...[...compared.values, ...superlatives.values].map((value) => ofOwn(value, text)),
    ...named.values,
    ...calendar.values,
    ...multiples.values,
    ...fractions.values,
    ...quantities.values,
  ]);
}

/** "Our lightest desk" is not the lightest of all. */
function ofOwn(value: Value, text: string): Value {
  return own.test(text) ? { ...value, marks: { ...value.marks, scope: "own" } } : value;
}

function inOrder(values: readonly Value[]): readonly Value[] {
  return values.toSorted((one, other) => one.start - other.start);
}

function readNumbers(text: string, language: string) {
  const dates = readDates(text, language);
  const named = readNamedNumbers(dates.rest);
  return { values: [...dates.values, ...named.values], rest: named.rest };
}
