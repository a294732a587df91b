import type { Credits } from "@citelens/contract/billing/credits";
import type { NavGroup, NavItem } from "./nav-groups.ts";

export interface NavViewer {
  readonly isSuperuser: boolean;
  /** Undefined while loading or where credits are not limited: gated groups then stay visible. */
  readonly remainingCredits: number | undefined;
}

/** The credits for gating; undefined where credits are not limited and in a demo, which uses none. */
export function gatingCredits(
  credits: Pick<Credits, "remaining_credits" | "billing"> | undefined,
  isDemo: boolean,
): number | undefined {
  return isDemo || credits?.billing === "off" ? undefined : credits?.remaining_credits;
}

/** The visible groups. Without remaining credits a gated group shows only its Activate link. */
export function visibleGroups(groups: readonly NavGroup[], viewer: NavViewer): readonly NavGroup[] {
  const isSeen = ({ only }: Pick<NavItem, "only">): boolean => only !== "superusers" || viewer.isSuperuser;
  const isSpent = viewer.remainingCredits !== undefined && viewer.remainingCredits <= 0;
  return groups
    .filter(isSeen)
    .map((group) => {
      const items = group.activate && isSpent ? [group.activate] : group.items.filter(isSeen);
      return { ...group, items };
    })
    .filter(({ items }) => items.length > 0);
}
