import type { Input } from "@citelens/contract/base/endpoint";
import { pageSizeMax } from "@citelens/contract/base/paging";
import * as contract from "@citelens/contract/content/ads-campaigns";
import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import type { AdCampaignAct } from "@citelens/contract/content/ads-words";
import { call } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import type { AdCampaignsView } from "./ad-campaigns-search.rules.ts";
import { adsRoot } from "./ads.queries.ts";

export const adCampaignsPerPage = 20;

const of = (projectId: string) => ({ params: { projectId } });

/** One page of the filtered list; the previous rows stay visible while it loads. */
export function adCampaignsQuery(workspaceId: string, { page, status, channel }: AdCampaignsView) {
  const query = {
    page,
    page_size: adCampaignsPerPage,
    ...(status !== "ALL" && { status }),
    ...(channel !== "ALL" && { channel }),
  };
  return pageQuery(
    [...adsRoot(workspaceId), "campaigns", query],
    [contract.listAdCampaigns, { ...of(workspaceId), query }],
  );
}

/** The newest campaigns, for selects. */
export function adCampaignsToChooseQuery(workspaceId: string) {
  return endpointQuery(
    [...adsRoot(workspaceId), "campaigns", "to choose"],
    [contract.listAdCampaigns, { ...of(workspaceId), query: { page_size: pageSizeMax } }],
  );
}

export function adCampaignQuery(workspaceId: string, campaignId: string) {
  return endpointQuery(
    [...adsRoot(workspaceId), "campaign", campaignId],
    [contract.getAdCampaign, { params: { projectId: workspaceId, campaignId } }],
  );
}

export type NewAdCampaign = Input<typeof contract.createAdCampaign>["body"];

export function createAdCampaign(workspaceId: string, body: NewAdCampaign): Promise<AdCampaign> {
  return call(contract.createAdCampaign, { ...of(workspaceId), body });
}

export type AdCampaignChanges = Input<typeof contract.updateAdCampaign>["body"];

export interface AdCampaignChange {
  readonly campaignId: string;
  readonly changes: AdCampaignChanges;
}

export function updateAdCampaign(
  projectId: string,
  { campaignId, changes }: AdCampaignChange,
): Promise<AdCampaign> {
  return call(contract.updateAdCampaign, { params: { projectId, campaignId }, body: changes });
}

/** Activation is an act of its own: it sends what was shown. */
export type PlainAct = Exclude<AdCampaignAct, "activate">;

const acts = {
  submit: contract.submitAdCampaign,
  withdraw: contract.withdrawAdCampaign,
  pause: contract.pauseAdCampaign,
  archive: contract.archiveAdCampaign,
} as const satisfies Record<PlainAct, unknown>;

export interface ActOnCampaign {
  readonly campaignId: string;
  readonly act: PlainAct;
}

export function actOnAdCampaign(projectId: string, { campaignId, act }: ActOnCampaign): Promise<AdCampaign> {
  return call(acts[act], { params: { projectId, campaignId } });
}

export interface Duplication {
  readonly campaignId: string;
  readonly key: string;
}

export function duplicateAdCampaign(
  projectId: string,
  { campaignId, key }: Duplication,
): Promise<AdCampaign> {
  return call(contract.duplicateAdCampaign, { params: { projectId, campaignId }, body: { key } });
}

export interface Activation {
  readonly campaignId: string;
  readonly shown: Pick<AdCampaign, "budget_cents" | "daily_cents" | "starts" | "ends">;
}

export function activateAdCampaign(
  projectId: string,
  { campaignId, shown }: Activation,
): Promise<AdCampaign> {
  return call(contract.activateAdCampaign, { params: { projectId, campaignId }, body: shown });
}
