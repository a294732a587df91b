import type { ReactElement } from "react";
import { percentChange } from "#lib/change.ts";
import { countText } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";

interface ReferralCountProps {
  readonly referrals: number;
  /** In the period before; null without a comparison. */
  readonly previous: number | null;
}

/** How many people came, and how that changed. */
export function ReferralCount({ referrals, previous }: ReferralCountProps): ReactElement {
  return (
    <span className="flex flex-col items-end">
      <span className="font-medium">{countText(referrals)}</span>
      {previous === 0 && <span className="text-xs text-fg-3">new</span>}
      {previous !== null && <Delta change={percentChange(referrals, previous)} unit="%" />}
    </span>
  );
}
