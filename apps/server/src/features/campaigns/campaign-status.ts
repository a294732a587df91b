import type { ErrorCode } from "@citelens/contract/base/errors";
import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import type { Campaign } from "@citelens/contract/visibility/campaigns";
import { listOperators } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { getLocked } from "./campaign-parts.ts";
import { isRunMissed, missingParts, runNotBegun } from "./campaigns.rules.ts";
import {
  beginRun,
  beginScheduledRun,
  expectQueries,
  isUnderWay,
  scheduleAfterNow,
} from "./runs/begin-run.ts";
import { type CampaignPlace, campaignHalted } from "./runs/campaign-topics.ts";
import { shownCampaigns } from "./shown-campaign.ts";
import { copyCompetitors, listAsked, replaceQueries } from "./store/campaign-parts.sql.ts";
import {
  type Attention,
  type CampaignRow,
  changeCampaign,
  findCampaignRow,
  insertCampaign,
  setAttention,
} from "./store/campaigns.sql.ts";

/** Starts a draft: its first run begins with this very transaction, or nothing has changed. */
export async function launchCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return inTransaction(tools, async (within) => {
    const draft = await getInStatus(within, member, {
      campaignId,
      from: ["DRAFT"],
      refusal: "CAMPAIGN_NOT_DRAFT",
    });
    const available = await listAvailable(within, member, draft.operator_models);
    const { length: query_count } = await listAsked(within, member, campaignId);
    const missing = missingParts({ ...draft, available, query_count });
    if (Object.keys(missing).length > 0) throw new FieldRefusal(missing);

    const changes = { status: "ACTIVE", launched_at: tools.now(), stop_reason: null } as const;
    await changeCampaign(within, member, { campaignId, changes });
    await beginScheduledRun(within, { ...member, campaignId });
    return getShown(within, member, campaignId);
  });
}

/** Asks once more now; the scheduled runs stay as they are. */
export async function runCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return inTransaction(tools, async (within) => {
    await getInStatus(within, member, { campaignId, from: ["ACTIVE"], refusal: "CAMPAIGN_NOT_ACTIVE" });
    const place = { ...member, campaignId };
    if (await isUnderWay(within, place)) throw new Refusal("CAMPAIGN_RUNNING");
    await beginRun(within, place);
    return getShown(within, member, campaignId);
  });
}

export function pauseCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return halt(tools, member, { campaignId, to: "PAUSED" });
}

export function archiveCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return halt(tools, member, { campaignId, to: "ARCHIVED" });
}

interface Halt {
  readonly campaignId: string;
  readonly to: "PAUSED" | "ARCHIVED";
}

/** Halts a campaign: what is asked goes on to its end; what still waits is not asked. When it would run next is kept. */
async function halt(tools: Tools, member: Member, { campaignId, to }: Halt): Promise<Campaign> {
  const from = to === "PAUSED" ? (["ACTIVE"] as const) : (["ACTIVE", "PAUSED", "STOPPED"] as const);
  return inTransaction(tools, async (within) => {
    await getInStatus(within, member, { campaignId, from, refusal: "CAMPAIGN_NOT_ACTIVE" });
    await changeCampaign(within, member, { campaignId, changes: { status: to } });
    await campaignHalted.announce(within, { ...member, campaignId, isRemoved: false });
    return getShown(within, member, campaignId);
  });
}

/**
 * Goes on with its schedule. What fell due meanwhile is asked once, now; without the credits for that the campaign is
 * active all the same, says why nothing is asked, and waits for its next run.
 */
export async function activateCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return inTransaction(tools, async (within) => {
    const from = ["PAUSED", "STOPPED", "ARCHIVED"] as const;
    const row = await getInStatus(within, member, { campaignId, from, refusal: "CAMPAIGN_NOT_PAUSED" });
    const place = { ...member, campaignId };
    await expectQueries(within, place);
    const changes = { status: "ACTIVE", stop_reason: null } as const;
    await changeCampaign(within, member, { campaignId, changes });
    // What is under way still ends by itself, and the schedule begins what is due after it.
    if (isRunMissed(row, within.now()) && !(await isUnderWay(within, place))) await catchUp(within, place);
    return getShown(within, member, campaignId);
  });
}

/** Tells those who look at an active campaign why it needs their attention, unless a run of it has begun since. */
export function noteAttention(tools: Tools, place: Place, attention: Attention): Promise<void> {
  return setAttention(tools, place, attention);
}

async function catchUp(within: Tools, place: CampaignPlace): Promise<void> {
  try {
    await inTransaction(within, (attempt) => beginScheduledRun(attempt, place));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "NOT_ENOUGH_CREDITS") throw error;
    await scheduleAfterNow(within, place);
    const changes = { stop_reason: runNotBegun };
    await changeCampaign(within, place, { campaignId: place.campaignId, changes });
  }
}

/** A draft of the same parts, without the history. */
export async function duplicateCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  const copyId = newId();
  return inTransaction(tools, async (within) => {
    const row = await getLocked(within, member, campaignId);
    const queries = await listAsked(within, member, campaignId);
    await insertCampaign(within, member, {
      id: copyId,
      name: `${row.name} (copy)`.slice(0, campaignLimits.nameCharacters),
      campaign_type: row.campaign_type,
      status: "DRAFT",
      frequency: row.frequency,
      repeats: row.repeats,
      brand_name: row.brand_name,
      brand_aliases: row.brand_aliases,
      brand_domains: row.brand_domains,
      brand_name_settings: row.brand_name_settings,
      operator_models: row.operator_models,
      country: row.country,
      language: row.language,
      query_count: queries.length,
      created: tools.now(),
    });
    await replaceQueries(within, member, { campaignId: copyId, queries });
    await copyCompetitors(within, member, { fromId: campaignId, toId: copyId });
    return getShown(within, member, copyId);
  });
}

async function listAvailable(tools: Tools, place: Place, models: readonly string[]): Promise<string[]> {
  const operators = await listOperators(tools, place);
  return operators.filter(({ id, available }) => available && models.includes(id)).map(({ id }) => id);
}

interface InStatus {
  readonly campaignId: string;
  readonly from: readonly CampaignRow["status"][];
  readonly refusal: ErrorCode;
}

/** Holds a campaign that has one of the right statuses; of any other it is refused. */
async function getInStatus(
  within: Tools,
  member: Member,
  { campaignId, from, refusal }: InStatus,
): Promise<CampaignRow> {
  const row = await getLocked(within, member, campaignId);
  if (!from.includes(row.status)) throw new Refusal(refusal);
  return row;
}

async function getShown(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  const row = await findCampaignRow(tools, member, campaignId);
  const [shown] = row ? await shownCampaigns(tools, member, [row]) : [];
  if (!shown) throw new Refusal("NOT_FOUND");
  return shown;
}
