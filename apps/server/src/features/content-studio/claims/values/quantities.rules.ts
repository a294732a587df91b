import { amountKey, amountsOf, figures } from "./amounts.rules.ts";
import { currencyAround } from "./currencies.rules.ts";
import { marksAround } from "./marks.rules.ts";
import { numberWords } from "./number-words.rules.ts";
import { unitBehind } from "./units.rules.ts";
import type { SentenceReading, Value } from "./value.rules.ts";
import { withoutSpan } from "./value.rules.ts";

/** A number as it is written, before what stands around it is looked at. */
interface Numeral {
  readonly start: number;
  readonly end: number;
  readonly amounts: readonly number[];
  /** A word that may be an article, too. */
  readonly mayBeNone: boolean;
  readonly isWord: boolean;
}

const fractions: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 1 / 8,
};
const fraction =
  /(?<![\p{L}\p{N}/.,])(?:(\d+)[ ]?)?([½¼¾⅓⅔⅛])|(?<![\p{L}\p{N}/.,])([1-9])\/([2-9]|1\d)(?![\d/])/gu;
const outOf = /^\s(?:in|out of|of|von|aus|op|(?:\p{L}+\s)?(?:sur|de cada|su|op de|van de|em cada))\s$/iu;
/** "One monitor in three", which is no "6 rooms in 2 houses". */
const oneIn = /^\s\p{Ll}+\s(?:in|out of)\s$/u;
const figure = new RegExp(figures, "gu");
const word = /(?<![\p{L}\p{N}-])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}])/gu;
const times =
  /^(?:[ ]?[x×](?![\p{L}\p{N}]|\s\d)|[ -]?(?:fold|fach(?:e[rnsm]?)?|times|mal|fois|veces|volte|keer|vezes|maal)(?!\p{L}))/iu;
const magnitude =
  /^(?:[ \u00a0\u202f-]?(thousand|tausend|tsd\.?|mille|mil|mila|duizend|millions?|millionen|mio\.?|mn|millones|millón|milioni|milione|miljoen|milhões|milhão|billions?|bn|milliarden?|mrd\.?|milliards?|miliardi|miljard|bilhões)(?![\p{L}])|([kmb])(?![\p{L}\p{N}]))/iu;
const powers: readonly (readonly [RegExp, number])[] = [
  [/^(?:thousand|tausend|tsd|mille$|mil$|mila|duizend|k$)/i, 1e3],
  [/^(?:million|millionen|mio|mn|millone|millón|milion|miljoen|milh|m$)/i, 1e6],
  [/^(?:billion|bn|milliard|mrd|miliard|miljard|bilh|b$)/i, 1e9],
];
/** Behind a number word alone; a French cent is a hundred, and an English one money. */
const hundreds: Readonly<Record<string, RegExp>> = {
  en: /^[ -]hundred(?!\p{L})/iu,
  fr: /^[ -]cents?(?!\p{L})/iu,
};
const andHalf = /^ (?:and a half|et demie?|y medi[oa]|e mezz[oa]|e mei[oa])(?!\p{L})/iu;
/** Between two numbers that share what stands behind the second: "10 to 20 kg", "120 x 60 cm". */
const between = /^\s?(?:[-–—/x×]|to|and|or|by|bis|und|oder|à|et|ou|a|y|o|e|en|tot|of|até|auf|mal)\s?$/iu;
/** Pounds that are paid, and not weighed. */
const paid = /(?<!\p{L})(?:for|costs?|priced at|pay|price of|below|under|over|above)(?: only| just)? ?$/iu;
/** Pattern of what a text counts of itself: "five reasons", "3 steps". */
const ownParts =
  /^\s(?:\p{L}+\s)?(?:ways?|things?|steps?|reasons?|tips?|options?|points?|questions?|parts?|factors?|examples?|mistakes?|ideas?|signs?|facts?|rules?|gründe[n]?|schritte[n]?|tipps?|fragen|punkte[n]?|dinge|fehler|raisons|étapes|conseils|questions|façons|erreurs|razones|pasos|consejos|preguntas|formas|errores|motivi|passaggi|consigli|domande|modi|errori|redenen|stappen|tips|vragen|manieren|fouten|razões|passos|dicas|perguntas|maneiras|erros)(?!\p{L})/iu;
const given =
  /(?<!\p{L})(?:received|receives|scored|scores|got|gets|awarded|rated|reached|bekam|bekommt|erhielt|erhält|erzielte|kam auf|reçu|reçoit|obtenu|obtient|atteint|obtuvo|recibió|ottenuto|ricevuto|kreeg|behaalde|obteve|recebeu)(?: \p{L}+){0,2}\s$/iu;
