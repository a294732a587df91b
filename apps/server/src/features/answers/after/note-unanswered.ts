import { noteAttention } from "#features/campaigns/public.ts";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { failureSentence } from "../store/retry.rules.ts";
import { listRunTallies } from "../store/run-tallies.sql.ts";
import { listRunRows } from "../store/runs.sql.ts";
import { unansweredNote } from "./unanswered.rules.ts";

interface ReviewedRun {
  readonly campaignId: string;
  readonly runId: string;
}

/** Tells at its campaign which models hardly answered a run, unless a newer one has begun. */
export async function noteUnanswered(
  tools: Tools,
  place: Place,
  { campaignId, runId }: ReviewedRun,
): Promise<void> {
  const models = modelsById(await listOperators(tools, place));
  const tallies = await listRunTallies(tools, place, [runId]);
  const note = unansweredNote(
    tallies.map(({ operator_model, asked, failed, failure_kind }) => ({
      name: modelShown(models, operator_model).display_name,
      asked,
      failed,
      reason: failure_kind && failureSentence(failure_kind, operator_model),
    })),
  );
  if (note === undefined) return;
  const { rows } = await listRunRows(tools, place, { campaignId, limit: 1, offset: 0 });
  const [newest] = rows;
  if (newest?.id !== runId || !newest.finished_at) return;
  await noteAttention(tools, place, { campaignId, note, since: newest.finished_at });
}
