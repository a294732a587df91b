export interface Sample {
  /** How many answers. */
  readonly n?: number | undefined;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

const counts = new Intl.NumberFormat("en");
const shares = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** On what a figure rests, such as "n = 1,234 · 28.0–78.7 %"; empty when nothing is known. */
export function sampleText({ n, low, high }: Sample, unit: "%" | "" = "%"): string {
  const interval =
    low === undefined || high === undefined
      ? undefined
      : `${shares.format(low)}–${shares.format(high)}${unit && ` ${unit}`}`;
  return [n === undefined ? undefined : `n = ${counts.format(n)}`, interval].filter(Boolean).join(" · ");
}
