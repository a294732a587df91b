import { dayIn } from "@citelens/contract/base/days";
import { answerCounts, type CountedAnswer } from "#features/answers/keep/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/public.ts";
import { firstId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { rollUp } from "./roll-up.rules.ts";
import { addSums, holdSums, removeSums } from "./roll-up.sql.ts";

const atOnce = 500;

/** Makes the sums of a campaign again from its answers; resolves to how many there are. */
export function rebuild(tools: Tools, place: Place, campaignId: string): Promise<number> {
  return inTransaction(tools, async (within) => {
    await holdSums(within, { campaignIds: [campaignId], alone: true });
    await removeSums(within, place, campaignId);
    let count = 0;
    let after = firstId;
    for (;;) {
      const found = await answerCounts.listOf(within, place, { campaignId, after, limit: atOnce });
      const last = found.at(-1);
      if (!last) return count;

      await addSums(within, rollUp({ before: [], after: found }, await dayOfAnswers(within, found)));
      after = last.id;
      count += found.length;
    }
  });
}

/** The day of an answer in its workspace's time zone. */
export async function dayOfAnswers(
  within: Tools,
  all: readonly CountedAnswer[],
): Promise<(answer: CountedAnswer) => string> {
  const zones = new Map<string, string>();
  for (const id of new Set(all.map(({ workspace_id }) => workspace_id))) {
    const settings = await findWorkspaceSettings(within, id);
    zones.set(id, settings?.time_zone ?? "UTC");
  }
  return ({ workspace_id, created }) => dayIn(zones.get(workspace_id) ?? "UTC", created);
}
