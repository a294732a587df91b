import { hourMs, later } from "@citelens/contract/base/days";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import type { CampaignPlace } from "#features/campaigns/runs/public.ts";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { laneOf, listOperators } from "#features/operators/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { announceAsked } from "../counts/announce-count-changes.ts";
import type { CountedAnswer } from "../store/answers-counted.ts";
import { failureSentence } from "../store/retry.rules.ts";
import { finishRuns, insertRun, type NewAnswer } from "../store/runs.sql.ts";
import { noteDue } from "../store/turns.sql.ts";
import { useOf } from "../store/use-of.rules.ts";

/** A run that is not done by then is ended: the next one of a daily campaign is about to begin. */
export const runHoursMax = 20;

/**
 * Begins a run in the caller's transaction: holds its credits and queues its answers. Models that cannot be asked now
 * are told as failed at once and cost nothing. Throws NOT_ENOUGH_CREDITS.
 */
export async function startRun(within: Tools, place: CampaignPlace): Promise<void> {
  const { workspaceId, campaignId } = place;
  const asked = await campaigns.findAsked(within, place, campaignId);
  const workspace = await findWorkspaceSettings(within, workspaceId);
  const operators = await listOperators(within, place);
  if (!asked || !workspace) throw new Refusal("NOT_FOUND");

  const { campaign, queries } = asked;
  const now = within.now();
  const runId = newId();
  const waiting = new Map<string, number>();
  const rows = queries.flatMap((query) =>
    campaign.operator_models.flatMap((model) => {
      const operator = operators.find(({ id }) => id === model);
      const lane = laneOf(within.ai, model) ?? "none";
      return Array.from({ length: campaign.repeats }, (_, repeat): PlannedAnswer => {
        const queueOrder = waiting.get(lane) ?? 0;
        waiting.set(lane, queueOrder + 1);
        const row = {
          workspace_id: workspaceId,
          id: newId(),
          run_id: runId,
          campaign_id: campaignId,
          organization_id: workspace.organization_id,
          query_id: query.id,
          query_text: query.text,
          branded: query.branded,
          operator_model: model,
          lane,
          repeat,
          queue_order: queueOrder,
          country: query.country ?? campaign.country,
          language: query.language ?? campaign.language,
          created: now,
          not_before: now,
          ...nothingYet,
        };
        return operator?.available
          ? { ...row, status: "PENDING", credits: operator.credits_per_answer }
          : { ...row, ...unavailable, answered_at: now };
      });
    }),
  );
  const credits = rows.reduce((sum, row) => sum + row.credits, 0);
  const holdKey = credits > 0 ? `run:${runId}` : null;
  if (holdKey !== null) {
    await creditHolds.reserve(within, {
      organizationId: workspace.organization_id,
      workspaceId,
      key: holdKey,
      amount: credits,
      action: 1,
      object: useOf(campaign, null),
      expiresAt: later(now, (runHoursMax + 4) * hourMs),
    });
  }
  const run = {
    workspace_id: workspaceId,
    id: runId,
    campaign_id: campaignId,
    organization_id: workspace.organization_id,
    status: "RUNNING" as const,
    hold_key: holdKey,
    cost_usd: 0,
    cost_is_guessed: false,
    created: now,
    finished_at: null,
  };
  await insertRun(within, run, rows);
  await announceAsked(within, rows);
  await finishRuns(within, [{ workspace_id: workspaceId, id: runId }]);
  const pending = new Set(rows.filter(({ status }) => status === "PENDING").map(({ lane }) => lane));
  await noteDue(
    within,
    [...pending].map((lane) => ({ lane, organization_id: workspace.organization_id, at: now })),
  );
}

type PlannedAnswer = NewAnswer & CountedAnswer;

const nothingYet = {
  failure_kind: null,
  answered_at: null,
  model_id: null,
  analyser_version: null,
  mentions: [],
  unknown_to_model: false,
  citations: [],
} as const;

const unavailable = {
  status: "FAILED",
  credits: 0,
  failure_kind: "misconfigured",
  failure: failureSentence("misconfigured"),
} as const;
