import type { AnswerShare } from "@citelens/contract/content/opportunities";
import type { ReactElement } from "react";
import { countText, percent } from "#lib/figures.ts";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { RateBar } from "#ui/charts/rate-bar.tsx";

interface ShareRowProps {
  readonly label: string;
  readonly share: AnswerShare;
  /** Owner of the share; by default nobody's. */
  readonly of?: "client" | "competitors";
}

const tones = { client: 1, competitors: 2 } as const;

/** A share of answers with its interval, within a list of terms. */
export function ShareRow({ label, share, of }: ShareRowProps): ReactElement {
  const { hits, n, rate, interval } = share;
  return (
    <div className="space-y-1 py-2">
      <dt className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-fg-2">{label}</span>
        <span className="font-medium whitespace-nowrap tabular-nums">{percent(rate)}</span>
      </dt>
      <dd className="space-y-1">
        <RateBar value={rate} low={interval?.low} high={interval?.high} tone={of ? tones[of] : 3} />
        <span className="flex flex-wrap justify-between gap-x-3 text-xs text-fg-3 tabular-nums">
          <span>
            {countText(hits)} of {countText(n)}
          </span>
          {n > 0 && (
            <IntervalNote
              n={n}
              low={interval?.low}
              high={interval?.high}
              {...(interval && { of: interval.of })}
            />
          )}
        </span>
      </dd>
    </div>
  );
}
