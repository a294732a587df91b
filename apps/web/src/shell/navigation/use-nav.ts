import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { meQuery } from "#features/accounts/public.ts";
import { creditsQuery } from "#features/credits/public.ts";
import { useSelectedWorkspace } from "#features/workspaces/public.ts";
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
  const { data: credits } = useQuery({
    ...creditsQuery(workspaceId ?? ""),
    enabled: workspaceId !== undefined,
  });
  const isImpersonating = useImpersonating();
  const isSuperuser = user?.is_superuser === true && !isImpersonating;
  const groups = visibleGroups(navGroups, {
    isSuperuser,
    remainingCredits: gatingCredits(credits, workspace?.is_demo === true),
  });
  const current = useLocation({ select: ({ pathname }) => currentKey(groups, { pathname, workspaceId }) });
  return { groups, isSuperuser, workspaceId, current };
}
