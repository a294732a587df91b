import { campaignLimits } from "@citelens/contract/campaign-words";
import type { Campaign } from "@citelens/contract/campaigns";
import type { ErrorCode } from "@citelens/contract/errors";
import { listOperators } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/public.ts";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { beginRun, expectQueries } from "./begin-run.ts";
import { copyCompetitors, listAsked, replaceQueries } from "./campaign-parts.sql.ts";
import { campaignHalted, campaignRunDue, campaignsUnderWay } from "./campaign-topics.ts";
import { missingParts } from "./campaigns.rules.ts";
import {
  type CampaignRow,
  type Change,
  changeCampaign,
  findCampaignRow,
  insertCampaign,
  removeCampaign,
} from "./campaigns.sql.ts";
import { shownCampaigns } from "./shown-campaign.ts";

/** Starts a draft: its first run begins with this very transaction, or nothing has changed. */
export async function launchCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return inTransaction(tools, async (within) => {
    const draft = await getRow(within, member, campaignId);
    if (draft.status !== "DRAFT") throw new Refusal("CAMPAIGN_NOT_DRAFT");
    const available = await listAvailable(within, draft.operator_models);
    const { length: query_count } = await listAsked(within, member, campaignId);
    const missing = missingParts({ ...draft, available, query_count });
    if (Object.keys(missing).length > 0) throw new FieldRefusal(missing);

    const changes = { status: "ACTIVE", launched_at: tools.now(), stop_reason: null } as const;
    await change(within, member, { campaignId, changes, from: ["DRAFT"] }, "CAMPAIGN_NOT_DRAFT");
    await beginRun(within, { workspaceId: member.workspaceId, campaignId });
    return getShown(within, member, campaignId);
  });
}

/** Asks once more now. */
export async function runCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return inTransaction(tools, async (within) => {
    const underWay = await campaignsUnderWay.announce(within, { workspaceId: member.workspaceId });
    if (underWay.flat().some((one) => one.campaignId === campaignId)) throw new Refusal("CAMPAIGN_RUNNING");

    const changes = { stop_reason: null };
    await change(within, member, { campaignId, changes, from: ["ACTIVE"] }, "CAMPAIGN_NOT_ACTIVE");
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
    const changes = { status: to, next_run_at: null } as const;
    await change(within, member, { campaignId, changes, from }, "CAMPAIGN_NOT_ACTIVE");
    await campaignHalted.announce(within, { workspaceId: member.workspaceId, campaignId, isRemoved: false });
    return getShown(within, member, campaignId);
  });
}

/** Goes on from where it stood; what was missed meanwhile is asked once, now. */
export async function activateCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  return inTransaction(tools, async (within) => {
    const changes = { status: "ACTIVE", stop_reason: null } as const;
    const from = ["PAUSED", "STOPPED", "ARCHIVED"] as const;
    await change(within, member, { campaignId, changes, from }, "CAMPAIGN_NOT_PAUSED");
    await beginRun(within, { workspaceId: member.workspaceId, campaignId });
    return getShown(within, member, campaignId);
  });
}

/** A draft of the same parts, without the history. */
export async function duplicateCampaign(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  const copyId = newId();
  return inTransaction(tools, async (within) => {
    const row = await getRow(within, member, campaignId);
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
    await campaignHalted.announce(within, { workspaceId: member.workspaceId, campaignId, isRemoved: true });
    if (!(await removeCampaign(within, member, campaignId))) throw new Refusal("NOT_FOUND");
  });
}

async function listAvailable(tools: Tools, models: readonly string[]): Promise<string[]> {
  const operators = await listOperators(tools);
  return operators.filter(({ id, available }) => available && models.includes(id)).map(({ id }) => id);
}

/** Changes a campaign that has one of the right statuses at this very moment; else it is refused, or not there. */
async function change(within: Tools, member: Member, wanted: Change, refusal: ErrorCode): Promise<void> {
  if (await changeCampaign(within, member, wanted)) return;
  const row = await findCampaignRow(within, member, wanted.campaignId);
  throw new Refusal(row ? refusal : "NOT_FOUND");
}

async function getRow(tools: Tools, member: Member, campaignId: string): Promise<CampaignRow> {
  const row = await findCampaignRow(tools, member, campaignId);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

async function getShown(tools: Tools, member: Member, campaignId: string): Promise<Campaign> {
  const [shown] = await shownCampaigns(tools, member, [await getRow(tools, member, campaignId)]);
  if (!shown) throw new Refusal("NOT_FOUND");
  return shown;
}
