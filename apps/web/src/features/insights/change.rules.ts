import { smallSampleAnswers, type Verdict } from "@citelens/contract/visibility/insight-constants";

/** Standing of a change: only a clear one has an arrow and a colour. */
export type ChangeStanding = "clear" | "noise" | "few" | "partial" | "incomparable";

export interface JudgedFigure {
  readonly verdict: Verdict | null;
  /** As it is shown. */
  readonly change: number;
  /** The change over what both periods share, which the verdict is of; null where there is none. */
  readonly paired: number | null | undefined;
  /** The number of answers, and that of the period compared with where it is known. */
  readonly n: number;
  readonly previousN?: number;
  /** Whether both periods asked the same queries of the same models; true where nothing else is known. */
  readonly isWhole?: boolean;
}

export function standingOf(figure: JudgedFigure): ChangeStanding {
  const { verdict, change, paired, n, previousN = n, isWhole = true } = figure;
  if (verdict === "not_comparable") return "incomparable";
  if (Math.min(n, previousN) < smallSampleAnswers) return "few";
  if (!isWhole) return "partial";
  if (verdict !== "moved") return "noise";
  // What both periods share went the other way: the rest made the difference.
  return Math.sign(paired ?? 0) === Math.sign(change) ? "clear" : "partial";
}
