import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { AdCreative, CreativeContent } from "@citelens/contract/content/ads-fields";
import type * as contract from "@citelens/contract/content/ads-library";
import { adLimits, kindOfChannel } from "@citelens/contract/content/ads-words";
import { beginAction } from "#features/accounts/actions/public.ts";
import { idOf } from "#platform/ids.ts";
import { pageOfRows } from "#platform/paging.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AdsDesk, auditAds } from "../store/ads-desk.ts";
import { lockCampaign } from "../store/campaigns.sql.ts";
import { enqueueBring } from "../store/chatgpt-work.ts";
import {
  findCreative,
  insertCreative,
  insertVersion,
  listCreativeRows,
  lockCreative,
  lockCreativesOf,
  setState,
} from "../store/creatives.sql.ts";
import { markPublishersOf } from "../store/publishers-changed.sql.ts";
import { faultSentences, faultsOf } from "./lint.rules.ts";
import { showCreatives } from "./show-creatives.ts";

type CreativeListInput = Pick<ParsedInput<typeof contract.listAdCreatives>, "query"> & {
  readonly url: string;
};

export async function listAdCreatives(
  tools: Tools,
  desk: AdsDesk,
  { query: { page, page_size: pageSize, campaign_id: campaignId, state }, url }: CreativeListInput,
): Promise<Answer<typeof contract.listAdCreatives>> {
  const limits = { limit: pageSize, offset: (page - 1) * pageSize };
  const { count, rows } = await listCreativeRows(tools, desk.place, { campaignId, state, ...limits });
  return pageOfRows(await showCreatives(tools, desk, rows), { count, page, pageSize, url });
}

/** Throws NOT_FOUND. */
export async function showCreative(
  tools: Tools,
  desk: Pick<AdsDesk, "place" | "workspace">,
  creativeId: string,
): Promise<AdCreative> {
  const row = await findCreative(tools, desk.place, creativeId);
  const [shown] = row ? await showCreatives(tools, desk, [row]) : [];
  if (!shown) throw new Refusal("NOT_FOUND");
  return shown;
}

export async function createAdCreative(
  tools: Tools,
  desk: AdsDesk,
  { key, campaign_id: campaignId, content }: ParsedInput<typeof contract.createAdCreative>["body"],
): Promise<AdCreative> {
  const { place, superuser } = desk;
  const id = idOf(`${place.workspaceId} creative ${key}`);
  await inTransaction(tools, async (within) => {
    const campaign = await lockCampaign(within, place, campaignId);
    if (!campaign) throw new FieldRefusal({ campaign_id: [fieldErrors.invalid] });
    if (campaign.status === "ARCHIVED") throw new Refusal("AD_ACT_NOT_ALLOWED");
    if (!(await beginAction(within, { action: "ad-creative.created", subjectId: id, key }))) return;
    if ((await lockCreativesOf(within, place, campaignId)).length >= adLimits.creatives)
      throw new FieldRefusal({ campaign_id: [creativesMany] });
    const kind = kindOfChannel[campaign.channel];
    refuseLong(kind, content);
    await insertCreative(within, place, { id, campaignId, kind, content, authorId: superuser.userId });
    await auditAds(within, desk, { subjectId: id, action: "ad-creative.created" });
  });
  return showCreative(tools, desk, id);
}

const creativesMany = `A campaign may have at most ${adLimits.creatives} creatives.`;
const cardLong = `A card in ChatGPT may have at most ${adLimits.cardCharacters} characters.`;

function refuseLong(kind: AdCreative["kind"], { body }: CreativeContent): void {
  if (kind === "CHAT_CARD" && body.length > adLimits.cardCharacters)
    throw new FieldRefusal({ "content.body": [cardLong] });
}

/** A new version, as a draft: what was approved before is shown no longer. */
export async function updateAdCreative(
  tools: Tools,
  desk: AdsDesk,
  {
    creativeId,
    content,
    version,
  }: ParsedInput<typeof contract.updateAdCreative>["body"] & { readonly creativeId: string },
): Promise<AdCreative> {
  const { place, superuser } = desk;
  await inTransaction(tools, async (within) => {
    const row = await lockedCreative(within, desk, creativeId);
    if (row.version !== version) throw new Refusal("CREATIVE_EDITED");
    refuseLong(row.kind, content);
    await insertVersion(within, place, {
      creativeId,
      version: version + 1,
      content,
      authorId: superuser.userId,
    });
    await markPublishersOf(within, { creativeId, advertiserId: place.workspaceId });
    if (row.kind === "CHAT_CARD") await enqueueBring(within, place, row.campaign_id);
    await auditAds(within, desk, {
      subjectId: creativeId,
      action: "ad-creative.changed",
      details: { version: version + 1 },
    });
  });
  return showCreative(tools, desk, creativeId);
}

/** Throws NOT_FOUND, and CREATIVE_ARCHIVED of one that nothing is done to any more. */
async function lockedCreative(
  within: Tools,
  { place }: AdsDesk,
  creativeId: string,
): Promise<NonNullable<Awaited<ReturnType<typeof lockCreative>>>> {
  const row = await lockCreative(within, place, creativeId);
  if (!row) throw new Refusal("NOT_FOUND");
  if (row.state === "ARCHIVED") throw new Refusal("CREATIVE_ARCHIVED");
  return row;
}

export async function submitAdCreative(tools: Tools, desk: AdsDesk, creativeId: string): Promise<AdCreative> {
  await inTransaction(tools, async (within) => {
    const { state, version, content } = await lockedCreative(within, desk, creativeId);
    if (state !== "DRAFT" && state !== "REJECTED") return;
    const faults = faultsOf(content);
    if (faults.length > 0) throw new FieldRefusal(faultSentences(faults));
    await setState(within, desk.place, { creativeId, version, state: "IN_REVIEW" });
    await auditAds(within, desk, {
      subjectId: creativeId,
      action: "ad-creative.submitted",
      details: { version },
    });
  });
  return showCreative(tools, desk, creativeId);
}

export async function archiveAdCreative(
  tools: Tools,
  desk: AdsDesk,
  creativeId: string,
): Promise<AdCreative> {
  await inTransaction(tools, async (within) => {
    const row = await lockCreative(within, desk.place, creativeId);
    if (!row) throw new Refusal("NOT_FOUND");
    if (row.state === "ARCHIVED") return;
    await setState(within, desk.place, { creativeId, version: row.version, state: "ARCHIVED" });
    await markPublishersOf(within, { creativeId, advertiserId: desk.place.workspaceId });
    if (row.kind === "CHAT_CARD") await enqueueBring(within, desk.place, row.campaign_id);
    await auditAds(within, desk, { subjectId: creativeId, action: "ad-creative.archived" });
  });
  return showCreative(tools, desk, creativeId);
}
