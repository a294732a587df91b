import { dayIn } from "@citelens/contract/base/days";
import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import * as contract from "@citelens/contract/content/ads-campaigns";
import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import { adLimits } from "@citelens/contract/content/ads-words";
import { industries } from "@citelens/contract/workspaces/industries";
import { beginAction } from "#features/accounts/actions/public.ts";
import { campaigns as queryCampaigns } from "#features/campaigns/lookup/public.ts";
import { definedOnly } from "#platform/defined-only.ts";
import { idOf } from "#platform/ids.ts";
import { pageOfRows } from "#platform/paging.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { inTurn } from "../chatgpt/account-turn.ts";
import { changeDaily, currencyOf } from "../chatgpt/change-money.ts";
import { copyCreatives } from "../creatives/of-campaign.ts";
import { listReviews } from "../creatives/review-log.ts";
import { type AdsDesk, auditAds } from "../store/ads-desk.ts";
import { isOver } from "../store/campaign-actions.rules.ts";
import {
  type AdCampaignRow,
  findCampaign,
  insertCampaign,
  listCampaignRows,
  lockCampaign,
  updateCampaign,
} from "../store/campaigns.sql.ts";
import { enqueueBring } from "../store/chatgpt-work.ts";
import { markPublishersOf } from "../store/publishers-changed.sql.ts";
import { showCampaigns } from "./show-campaigns.ts";

type CampaignListInput = Pick<ParsedInput<typeof contract.listAdCampaigns>, "query"> & {
  readonly url: string;
};

