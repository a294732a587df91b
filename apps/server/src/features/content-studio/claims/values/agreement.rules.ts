import { rateWordsOf } from "./marks.rules.ts";
import { familyOf, type Value } from "./value.rules.ts";

/** Whether two values say the same: one key, and nothing that narrows them differs. */
export function isSame(value: Value, other: Value): boolean {
  return hasKeyOf(value, other) && narrowsAlike(value, other);
}

/** Whether both can be true: September 2012 is in 2012. */
export function agree(one: Value, other: Value): boolean {
  return isSame(one, other) || isSame(other, one);
}

/** Whether one can be held against the other: days, working days and months are all times. */
export function isOfFamily(one: Value, other: Value): boolean {
  return familyOf(one.measure) === familyOf(other.measure);
}

function hasKeyOf({ keys }: Value, other: Value): boolean {
  return keys.some((key) => other.keys.includes(key) || other.alsoKeys.includes(key));
}

/** No mark of a class differs, and where both are rates, they are rates of one kind: per claim is not per year. */
function narrowsAlike(value: Value, other: Value): boolean {
  const isAlike = Object.entries(value.marks).every(([mark, is]) => (other.marks[mark] ?? is) === is);
  if (
    !isAlike ||
    (value.kind === "superlative" &&
      other.marks.scope !== value.marks.scope &&
      other.marks.scope !== undefined)
  )
    return false;
  const rates = ratesOf(value);
  return rates.length === 0 || ratesOf(other).length === 0 || rates.some((rate) => rate in other.marks);
}

function ratesOf({ marks }: Value): readonly string[] {
  return ["per", "each"].filter((mark) => mark in marks);
}

/** "€140 an hour" is more than "€140", unless a column or a neighbour says by what time. */
export function isRateAdded(value: Value, other: Value, textsAround: () => readonly string[]): boolean {
  const { per } = value.marks;
  if (value.kind !== "price" || per === undefined || ratesOf(other).length > 0) return false;
  return !textsAround().some((text) => rateWordsOf(per).test(text));
}

const free =
  /(?<!\p{L})(?:free|nothing|kostenlos|kostenfrei|gratis|umsonst|frei|gratuite?s?|offerte?s?|sans frais|gratuit[oa]s?|grátis|senza spese)(?!\p{L})/iu;

/** "Free above 50 euros" says as well that it is not free below: one side is free and the other one is paid. */
export function isOtherSide(
  value: Value,
  other: Value,
  { claim, evidence }: { readonly claim: string; readonly evidence: string },
): boolean {
  const { bound, ...marks } = value.marks;
  const { bound: otherBound, ...otherMarks } = other.marks;
  if (value.kind !== "price" || bound === undefined || otherBound === undefined || bound === otherBound)
    return false;
  const isAlike = isSame({ ...value, marks }, { ...other, marks: otherMarks });
  return isAlike && free.test(claim) !== free.test(evidence);
}
