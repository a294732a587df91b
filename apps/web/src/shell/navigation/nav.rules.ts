import type { Credits } from "@citelens/contract/credits";
import type { NavGroup, NavItem } from "./nav-groups.ts";

export interface NavViewer {
  readonly isSuperuser: boolean;
  /** Undefined while it is not known, or where credits stop nobody: what is gated stays in sight then. */
  readonly remainingCredits: number | undefined;
}

/** The credits that open what is gated: none are needed where they stop nobody, nor in a demo, which uses none. */
export function gatingCredits(
  credits: Pick<Credits, "remaining_credits" | "billing"> | undefined,
  isDemo: boolean,
): number | undefined {
  return isDemo || credits?.billing === "off" ? undefined : credits?.remaining_credits;
}

/** What of the sidebar somebody sees. A gated group shrinks to its Activate link when no credits remain. */
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
