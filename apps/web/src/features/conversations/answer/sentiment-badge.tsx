import type { SentimentLabel } from "@citelens/contract/visibility/answers";
import { Frown, Meh, Smile } from "lucide-react";
import type { ReactElement } from "react";

const looks = {
  POSITIVE: { icon: Smile, label: "Positive", colour: "text-pos" },
  NEGATIVE: { icon: Frown, label: "Negative", colour: "text-neg" },
  NEUTRAL: { icon: Meh, label: "Neutral", colour: "text-fg-2" },
} as const;

/** The sentiment towards a brand; nothing when it is unknown. */
export function SentimentBadge({ sentiment }: { readonly sentiment: SentimentLabel }): ReactElement | null {
  if (sentiment === "UNKNOWN") return null;

  const { icon: Icon, label, colour } = looks[sentiment];
  return (
    <span className={`inline-flex items-center gap-1 text-sm ${colour}`}>
      <Icon size={14} aria-hidden="true" />
      {label}
    </span>
  );
}
