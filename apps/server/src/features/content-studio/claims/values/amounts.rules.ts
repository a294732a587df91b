/** In these languages a comma stands before the decimals, and a point between thousands. */
const commaLanguages = new Set(["de", "fr", "es", "it", "nl", "pt"]);

/** A number in figures, with separators between thousands and before decimals; nothing of it is a part of a word. */
export const figures = String.raw`(?<![\p{L}\p{N}.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,6})?(?!\d)|(?<![\p{L}\p{N}])\d+(?:[.,'’]\d+)*`;

/** The numbers that figures may stand for: mostly one, several where neither language nor price tells. */
export function amountsOf(written: string, { language, isPrice }: AmountOptions): readonly number[] {
  const raw = written.replace(/[\s'’]/g, "");
  const separators = raw.replace(/\d/g, "");
  if (separators === "") return [Number(raw)];
  const last = separators.at(-1) ?? ".";
  if (new Set(separators).size > 1) return [asNumber(raw, last)];
  if (separators.length > 1) return [asNumber(raw, undefined)];

  const [whole = "", behind = ""] = raw.split(last);
  if (behind.length !== 3 || whole === "0" || whole.length > 3) return [asNumber(raw, last)];
  if (isPrice) return [asNumber(raw, undefined)];
  const decimal = commaLanguages.has(language) ? "," : ".";
  return [last === decimal ? asNumber(raw, last) : asNumber(raw, undefined)];
}

interface AmountOptions {
  readonly language: string;
  /** Prices have no three decimals. */
  readonly isPrice: boolean;
}

/** As it is compared: without what floating point adds. */
export function amountKey(amount: number): string {
  return String(Number(amount.toPrecision(10)));
}

function asNumber(raw: string, decimal: string | undefined): number {
  if (decimal === undefined) return Number(raw.replace(/[.,]/g, ""));
  const at = raw.lastIndexOf(decimal);
  return Number(`${raw.slice(0, at).replace(/[.,]/g, "")}.${raw.slice(at + 1)}`);
}
