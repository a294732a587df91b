import type { SentimentBasis, SentimentLabel } from "@citelens/contract/visibility/answers";
import { Frown, Meh, Smile } from "lucide-react";
import type { ReactElement } from "react";
import { Estimated } from "#ui/text/estimated.tsx";

const looks = {
  POSITIVE: { icon: Smile, label: "Positive", colour: "text-pos" },
  NEGATIVE: { icon: Frown, label: "Negative", colour: "text-neg" },
  NEUTRAL: { icon: Meh, label: "Neutral", colour: "text-fg-2" },
} as const;

interface SentimentBadgeProps {
  readonly sentiment: SentimentLabel;
  readonly basis: SentimentBasis | null;
}

/** The sentiment towards a brand, and whether it is an estimate; nothing when it is unknown. */
export function SentimentBadge({ sentiment, basis }: SentimentBadgeProps): ReactElement | null {
  if (sentiment === "UNKNOWN") return null;

  const { icon: Icon, label, colour } = looks[sentiment];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span className={`inline-flex items-center gap-1 text-sm ${colour}`}>
        <Icon size={14} aria-hidden="true" />
        {label}
      </span>
      {basis === "ESTIMATED" && <Estimated />}
    </span>
  );
}
