import type { ReactElement } from "react";
import { counted, percent } from "#lib/figures.ts";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import type { NamedSentiment } from "./sentiment.rules.ts";

interface NegativeSharesProps {
  /** The client's brand first. */
  readonly brands: readonly NamedSentiment[];
}

const shownMax = 6;

/** How much of what is said of each brand is negative. */
export function NegativeShares({ brands }: NegativeSharesProps): ReactElement {
  return (
    <div className="space-y-2">
      <h3 className="text-sm font-medium text-fg">Negative, by brand</h3>
      <ul aria-label="Negative, by brand" className="space-y-2 text-sm">
        {brands.slice(0, shownMax).map(({ name, is_brand, total_mentions, sentiment_percentages }) => (
          <li key={name} className="space-y-1">
            <p className="flex items-baseline gap-2 tabular-nums">
              <span className="min-w-0 grow truncate text-fg-2">
                {name}
                {is_brand && " (you)"}
              </span>
              <span className="text-xs text-fg-3">of {counted(total_mentions, "mention")}</span>
              <span className="font-medium">{percent(sentiment_percentages.NEGATIVE)}</span>
            </p>
            <RateBar value={sentiment_percentages.NEGATIVE} tone={is_brand ? 1 : "other"} />
          </li>
        ))}
      </ul>
    </div>
  );
}