const countMax = 400;

/** Amounts with their units, prices, percentages, fractions and multiples; what was read before is blank. */
export function readQuantities(text: string, language: string): SentenceReading {
  const numerals = numeralsOf(text, language);
  const values: Value[] = [];
  let rest = text;
  for (const [at, numeral] of numerals.entries()) {
    // "60 pour cent" is no hundred, and "8 hours a day" no day.
    if (numeral.start < reachOf(values.at(-1))) continue;
    const value = quantityOf(text, numeral, { language, next: numerals[at + 1] });
    if (!value) continue;
    values.push(value);
    rest = withoutSpan(rest, value.start, value.end);
  }
  return { values: joinedShares(text, joinedTimes(text, sharedUnits(text, values))), rest };
}

function reachOf(value: Value | undefined): number {
  return Math.max(value?.end ?? 0, value?.reach ?? 0);
}

function numeralsOf(text: string, language: string): readonly Numeral[] {
  const parts = fractionsIn(text);
  const figured = figuresIn(blanked(text, parts), { text, language });
  const words = numberWordsIn(blanked(text, [...parts, ...figured]), { text, language });
  return [...parts, ...figured, ...words]
    .toSorted((one, other) => one.start - other.start)
    .slice(0, countMax);
}

function blanked(text: string, numerals: readonly Numeral[]): string {
  return numerals.reduce((left, { start, end }) => withoutSpan(left, start, end), text);
}

function fractionsIn(text: string): readonly Numeral[] {
  return Array.from(text.matchAll(fraction), ({ 0: all, 1: whole, 2: sign, 3: above, 4: below, index }) => {
    const part = sign === undefined ? Number(above) / Number(below) : (fractions[sign] ?? 0);
    return { ...span(index, all), amounts: [Number(whole ?? 0) + part], mayBeNone: false, isWord: false };
  });
}

interface QuantityText {
  /** The whole of it, where what was found before is blank in what is looked through. */
  readonly text: string;
  readonly language: string;
}

function figuresIn(left: string, { text, language }: QuantityText): readonly Numeral[] {
  return Array.from(left.matchAll(figure), ({ 0: all, index }) => {
    const end = index + all.length;
    const currency = currencyAround(text.slice(Math.max(0, index - 40), index), text.slice(end, end + 16));
    const amounts = amountsOf(all, { language, isPrice: currency !== undefined });
    return { ...span(index, all), amounts, mayBeNone: false, isWord: false };
  });
}

function numberWordsIn(left: string, { text, language }: QuantityText): readonly Numeral[] {
  const found: Numeral[] = [];
  const known = numberWords(language);
  for (const { 0: all, index } of left.matchAll(word)) {
    const number = known.get(all.toLowerCase());
    if (!number) continue;
    const written = withMore({ ...span(index, all), amount: number.amount }, { text, language });
    const last = found.at(-1);
    const isBelow = last && isSummed(last, written.amounts, text.slice(last.end, index));
    if (isBelow) found[found.length - 1] = summed(last, written);
    else found.push({ ...written, mayBeNone: number.mayBeNone, isWord: true });
  }
  return found;
}

interface NumberWord {
  readonly start: number;
  readonly end: number;
  readonly amount: number;
}

/** With the hundred or the half behind it. */
function withMore(
  { start, end, amount }: NumberWord,
  { text, language }: QuantityText,
): Pick<Numeral, "start" | "end" | "amounts"> {
  const [hundred] = amount < 20 ? (hundreds[language]?.exec(text.slice(end, end + 10)) ?? []) : [];
  if (hundred !== undefined) return { start, end: end + hundred.length, amounts: [amount * 100] };
  const [half] = language === "en" ? (andHalf.exec(text.slice(end, end + 16)) ?? []) : [];
  if (half !== undefined) return { start, end: end + half.length, amounts: [amount + 0.5] };
  return { start, end, amounts: [amount] };
}

/** "Two hundred and fifty" */
function isSummed({ amounts: [hundred = 0] }: Numeral, [rest = 0]: readonly number[], gap: string): boolean {
  return hundred >= 100 && hundred % 100 === 0 && rest < 100 && rest > 1 && /^[ -](?:and )?$/.test(gap);
}

