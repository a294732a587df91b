import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactElement } from "react";
import { tenthsText } from "#lib/figures.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

export interface DeltaProps {
  /** Renders nothing when there is no change. */
  readonly change: number;
  /** Differences of percentages are in points. */
  readonly unit?: "%" | "pts";
  /** For ranks and positions lower is better. */
  readonly better?: "higher" | "lower";
}

/** The change of a figure; arrow and text carry the meaning, the colour is only an aid. */
export function Delta({ change, unit, better = "higher" }: DeltaProps): ReactElement | null {
  if (change === 0) return null;

  const isUp = change > 0;
  const Icon = isUp ? ArrowUp : ArrowDown;
  return (
    <span
      className={`inline-flex items-center gap-0.5 text-xs font-medium whitespace-nowrap tabular-nums ${colourOf(isUp, better)}`}
    >
      <Icon size={12} strokeWidth={2.5} aria-hidden="true" />
      <VisuallyHidden>{isUp ? "up" : "down"} </VisuallyHidden>
      {unit === "pts" && (isUp ? "+" : "−")}
      {tenthsText(Math.abs(change))}
      {unit !== undefined && `\u00a0${unit}`}
    </span>
  );
}

function colourOf(isUp: boolean, better: NonNullable<DeltaProps["better"]>): string {
  return isUp === (better === "higher") ? "text-pos" : "text-neg";
}
