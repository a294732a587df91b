import { falseDiscovery } from "./false-discovery.ts";

export type Verdict = "moved" | "within_noise" | "not_comparable";

export interface JudgedChange {
  /** As pairedChange gives it; null when there was nothing to compare. */
  readonly change: { readonly pValue: number } | null;
  /** False when too little of what was asked is the same in both periods. */
  readonly isComparable: boolean;
}

/** What may be said of one change, at 5 % false alarms. Null when there is nothing to say. */
export function changeVerdict(judged: JudgedChange): Verdict | null {
  return changeVerdicts([judged])[0] ?? null;
}

/** What may be said of each change of a list: of those that are said to have moved, at most 5 % have not. */
export function changeVerdicts(list: readonly JudgedChange[]): (Verdict | null)[] {
  const moved = falseDiscovery(
    list.map(({ change, isComparable }) => (isComparable && change ? change.pValue : null)),
  );
  return list.map(({ change, isComparable }, index) => {
    if (!isComparable) return "not_comparable";
    if (!change) return null;
    return moved[index] ? "moved" : "within_noise";
  });
}