function summed(one: Numeral, { end, amounts: [rest = 0] }: Pick<Numeral, "end" | "amounts">): Numeral {
  return { ...one, end, amounts: one.amounts.map((amount) => amount + rest), mayBeNone: false };
}

function span(start: number, text: string): { readonly start: number; readonly end: number } {
  return { start, end: start + text.length };
}

interface NumeralContext {
  readonly language: string;
  readonly next: Numeral | undefined;
}

function quantityOf(text: string, numeral: Numeral, { language, next }: NumeralContext): Value | undefined {
  const before = text.slice(Math.max(0, numeral.start - 40), numeral.start);
  const raised = raisedBy(text, numeral, before);
  const behind = text.slice(raised.end, raised.end + 48);
  const measured = withHalf(measureAround(before, behind, language), behind);
  const isShare = next !== undefined && isOutOf(text, { start: numeral.start, end: raised.end }, next.start);
  if (numeral.mayBeNone && measured.measure === "" && numeral.amounts[0] !== 0.5 && !isShare)
    return undefined;

  const start = numeral.start - measured.before;
  const end = raised.end + measured.behind;
  return {
    kind: measured.kind,
    text: text.slice(start, end).trim(),
    start,
    end,
    keys: raised.amounts.flatMap((amount) => {
      const whole = amount + measured.more;
      const isMoney =
        measured.measure === "lb" && paid.test(before) && /pounds?$/i.test(text.slice(start, end));
      return [keyOf(whole * measured.factor, measured.measure), ...(isMoney ? [keyOf(whole, "GBP")] : [])];
    }),
    alsoKeys: measured.measure === "" ? percentOf(numeral) : [],
    measure: measured.measure,
    ...marksAround(text, start, end),
    isWeak:
      isArticle(numeral, measured, isShare) ||
      (measured.measure === "" && !isShare && isNoCount(numeral, before, behind)),
  };
}

/** A half and 3/4 are percentages as well. */
function percentOf({ amounts: [amount = 0] }: Numeral): readonly string[] {
  return amount > 0 && amount < 1 ? [keyOf(100 * amount, "%")] : [];
}

/** "A day" says no number, and "half" none without a unit; "half a day" does. */
function isArticle({ mayBeNone, amounts }: Numeral, { measure }: MeasuredUnit, isShare: boolean): boolean {
  return mayBeNone && !isShare && (amounts[0] === 1 || measure === "");
}

/** Whether it is what a text counts of itself, unless somebody was given it, and a number word that counts nothing. */
function isNoCount({ isWord, amounts: [amount = 0] }: Numeral, before: string, behind: string): boolean {
  const isOwn = ownParts.test(behind) && Number.isInteger(amount) && !given.test(before);
  return isOwn || (isWord && !/^\s\p{L}/u.test(behind));
}

interface MeasuredUnit {
  readonly kind: "price" | "number";
  readonly measure: string;
  readonly factor: number;
  /** Characters of the unit on either side. */
  readonly before: number;
  readonly behind: number;
}

interface HalvedUnit extends MeasuredUnit {
  /** "Four hours and a half". */
  readonly more: number;
}

function withHalf(measured: MeasuredUnit, behind: string): HalvedUnit {
  const [half] = measured.measure === "" ? [] : (andHalf.exec(behind.slice(measured.behind)) ?? []);
  if (half === undefined) return { ...measured, more: 0 };
  return { ...measured, behind: measured.behind + half.length, more: 0.5 };
}

function measureAround(before: string, behind: string, language: string): MeasuredUnit {
  const currency = currencyAround(before, behind);
  if (currency)
    return {
      kind: "price",
      measure: currency.code,
      factor: 1,
      before: currency.before,
      behind: currency.behind,
    };
  const [multiple] = times.exec(behind) ?? [];
  if (multiple !== undefined)
    return { kind: "number", measure: "x", factor: 1, before: 0, behind: multiple.length };
  const unit = unitBehind(behind, language);
  if (!unit) return { kind: "number", measure: "", factor: 1, before: 0, behind: 0 };
  return { kind: "number", measure: unit.measure, factor: unit.factor, before: 0, behind: unit.length };
}

/** With "million", "k" and the like behind it. */
function raisedBy(
  text: string,
  { end, amounts }: Numeral,
  before: string,
): { readonly end: number; readonly amounts: readonly number[] } {
  const [all, long, letter] = magnitude.exec(text.slice(end, end + 20)) ?? [];
  const isPrice = currencyAround(before, "") !== undefined;
  if (letter !== undefined && !isPrice && !raises(letter, amounts, text.slice(end))) return { end, amounts };
  const name = long ?? letter;
  const power = powers.find(([pattern]) => name !== undefined && pattern.test(name))?.[1];
  if (all === undefined || power === undefined) return { end, amounts };
  return { end: end + all.length, amounts: amounts.map((amount) => amount * power) };
}

