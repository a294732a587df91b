import { publishedAhead } from "@citelens/contract/content/effect-words";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { showOptimization } from "../show/shown-optimization.ts";
import { changeOptimization } from "../store/optimizations.sql.ts";
import { lockDone } from "../text/sections.ts";
import { checkLive } from "./check-live.ts";
import { targetsOf } from "./targets.ts";
import { textPublished } from "./text-published.ts";

interface PublishedPage {
  readonly id: string;
  readonly url: string;
  /** ISO 8601. */
  readonly published_at: string;
}

/** Keeps where and when a text was published, also again; it is looked for there at once. Whether it was approved is not asked: it is there. */
export async function publishOptimization(
  tools: Tools,
  member: Member,
  { id, url, published_at }: PublishedPage,
): Promise<Optimization> {
  const at = new Date(published_at);
  if (at > tools.now()) throw new FieldRefusal({ published_at: [publishedAhead] });
  const row = await inTransaction(tools, async (within) => {
    const done = await lockDone(within, member, id);
    const changes = {
      published_url: url,
      published_at: at,
      live_due_at: tools.now(),
      live_checked_at: null,
      live_share: null,
      live_problem: null,
    };
    const changed = await changeOptimization(within, member, { id, changes });
    const target = await targetsOf(within, member, done);
    await textPublished.announce(within, { ...member, url, campaignId: target?.campaignId });
    await enqueue(within, checkLive, { workspaceId: member.workspaceId, optimizationId: id });
    return changed;
  });
  if (!row) throw new Refusal("NOT_FOUND");
  return showOptimization(tools, member, row);
}
