import { type StoredVerdict, verdictLabel } from "@citelens/contract/traffic/identity";
import { BadgeCheck, CircleHelp, type LucideIcon, Minus, ShieldAlert } from "lucide-react";
import type { ReactElement } from "react";

interface IdentityBadgeProps {
  readonly verdict: StoredVerdict;
  /** Evidence of the verdict. */
  readonly evidence?: string;
  /** Instead of the verdict's own word, such as "80 % verified". */
  readonly text?: string;
}

const looks: Readonly<Record<StoredVerdict, { readonly icon: LucideIcon; readonly colour: string }>> = {
  verified: { icon: BadgeCheck, colour: "text-pos" },
  spoofed: { icon: ShieldAlert, colour: "text-neg" },
  unverifiable: { icon: CircleHelp, colour: "text-fg-3" },
  unchecked: { icon: Minus, colour: "text-fg-3" },
};

/** Whether an agent was who it said; icon and word carry the meaning, the colour is only an aid. */
export function IdentityBadge({ verdict, evidence, text }: IdentityBadgeProps): ReactElement {
  const { icon: Icon, colour } = looks[verdict];
  return (
    <span className={`inline-flex items-center gap-1 text-sm whitespace-nowrap ${colour}`}>
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {text ?? verdictLabel(verdict, evidence)}
    </span>
  );
}
