import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { meQuery } from "#features/accounts/public.ts";
import { creditsQuery } from "#features/credits/public.ts";
import { useSelectedWorkspace } from "#features/workspaces/public.ts";
import { isFlagged, setFlag } from "#lib/browser/stored-value.ts";
import { useImpersonating } from "#lib/session/impersonation.ts";
import { currentKey, gatingCredits, visibleGroups } from "./nav.rules.ts";
import { type NavGroup, navGroups } from "./nav-groups.ts";

export interface Nav {
  readonly groups: readonly NavGroup[];
  /** A superuser who acts as nobody else. */
  readonly isSuperuser: boolean;
  readonly workspaceId: string | undefined;
  /** The key of the item whose section is open. */
  readonly current: string | undefined;
}

/** The links visible to the user. */
export function useNav(): Nav {
  const workspace = useSelectedWorkspace();
  const workspaceId = workspace?.id;
  const { data: user } = useQuery(meQuery);
  const isImpersonating = useImpersonating();
  const isSuperuser = user?.is_superuser === true && !isImpersonating;
  const groups = visibleGroups(navGroups, {
    isSuperuser,
    remainingCredits: useRemainingCredits(workspace),
  });
  const current = useLocation({ select: ({ pathname }) => currentKey(groups, { pathname, workspaceId }) });
  return { groups, isSuperuser, workspaceId, current };
}

/** Whether credits were used up when this browser asked last: until they are known again the links stay as they were, and do not jump. */
const spentKey = "citelens.credits-spent";

function useRemainingCredits(workspace: ReturnType<typeof useSelectedWorkspace>): number | undefined {
  const { data: credits } = useQuery({
    ...creditsQuery(workspace?.id ?? ""),
    enabled: workspace !== undefined,
  });
  const isDemo = workspace?.is_demo === true;
  const remaining = gatingCredits(credits, isDemo);
  const isSpent = credits && remaining !== undefined && remaining <= 0;
  useEffect(() => {
    if (credits) setFlag(spentKey, isSpent === true);
  }, [credits, isSpent]);
  if (credits || isDemo) return remaining;
  return isFlagged(spentKey) ? 0 : undefined;
}
