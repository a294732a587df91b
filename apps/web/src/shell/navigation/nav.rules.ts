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

/**
 * The key of the item whose section the page belongs to: the one with the longest beginning of its path; none where the
 * page belongs to no item.
 */
export function currentKey(
  groups: readonly NavGroup[],
  { pathname, workspaceId }: { readonly pathname: string; readonly workspaceId: string | undefined },
): string | undefined {
  const beginnings = groups
    .flatMap(({ items }) => items)
    .flatMap(({ key, path, covers = [] }) =>
      [path, ...covers].map((each) => ({ key, beginning: each(workspaceId) })),
    )
    .filter(({ beginning }) => pathname === beginning || pathname.startsWith(`${beginning}/`))
    .sort((a, b) => b.beginning.length - a.beginning.length);
  return beginnings[0]?.key;
}

export interface NavPart {
  /** Undefined for the items of a group that has no parts. */
  readonly title: NavItem["part"];
  readonly items: readonly NavItem[];
}

/** A group's items by the parts that they stand in, in their order. */
export function partsOf(items: readonly NavItem[]): readonly NavPart[] {
  const titles = [...new Set(items.map(({ part }) => part))];
  return titles.map((title) => ({ title, items: items.filter(({ part }) => part === title) }));
}
