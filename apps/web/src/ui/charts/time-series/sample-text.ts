import { countText, exactText, perCent } from "#lib/figures.ts";
export interface Sample {
  /** The number of answers. */
  readonly n?: number | undefined;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  /** For what the interval holds; unsaid where it is plain. */
  readonly of?: "topic" | "prompts" | undefined;
}

/** The sample of a figure, such as "n = 1,234 · 28.0–78.7 %"; empty when unknown. */
export function sampleText({ n, low, high }: Sample, unit: "%" | "" = "%"): string {
  const interval =
    low === undefined || high === undefined
      ? undefined
      : withUnit(`${exactText(low)}–${exactText(high)}`, unit);
  return [n === undefined ? undefined : `n = ${countText(n)}`, interval].filter(Boolean).join(" · ");
}

function withUnit(figures: string, unit: "%" | ""): string {
  return unit === "%" ? perCent(figures) : figures;
}
