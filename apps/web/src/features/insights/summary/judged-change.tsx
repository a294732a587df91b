import { Unlink } from "lucide-react";
import type { ReactElement } from "react";
import { signed } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { type ChangeStanding, type JudgedFigure, standingOf } from "../change.rules.ts";

interface JudgedChangeProps extends JudgedFigure {
  /** For places lower is better. */
  readonly better?: "higher" | "lower";
}

/** The change of a row in points: with an arrow and a colour only where chance does not explain it. */
export function JudgedChange({ better = "higher", ...figure }: JudgedChangeProps): ReactElement | null {
  const { change } = figure;
  const standing = standingOf(figure);
  if (standing === "incomparable") {
    return (
      <span data-tooltip={meanings.incomparable} className="inline-flex text-fg-3">
        <Unlink size={13} aria-hidden="true" />
        <span className="sr-only">{meanings.incomparable}</span>
      </span>
    );
  }
  if (change === 0) return null;
  if (standing === "clear") {
    return (
      <span data-tooltip={meanings.clear}>
        <Delta change={change} better={better} unit="pts" />
        <span className="sr-only">
          . Moved {change > 0 ? "up" : "down"}. {meanings.clear}
        </span>
      </span>
    );
  }
  return (
    <span
      data-tooltip={meanings[standing]}
      className="text-xs font-medium whitespace-nowrap text-fg-3 tabular-nums"
    >
      {signed(change)}
      {"\u00a0pts"}
      <span className="sr-only">. {meanings[standing]}</span>
    </span>
  );
}

const meanings: Readonly<Record<ChangeStanding, string>> = {
  clear: "The difference is larger than chance explains, prompt by prompt.",
  noise: "Within noise: a difference of this size can be chance.",
  few: "Too few answers to tell a change from chance.",
  partial: "Other queries or models were asked in the period before.",
  incomparable: "Not comparable: too few of the prompts and models have answers in both periods.",
};
