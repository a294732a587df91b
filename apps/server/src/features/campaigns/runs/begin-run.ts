import { fieldErrors } from "@citelens/contract/base/field-errors";
import { expectFeature } from "#features/organizations/features/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { listAsked } from "../store/campaign-parts.sql.ts";
import { recordRun, scheduleNext } from "../store/campaigns.sql.ts";
import { type CampaignPlace, campaignRunDue, campaignsUnderWay } from "./campaign-topics.ts";

/**
 * Begins a run in the caller's transaction, in which the campaign is held. Throws NOT_ENOUGH_CREDITS, FEATURE_OFF, or a refusal of
 * `queries` where there is nothing to ask.
 */
export async function beginRun(within: Tools, place: CampaignPlace): Promise<void> {
  const { organization_id } = await settingsOf(within, place);
  await expectFeature(within, organization_id, "campaign_runs");
  await expectQueries(within, place);
  await recordRun(within, place, place.campaignId);
  await campaignRunDue.announce(within, place);
}

/** Begins a run of the schedule, after which the next one is due. */
export async function beginScheduledRun(within: Tools, place: CampaignPlace): Promise<void> {
  await scheduleAfterNow(within, place);
  await beginRun(within, place);
}

export async function scheduleAfterNow(within: Tools, place: CampaignPlace): Promise<void> {
  const { campaignId } = place;
  const { time_zone: timeZone } = await settingsOf(within, place);
  await scheduleNext(within, place, { campaignId, timeZone });
}

async function settingsOf(within: Tools, { workspaceId }: CampaignPlace) {
  const workspace = await findWorkspaceSettings(within, workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  return workspace;
}

/** The queries themselves are looked at: a counter may be wrong, and a run of nothing must not begin. */
export async function expectQueries(within: Tools, place: CampaignPlace): Promise<void> {
  const queries = await listAsked(within, place, place.campaignId);
  if (queries.length === 0) throw new FieldRefusal({ queries: [fieldErrors.queriesNone] });
}

/** Whether a run is under way; asked while the campaign is held. */
export async function isUnderWay(within: Tools, place: CampaignPlace): Promise<boolean> {
  const replies = await campaignsUnderWay.announce(within, place);
  return replies.flat().some(({ campaignId }) => campaignId === place.campaignId);
}
