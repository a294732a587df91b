import type { EffectFigure, EffectWindow } from "@citelens/contract/content/effect-fields";
import type { ReactElement } from "react";
import { VerdictBadge } from "#ui/text/verdict-badge.tsx";
import { intervalText, pointsText, unjudgedText, verdictProps } from "./effect-labels.rules.ts";

interface FigureVerdictProps {
  readonly figure: EffectFigure;
  readonly state: EffectWindow["state"];
}

/** By how much more the target queries changed than the others, and whether chance explains it. */
export function FigureVerdict({ figure, state }: FigureVerdictProps): ReactElement {
  const interval = intervalText(figure.interval);
  const verdict = verdictProps(figure);
  return (
    <span className="block tabular-nums">
      <span className="block font-medium whitespace-nowrap text-fg">{pointsText(figure.points)}</span>
      {interval !== undefined && (
        <span
          data-tooltip="The 95 % interval of the difference, in points."
          className="block text-xs text-fg-3 @xs:whitespace-nowrap"
        >
          95 %: {interval}
        </span>
      )}
      {verdict ? (
        <VerdictBadge {...verdict} />
      ) : (
        <span className="block text-xs text-fg-3">{unjudgedText({ state })}</span>
      )}
    </span>
  );
}
