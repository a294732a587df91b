import type { ReactElement } from "react";
import { scoreText } from "./audit-figures.rules.ts";
import { bandOf } from "./audit-labels.rules.ts";

const radius = 42;
const circumference = 2 * Math.PI * radius;

const strokes = {
  strong: "stroke-pos",
  good: "stroke-brand",
  fair: "stroke-warn",
  weak: "stroke-neg",
} as const;

/** A score of 100 points as a ring; decorative, because the score is said beside it. */
export function ScoreRing({ score }: { readonly score: number | null }): ReactElement {
  const length = ((score ?? 0) / 100) * circumference;
  return (
    <svg viewBox="0 0 100 100" className="size-32 shrink-0" aria-hidden="true">
      <circle
        cx="50"
        cy="50"
        r={radius}
        strokeWidth="9"
        className="fill-none stroke-surface-2 forced-colors:stroke-border"
      />
      {score !== null && score > 0 && (
        <circle
          cx="50"
          cy="50"
          r={radius}
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${length} ${circumference}`}
          transform="rotate(-90 50 50)"
          className={`fill-none ${strokes[bandOf(score)]}`}
        />
      )}
      <text x="50" y="55" textAnchor="middle" className="fill-fg text-[26px] font-semibold tabular-nums">
        {scoreText(score)}
      </text>
      <text x="50" y="69" textAnchor="middle" className="fill-fg-3 text-[9px]">
        of 100
      </text>
    </svg>
  );
}
