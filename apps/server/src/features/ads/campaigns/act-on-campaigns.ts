import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { activateAdCampaign as activateContract } from "@citelens/contract/content/ads-campaigns";
import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import type { AdCampaignAct, AdCampaignStatus } from "@citelens/contract/content/ads-words";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { inTurn } from "../chatgpt/account-turn.ts";
import { chatGptActions } from "../chatgpt/chatgpt-actions.ts";
import { archiveCreatives, submitDrafts, withdrawCreatives } from "../creatives/of-campaign.ts";
import { type AdsDesk, auditAds } from "../store/ads-desk.ts";
import { afterReview, isAllowed, isOver } from "../store/campaign-actions.rules.ts";
import { type AdCampaignRow, countCreatives, findCampaign, updateCampaign } from "../store/campaigns.sql.ts";
import { markPublishersOf } from "../store/publishers-changed.sql.ts";
import { lockedCampaign, showCampaign, today } from "./edit-campaigns.ts";

type CampaignConfirmation = ParsedInput<typeof activateContract>["body"];

/** Acts on a campaign as a whole; each is done once, however often it is asked for. */
export const campaignActions = { submit, withdraw, activate, pause, archive } as const;

interface CampaignAction {
  readonly campaignId: string;
  readonly act: AdCampaignAct;
  readonly verb: string;
  /** Status in which nothing is left to do. */
  readonly done: AdCampaignStatus;
  /** Throws where it may not be done, or resolves to what the campaign is then. */
  readonly run: (within: Tools, row: AdCampaignRow) => Promise<AdCampaignStatus>;
}

function submit(tools: Tools, desk: AdsDesk, campaignId: string): Promise<AdCampaign> {
  const run = async (within: Tools): Promise<AdCampaignStatus> => {
    await submitDrafts(within, desk, campaignId);
    return reviewed(within, desk, campaignId);
  };
  return perform(tools, desk, { campaignId, act: "submit", verb: "submitted", done: "IN_REVIEW", run });
}

/** Throws AD_CREATIVES_MISSING where there is nothing that could be reviewed or shown. */
async function reviewed(within: Tools, { place }: AdsDesk, campaignId: string): Promise<AdCampaignStatus> {
  const counts = (await countCreatives(within, place, [campaignId])).get(campaignId);
  const after = afterReview({ inReview: counts?.inReview ?? 0, approved: counts?.approved ?? 0 });
  if (after === "DRAFT") throw new Refusal("AD_CREATIVES_MISSING");
  return after;
}

function withdraw(tools: Tools, desk: AdsDesk, campaignId: string): Promise<AdCampaign> {
  const run = async (within: Tools): Promise<AdCampaignStatus> => {
    await withdrawCreatives(within, desk, campaignId);
    return "DRAFT";
  };
  return perform(tools, desk, { campaignId, act: "withdraw", verb: "withdrawn", done: "DRAFT", run });
}

function activate(
  tools: Tools,
  desk: AdsDesk,
  { campaignId, ...shown }: CampaignConfirmation & { readonly campaignId: string },
): Promise<AdCampaign> {
  const run = async (within: Tools, row: AdCampaignRow): Promise<AdCampaignStatus> => {
    if (!isAsShown(row, shown)) throw new Refusal("AD_CAMPAIGN_CHANGED");
    if (isOver(row, today(within, desk))) throw new Refusal("AD_CAMPAIGN_OVER");
    const counts = (await countCreatives(within, desk.place, [campaignId])).get(campaignId);
    if (!counts?.approved) throw new Refusal("AD_NOT_APPROVED");
    return "ACTIVE";
  };
  return perform(tools, desk, { campaignId, act: "activate", verb: "activated", done: "ACTIVE", run });
}

function isAsShown(row: AdCampaignRow, shown: CampaignConfirmation): boolean {
  return (
    row.budget_cents === shown.budget_cents &&
    row.daily_cents === shown.daily_cents &&
    row.starts === shown.starts &&
    row.ends === shown.ends
  );
}

function pause(tools: Tools, desk: AdsDesk, campaignId: string): Promise<AdCampaign> {
  const run = async (): Promise<AdCampaignStatus> => "PAUSED";
  return perform(tools, desk, { campaignId, act: "pause", verb: "paused", done: "PAUSED", run });
}

function archive(tools: Tools, desk: AdsDesk, campaignId: string): Promise<AdCampaign> {
  const run = async (within: Tools): Promise<AdCampaignStatus> => {
    await archiveCreatives(within, desk, campaignId);
    return "ARCHIVED";
  };
  return perform(tools, desk, { campaignId, act: "archive", verb: "archived", done: "ARCHIVED", run });
}

async function perform(tools: Tools, desk: AdsDesk, action: CampaignAction): Promise<AdCampaign> {
  const row = await findCampaign(tools, desk.place, action.campaignId);
  if (row?.channel === "CHATGPT" && isOutside(action.act)) await performOutside(tools, desk, action);
  else await settle(tools, desk, action);
  return showCampaign(tools, desk, action.campaignId);
}

type OutsideAction = keyof typeof chatGptActions;

function isOutside(act: AdCampaignAct): act is OutsideAction {
  return act in chatGptActions;
}

/** First outside, while no row is held, and then here: whoever asks for the same meanwhile finds it done. */
async function performOutside(tools: Tools, desk: AdsDesk, action: CampaignAction): Promise<void> {
  const { place } = desk;
  await inTurn(tools, place, async (signal) => {
    const row = await findCampaign(tools, place, action.campaignId);
    if (row?.status === action.done || !isOutside(action.act)) return;
    if (!row || !isAllowed(row.status, action.act)) throw new Refusal("AD_ACT_NOT_ALLOWED");
    if (action.act === "activate") await action.run(tools, row);
    await chatGptActions[action.act](tools, place, { row, signal });
    try {
      await settle(tools, desk, action);
    } catch (error) {
      if (action.act === "activate") await chatGptActions.pause(tools, place, { row, signal });
      throw error;
    }
  });
}

async function settle(
  tools: Tools,
  desk: AdsDesk,
  { campaignId, act, verb, done, run }: CampaignAction,
): Promise<void> {
  await inTransaction(tools, async (within) => {
    const row = await lockedCampaign(within, desk, campaignId);
    if (row.status === done) return;
    if (!isAllowed(row.status, act)) throw new Refusal("AD_ACT_NOT_ALLOWED");
    const status = await run(within, row);
    await updateCampaign(within, desk.place, campaignId, { status, note: null });
    await markPublishersOf(within, { advertiserId: desk.place.workspaceId, campaignIds: [campaignId] });
    await auditAds(within, desk, { subjectId: campaignId, action: `ad-campaign.${verb}` });
  });
}
