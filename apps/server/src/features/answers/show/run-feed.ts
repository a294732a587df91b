import type { RunProgress } from "@citelens/contract/visibility/runs";
import { seesCosts } from "#features/spending/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import type { Tools } from "#platform/tools.ts";
import { findNewestRun } from "./runs.service.ts";

/** How often each viewer's stream looks. */
export const runEveryMs = 1_000;
const campaignsMax = 10_000;

type NewestProgress = RunProgress | undefined;

export interface RunFeed {
  /** The newest run of a campaign; all viewers that are shown the same are answered by one look at the database. */
  look(member: Member, campaignId: string): Promise<NewestProgress>;
}

/**
 * The feed of one instance. The first look of a viewer is one of its own, since a run that began a moment ago has to be in it; what
 * later ones tell is at most as old as one look is from the next.
 */
export function openRunFeed(tools: Tools): RunFeed {
  const looks = promiseCache<NewestProgress>({ max: campaignsMax, ttl: runEveryMs - 100 });
  const keys = new WeakMap<Member, string>();
  return {
    look: async (member, campaignId) => {
      const known = keys.get(member);
      const key = known ?? `${member.workspaceId} ${campaignId} ${await seesCosts(tools, member)}`;
      keys.set(member, key);
      if (known === undefined) looks.forget(key);
      return looks.get(key, () => findNewestRun(tools, member, campaignId));
    },
  };
}