export async function listAdCampaigns(
  tools: Tools,
  desk: AdsDesk,
  { query: { page, page_size: pageSize, channel, status }, url }: CampaignListInput,
): Promise<Answer<typeof contract.listAdCampaigns>> {
  const { count, rows } = await listCampaignRows(tools, desk.place, {
    channel,
    status,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return pageOfRows(await showCampaigns(tools, desk, rows), { count, page, pageSize, url });
}

export async function getAdCampaign(
  tools: Tools,
  desk: AdsDesk,
  campaignId: string,
): Promise<contract.AdCampaignDetails> {
  return {
    ...(await showCampaign(tools, desk, campaignId)),
    reviews: await listReviews(tools, desk.place, campaignId),
  };
}

/** Throws NOT_FOUND. */
export async function showCampaign(tools: Tools, desk: AdsDesk, campaignId: string): Promise<AdCampaign> {
  const row = await findCampaign(tools, desk.place, campaignId);
  const [shown] = row ? await showCampaigns(tools, desk, [row]) : [];
  if (!shown) throw new Refusal("NOT_FOUND");
  return shown;
}

type NewCampaign = ParsedInput<typeof contract.createAdCampaign>["body"];

export async function createAdCampaign(
  tools: Tools,
  desk: AdsDesk,
  { key, ...body }: NewCampaign,
): Promise<AdCampaign> {
  await checkFields(tools, desk, body);
  const id = idOfKey(desk, key);
  await inTransaction(tools, async (within) => {
    if (!(await beginAction(within, { action: "ad-campaign.created", subjectId: id, key, given: body })))
      return;
    const now = within.now();
    const money = { currency: await currencyOf(within, desk.place, body.channel) };
    await insertCampaign(within, desk.place, {
      ...body,
      ...money,
      id,
      status: "DRAFT",
      created: now,
      updated: now,
    });
    await auditAds(within, desk, {
      subjectId: id,
      action: "ad-campaign.created",
      details: { channel: body.channel, name: body.name },
    });
  });
  return showCampaign(tools, desk, id);
}

type Changes = ParsedInput<typeof contract.updateAdCampaign>["body"];

/** Updates a campaign; what is paid in ChatGPT is changed there first, and here once it was taken. */
export async function updateAdCampaign(
  tools: Tools,
  desk: AdsDesk,
  { campaignId, typed_cents: typedCents, ...body }: Changes & { readonly campaignId: string },
): Promise<AdCampaign> {
  await checkFields(tools, desk, body);
  const changes = definedOnly(body);
  const store = () => storeChanges(tools, desk, { campaignId, changes });
  const found = await findCampaign(tools, desk.place, campaignId);
  if (found?.channel !== "CHATGPT") await store();
  else
    await inTurn(tools, desk.place, async (signal) => {
      const before = await findCampaign(tools, desk.place, campaignId);
      if (!before || before.status === "ARCHIVED") throw new Refusal("AD_ACT_NOT_ALLOWED");
      const after = { ...before, ...changes };
      refuseFaults(after);
      await changeDaily(tools, desk.place, { before, after, typedCents, signal });
      await store();
    });
  return showCampaign(tools, desk, campaignId);
}

interface ToStore {
  readonly campaignId: string;
  readonly changes: Omit<Partial<NewCampaign>, "key" | "channel">;
}

/** Stores changes; what changes whom a campaign fits is looked for anew on every site that may take it. */
async function storeChanges(tools: Tools, desk: AdsDesk, { campaignId, changes }: ToStore): Promise<void> {
  await inTransaction(tools, async (within) => {
    const row = await lockedCampaign(within, desk, campaignId);
    if (row.status === "ARCHIVED") throw new Refusal("AD_ACT_NOT_ALLOWED");
    const after = { ...row, ...changes };
    refuseFaults(after);
    await updateCampaign(within, desk.place, campaignId, {
      ...changes,
      version: row.version + 1,
      // One that had ended goes on where its last day was moved: by an act of its own.
      ...(row.status === "ENDED" && !isOver(after, today(within, desk)) && { status: "PAUSED" as const }),
    });
    await markPublishersOf(within, { advertiserId: desk.place.workspaceId, campaignIds: [campaignId] });
    if (row.channel === "CHATGPT") await enqueueBring(within, desk.place, campaignId);
    await auditAds(within, desk, {
      subjectId: campaignId,
      action: "ad-campaign.changed",
      details: { budget_cents: after.budget_cents, daily_cents: after.daily_cents },
    });
  });
}

export async function duplicateAdCampaign(
  tools: Tools,
  desk: AdsDesk,
  { campaignId, key }: { readonly campaignId: string; readonly key: string },
): Promise<AdCampaign> {
  const id = idOfKey(desk, key);
  await inTransaction(tools, async (within) => {
    const { workspace_id: _, ...row } = await lockedCampaign(within, desk, campaignId);
    if (!(await beginAction(within, { action: "ad-campaign.duplicated", subjectId: id, key }))) return;
    const now = within.now();
    const day = today(within, desk);
    await insertCampaign(within, desk.place, {
      ...row,
      id,
      name: copiedName(row.name),
      status: "DRAFT",
      starts: later(row.starts, day),
      ends: row.ends !== null && row.ends < day ? null : row.ends,
      version: 1,
      note: null,
      created: now,
      updated: now,
    });
    await copyCreatives(within, desk, { from: campaignId, to: id });
    await auditAds(within, desk, {
      subjectId: id,
      action: "ad-campaign.duplicated",
      details: { from: campaignId },
    });
  });
  return showCampaign(tools, desk, id);
}

/** Later one of two days. */
function later(one: string, other: string): string {
  return [one, other].toSorted().at(-1) ?? one;
}

function copiedName(name: string): string {
  return `Copy of ${name}`.slice(0, adLimits.campaignName.max);
}

/** The same key makes the same id, so that a second click finds what the first one made. */
function idOfKey({ place }: AdsDesk, key: string): string {
  return idOf(`${place.workspaceId} ${key}`);
}

/** Throws NOT_FOUND. */
export async function lockedCampaign(
  within: Tools,
  { place }: AdsDesk,
  campaignId: string,
): Promise<AdCampaignRow> {
  const row = await lockCampaign(within, place, campaignId);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

/** A day of the advertiser's. */
export function today(tools: Pick<Tools, "now">, { workspace }: AdsDesk): string {
  return dayIn(workspace.time_zone, tools.now());
}

function refuseFaults(row: Pick<AdCampaignRow, "budget_cents" | "daily_cents" | "starts" | "ends">): void {
  const faults = contract.adCampaignFaults(row);
  if (faults.length > 0)
    throw new FieldRefusal(Object.fromEntries(faults.map(({ field, fault }) => [field, [fault]])));
}

async function checkFields(
  tools: Tools,
  { place }: AdsDesk,
  { category, query_campaign_id }: Pick<Changes, "category" | "query_campaign_id">,
): Promise<void> {
  if (category !== undefined && !industries.some(({ id }) => id === category))
    throw new FieldRefusal({ category: [fieldErrors.industry] });
  if (!query_campaign_id) return;
  const [known] = await queryCampaigns.listRows(tools, place, [query_campaign_id]);
  if (!known) throw new FieldRefusal({ query_campaign_id: [fieldErrors.invalid] });
}
