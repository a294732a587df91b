import { ArrowDownRight, ArrowUpRight, Equal, type LucideIcon, Unlink } from "lucide-react";
import type { ReactElement } from "react";

export type Verdict = "up" | "down" | "noise" | "incomparable";

export interface VerdictBadgeProps {
  readonly verdict: Verdict;
  /** For ranks and positions lower is better. */
  readonly better?: "higher" | "lower";
  /** The reason as a sentence; by default the verdict's meaning. */
  readonly hint?: string;
}

interface VerdictLook {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly hint: string;
}

const looks: Record<Verdict, VerdictLook> = {
  up: {
    icon: ArrowUpRight,
    text: "Moved up",
    hint: "The difference is larger than chance explains, prompt by prompt.",
  },
  down: {
    icon: ArrowDownRight,
    text: "Moved down",
    hint: "The difference is larger than chance explains.",
  },
  noise: {
    icon: Equal,
    text: "Within noise",
    hint: "A difference of this size can be chance.",
  },
  incomparable: {
    icon: Unlink,
    text: "Not comparable",
    hint: "Too few of the prompts and models have answers in both periods.",
  },
};

/** Whether a figure really changed; icon and text carry the meaning, the colour is only an aid. */
export function VerdictBadge({ verdict, better = "higher", hint }: VerdictBadgeProps): ReactElement {
  const { icon: Icon, text, hint: usual } = looks[verdict];
  const why = hint ?? usual;
  return (
    <span
      data-tooltip={why}
      className={`inline-flex items-center gap-1 text-sm font-medium whitespace-nowrap ${colourOf(verdict, better)}`}
    >
      <Icon size={14} aria-hidden="true" />
      <span>{text}</span>
      <span className="sr-only">. {why}</span>
    </span>
  );
}

function colourOf(verdict: Verdict, better: "higher" | "lower"): string {
  if (verdict === "noise" || verdict === "incomparable") return "text-fg-3";
  return (verdict === "up") === (better === "higher") ? "text-pos" : "text-neg";
}