/** 12k and 5M users are many; 5m is a length, and 2700K is warm. */
function raises(letter: string, [amount = 0]: readonly number[], behind: string): boolean {
  if (letter === "k" || letter === "K") return amount < 1_000;
  return letter === "M" && /^M\s\p{L}/u.test(behind);
}

function keyOf(amount: number, measure: string): string {
  return `${amountKey(amount)}|${measure}`;
}

/** In "10 to 20 kg" ten is kilograms, too, whatever else it may be. */
function sharedUnits(text: string, values: readonly Value[]): readonly Value[] {
  const shared = [...values];
  for (let at = shared.length - 2; at >= 0; at -= 1) {
    const [one, other] = [shared[at], shared[at + 1]];
    if (!one || !other || one.measure === other.measure) continue;
    const gap = text.slice(one.end, other.start);
    if (one.measure === "" && other.measure !== "x" && (between.test(gap) || gap === ", ")) {
      shared[at] = withMeasureOf(text, one, other);
    } else if (other.measure === "" && one.kind === "price" && between.test(gap)) {
      shared[at + 1] = withMeasureOf(text, other, one);
    }
  }
  return shared;
}

function withMeasureOf(text: string, value: Value, other: Value): Value {
  const factor = factorOf(text, other);
  const keys = value.keys.map((key) => keyOf(Number.parseFloat(key) * factor, other.measure));
  return { ...value, kind: other.kind, keys, measure: other.measure, isWeak: other.isWeak };
}

function factorOf(text: string, { kind, end, measure, keys }: Value): number {
  if (kind === "price" || measure === "") return 1;
  const [unit] = /[^\d\s.,-]+$/u.exec(text.slice(0, end)) ?? [];
  return unit === undefined || keys.length === 0 ? 1 : (unitBehind(unit, "")?.factor ?? 1);
}

/** "2 hours and 30 minutes" is one time. */
function joinedTimes(text: string, values: readonly Value[]): readonly Value[] {
  const joined: Value[] = [];
  for (const value of values) {
    const last = joined.at(-1);
    const gap = last === undefined ? "" : text.slice(last.end, value.start);
    if (last && isTimeBefore(last, value) && /^\s?(?:and|und|et|y|e|en|,)?\s?$/u.test(gap)) {
      const sum = Number.parseFloat(last.keys[0] ?? "") + Number.parseFloat(value.keys[0] ?? "");
      joined[joined.length - 1] = {
        ...last,
        text: text.slice(last.start, value.end),
        end: value.end,
        keys: [keyOf(sum, "s")],
      };
      continue;
    }
    joined.push(value);
  }
  return joined;
}

function isTimeBefore(one: Value, other: Value): boolean {
  if (one.measure !== "s" || other.measure !== "s") return false;
  const seconds = [one, other].map(({ keys }) => Number.parseFloat(keys[0] ?? ""));
  return (seconds[0] ?? 0) >= 3600 && (seconds[1] ?? 0) < 3600;
}

/** "One in five" and "nine out of ten" are shares, each of two numbers. */
function joinedShares(text: string, values: readonly Value[]): readonly Value[] {
  const joined: Value[] = [];
  for (const value of values) {
    const last = joined.at(-1);
    const isShare = last?.measure === "" && value.measure === "" && isOutOf(text, last, value.start);
    if (last && isShare) joined[joined.length - 1] = shareOf(text, last, value);
    else joined.push(value);
  }
  return joined;
}

function isOutOf(text: string, above: Pick<Value, "start" | "end">, below: number): boolean {
  const between = text.slice(above.end, below);
  return (
    outOf.test(between) || (/^(?:one|1)$/i.test(text.slice(above.start, above.end)) && oneIn.test(between))
  );
}

function shareOf(text: string, above: Value, below: Value): Value {
  const part = Number.parseFloat(above.keys[0] ?? "") / Number.parseFloat(below.keys[0] ?? "");
  return {
    ...above,
    text: text.slice(above.start, below.end),
    end: below.end,
    reach: reachOf(below),
    keys: [keyOf(100 * part, "%")],
    alsoKeys: [...above.keys, ...below.keys],
    measure: "%",
    isWeak: false,
  };
}
