import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactElement } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface DeltaProps {
  /** More is better. Nothing is shown for no change. */
  readonly change: number;
  readonly unit?: "%" | "pts";
}

const figures = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** By how much a figure rose or fell; the arrow and its words carry the meaning, the colour only helps. */
export function Delta({ change, unit }: DeltaProps): ReactElement | null {
  if (change === 0) return null;

  const isUp = change > 0;
  const Icon = isUp ? ArrowUp : ArrowDown;
  return (
    <span
      className={`inline-flex items-center gap-0.5 text-xs font-medium whitespace-nowrap tabular-nums ${isUp ? "text-pos" : "text-neg"}`}
    >
      <Icon size={12} strokeWidth={2.5} aria-hidden="true" />
      <VisuallyHidden>{isUp ? "up" : "down"} </VisuallyHidden>
      {figures.format(Math.abs(change))}
      {unit !== undefined && ` ${unit}`}
    </span>
  );
}
