import { campaignLimits } from "@citelens/contract/campaign-words";
import type { Campaign } from "@citelens/contract/campaigns";
import type { ErrorCode } from "@citelens/contract/errors";
import { listOperators } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/public.ts";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { beginRun, expectQueries, isUnderWay } from "./begin-run.ts";
import { copyCompetitors, listAsked, replaceQueries } from "./campaign-parts.sql.ts";
import { getLocked } from "./campaign-parts.ts";
import { campaignHalted, campaignRunDue } from "./campaign-topics.ts";
import { missingParts } from "./campaigns.rules.ts";
import {
  type CampaignRow,
  changeCampaign,
  findCampaignRow,
  insertCampaign,
  removeCampaign,
} from "./campaigns.sql.ts";
import { shownCampaigns } from "./shown-campaign.ts";

/** Starts a draft: its first run begins with this very transaction, or nothing has changed. */
export async function launchCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return inTransaction(tools, async (within) => {
    const draft = await getInStatus(within, member, {
      campaignId,
      from: ["DRAFT"],
      refusal: "CAMPAIGN_NOT_DRAFT",
    });
    const available = await listAvailable(within, draft.operator_models);
    const { length: query_count } = await listAsked(within, member, campaignId);
    const missing = missingParts({ ...draft, available, query_count });
    if (Object.keys(missing).length > 0) throw new FieldRefusal(missing);

    const changes = { status: "ACTIVE", launched_at: tools.now(), stop_reason: null } as const;
    await changeCampaign(within, member, { campaignId, changes });
    await beginRun(within, { workspaceId: member.workspaceId, campaignId });
    return getShown(within, member, campaignId);
  });
}

/** Asks once more now. */
export async function runCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return inTransaction(tools, async (within) => {
    await getInStatus(within, member, { campaignId, from: ["ACTIVE"], refusal: "CAMPAIGN_NOT_ACTIVE" });
    if (await isUnderWay(within, { workspaceId: member.workspaceId, campaignId }))
      throw new Refusal("CAMPAIGN_RUNNING");

    await changeCampaign(within, member, { campaignId, changes: { stop_reason: null } });
    await expectQueries(within, member, campaignId);
    await campaignRunDue.announce(within, { workspaceId: member.workspaceId, campaignId });
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

/** What is asked goes on to its end; what still waits is not asked. */
async function halt(tools: Tools, member: Member, { campaignId, to }: Halt): Promise<Campaign> {
  const from = to === "PAUSED" ? (["ACTIVE"] as const) : (["ACTIVE", "PAUSED", "STOPPED"] as const);
  return inTransaction(tools, async (within) => {
    await getInStatus(within, member, { campaignId, from, refusal: "CAMPAIGN_NOT_ACTIVE" });
    const changes = { status: to, next_run_at: null } as const;
    await changeCampaign(within, member, { campaignId, changes });
    await campaignHalted.announce(within, { workspaceId: member.workspaceId, campaignId, isRemoved: false });
    return getShown(within, member, campaignId);
  });
}

/** Goes on from where it stood; what was missed meanwhile is asked once, now. */
export async function activateCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return inTransaction(tools, async (within) => {
    const from = ["PAUSED", "STOPPED", "ARCHIVED"] as const;
    await getInStatus(within, member, { campaignId, from, refusal: "CAMPAIGN_NOT_PAUSED" });
    const changes = { status: "ACTIVE", stop_reason: null } as const;
    await changeCampaign(within, member, { campaignId, changes });
    await beginRun(within, { workspaceId: member.workspaceId, campaignId });
    return getShown(within, member, campaignId);
  });
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

export async function deleteCampaign(tools: Tools, member: Member, campaignId: string): Promise<void> {
  await inTransaction(tools, async (within) => {
    await getLocked(within, member, campaignId);
    await campaignHalted.announce(within, { workspaceId: member.workspaceId, campaignId, isRemoved: true });
    await removeCampaign(within, member, campaignId);
  });
}

async function listAvailable(tools: Tools, models: readonly string[]): Promise<string[]> {
  const operators = await listOperators(tools);
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
