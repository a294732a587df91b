import type { MatrixCell } from "@citelens/contract/visibility/conversations";
import { counted, perCent } from "#lib/figures.ts";

export type Heat = 0 | 1 | 2 | 3 | 4 | 5;

/** The colour step of a cell: 0 for no mention, then one step per 20 %. */
export function heatOf(visibility: number): Heat {
  if (visibility <= 0) return 0;
  if (visibility <= 20) return 1;
  if (visibility <= 40) return 2;
  if (visibility <= 60) return 3;
  return visibility <= 80 ? 4 : 5;
}

/** A rate in whole per cent. */
export function percent(rate: number): string {
  return perCent(Math.round(rate));
}

/** The 95 % interval in whole per cent, such as "28–79 %". */
export function formatInterval({ interval }: Pick<MatrixCell, "interval">): string | undefined {
  return interval ? perCent(`${Math.round(interval.low)}–${Math.round(interval.high)}`) : undefined;
}

/** A cell as a sentence, for screen readers. */
export function describeCell(cell: MatrixCell): string {
  const { visibility, n, average_position: position, cited, unknown_to_model } = cell;
  if (visibility === null) return `No answer yet${withoutText(cell)}.`;

  const interval = formatInterval(cell);
  return [
    `Named in ${percent(visibility)} of ${counted(n, "answer")}`,
    ...(interval ? [`95 % interval ${interval}`] : []),
    ...(position === null ? [] : [`mean place ${position.toFixed(1)}`]),
    ...(unknown_to_model === 0 ? [] : [`unknown to the model in ${unknown_to_model}`]),
    ...(cited === 0 ? [] : [`your site cited ${counted(cited, "time")}`]),
  ].join(", ");
}

/** The other outcomes, such as ", 2 without an answer, 1 failed". */
export function withoutText({ refused, failed }: Pick<MatrixCell, "refused" | "failed">): string {
  return `${refused > 0 ? `, ${refused} without an answer` : ""}${failed > 0 ? `, ${failed} failed` : ""}`;
}
