import { falseDiscovery } from "./false-discovery.ts";

export type Verdict = "moved" | "within_noise" | "not_comparable";

export interface JudgedChange {
  /** As pairedChange gives it; null when there was nothing to compare. */
  readonly change: { readonly pValue: number } | null;
  /** False when too little of what was asked is the same in both periods. */
  readonly isComparable: boolean;
  /** A row that is a headline elsewhere: it is judged by itself here too, so that one change has one verdict. */
  readonly isHeadline?: boolean;
}

/** Verdict on one change, at 5 % false alarms. Null when there is nothing to say. */
export function changeVerdict(judged: JudgedChange): Verdict | null {
  return changeVerdicts([judged])[0] ?? null;
}

/** False discoveries of the rows beside a headline: half, so that together they raise no more false alarms than a list without. */
const besideHeadline = 0.025;

/** Verdict on each change of a list: of those that are said to have moved, at most 5 % have not. */
export function changeVerdicts(list: readonly JudgedChange[]): (Verdict | null)[] {
  const pValueOf = ({ change, isComparable }: JudgedChange): number | null =>
    isComparable && change ? change.pValue : null;
  const moved = falseDiscovery(
    list.map((one) => (one.isHeadline ? null : pValueOf(one))),
    list.some(({ isHeadline }) => isHeadline) ? besideHeadline : undefined,
  );
  return list.map((one, index) => {
    if (!one.isComparable) return "not_comparable";
    if (!one.change) return null;
    const [isMoved] = one.isHeadline ? falseDiscovery([pValueOf(one)]) : [moved[index]];
    return isMoved ? "moved" : "within_noise";
  });
}
