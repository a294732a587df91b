import type { AdCreative, CreativeContent } from "@citelens/contract/content/ads-fields";
import * as contract from "@citelens/contract/content/ads-library";
import type { CreativeState } from "@citelens/contract/content/ads-words";
import { call } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { adsRoot } from "../ads.queries.ts";

export const creativesPerPage = 12;
export const observedPerPage = 20;

export interface CreativesAsked {
  readonly page: number;
  readonly state?: CreativeState;
  readonly campaign_id?: string;
}

/** One page of creatives; those before stay visible while it loads. */
export function creativesQuery(workspaceId: string, asked: CreativesAsked) {
  const query = { ...asked, page_size: creativesPerPage };
  return pageQuery(
    [...adsRoot(workspaceId), "creatives", query],
    [contract.listAdCreatives, { params: { projectId: workspaceId }, query }],
  );
}

export function versionsQuery(workspaceId: string, creativeId: string) {
  return endpointQuery(
    [...adsRoot(workspaceId), "versions", creativeId],
    [contract.listCreativeVersions, { params: { projectId: workspaceId, creativeId } }],
  );
}

/** Faults that a review would refuse in a text; what was found before stays while it is looked at again. */
export function checkQuery(workspaceId: string, content: CreativeContent) {
  return pageQuery(
    [...adsRoot(workspaceId), "check", content],
    [contract.checkAdCreative, { params: { projectId: workspaceId }, body: { content } }],
  );
}

interface CreativeText {
  readonly content: CreativeContent;
}

export interface NewCreative extends CreativeText {
  readonly key: string;
  readonly campaign_id: string;
}

export interface CreativeEdit extends CreativeText {
  readonly creativeId: string;
  /** The version that was changed. */
  readonly version: number;
}

export function saveCreative(projectId: string, change: NewCreative | CreativeEdit): Promise<AdCreative> {
  if (!("creativeId" in change)) {
    return call(contract.createAdCreative, { params: { projectId }, body: change });
  }
  const { creativeId, version, content } = change;
  return call(contract.updateAdCreative, { params: { projectId, creativeId }, body: { content, version } });
}

export function submitCreative(projectId: string, creativeId: string): Promise<AdCreative> {
  return call(contract.submitAdCreative, { params: { projectId, creativeId } });
}

export function archiveCreative(projectId: string, creativeId: string): Promise<AdCreative> {
  return call(contract.archiveAdCreative, { params: { projectId, creativeId } });
}

/** One page of the ads that were seen with answers. */
export function observedQuery(
  workspaceId: string,
  { page, search }: { readonly page: number; readonly search: string },
) {
  const query = { page, page_size: observedPerPage, search };
  return pageQuery(
    [...adsRoot(workspaceId), "observed", query],
    [contract.listObservedAds, { params: { projectId: workspaceId }, query }],
  );
}
