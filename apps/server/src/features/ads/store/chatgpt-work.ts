import { z } from "zod";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";

const ofWorkspace = z.object({ workspaceId: z.uuid() });

/** Jobs that run soon after somebody has changed something; the jobs say how. */
export const chatgptWork = {
  sync: { name: "ads.sync-account", payload: ofWorkspace },
  bring: { name: "ads.bring-campaign", payload: ofWorkspace.extend({ campaignId: z.uuid() }) },
  forget: { name: "ads.forget-account", payload: ofWorkspace },
} as const;

/** The account is read, once the caller's transaction is done. */
export function enqueueSync(within: Tools, { workspaceId }: Place): Promise<void> {
  return enqueue(within, chatgptWork.sync, { workspaceId }, { key: workspaceId });
}

/** Sends changes of a campaign to where it stands. */
export function enqueueBring(within: Tools, { workspaceId }: Place, campaignId: string): Promise<void> {
  const payload = { workspaceId, campaignId };
  return enqueue(within, chatgptWork.bring, payload, { key: campaignId });
}

/** Forgets the account of a deleted workspace. */
export function enqueueForget(within: Tools, { workspaceId }: Place): Promise<void> {
  return enqueue(within, chatgptWork.forget, { workspaceId }, { key: workspaceId });
}
