import type { Input } from "@citelens/contract/base/endpoint";
import { approveAdCreative, listReviewQueue, rejectAdCreative } from "@citelens/contract/content/ads-library";
import * as network from "@citelens/contract/content/ads-network";
import { call } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { adsRoot } from "../ads.queries.ts";

export const networkRowsPerPage = 20;
/** Most workspaces that are found for an invitation. */
const foundMax = 10;

const root = (workspaceId: string) => [...adsRoot(workspaceId), "network"] as const;

interface PublisherListQuery {
  readonly search: string;
  readonly page: number;
}

export function publishersQuery(projectId: string, asked: PublisherListQuery) {
  return pageQuery(
    [...root(projectId), "publishers", asked],
    [network.listAdPublishers, { params: { projectId }, query: { ...asked, page_size: networkRowsPerPage } }],
  );
}

export function reviewQueueQuery(projectId: string, page: number) {
  return pageQuery(
    [...root(projectId), "reviews", page],
    [listReviewQueue, { params: { projectId }, query: { page, page_size: networkRowsPerPage } }],
  );
}

export function invitableQuery(projectId: string, search: string) {
  return pageQuery(
    [...root(projectId), "invitable", search],
    [network.workspacesToInvite, { params: { projectId }, query: { search, page_size: foundMax } }],
  );
}

/** A website of the network, as seen from a workspace's ads. */
export interface PublisherPlace {
  readonly projectId: string;
  readonly publisherId: string;
}

const ofPublisher = ({ projectId, publisherId }: PublisherPlace) =>
  [...root(projectId), publisherId] as const;

export function publisherQuery(params: PublisherPlace) {
  return endpointQuery([...ofPublisher(params), "itself"], [network.getAdPublisher, { params }]);
}

export function placementsQuery(params: PublisherPlace) {
  return endpointQuery([...ofPublisher(params), "placements"], [network.listAdPlacements, { params }]);
}

interface AskedMatches {
  /** Undefined for all of them. */
  readonly placementId: string | undefined;
  readonly page: number;
}

export function matchesQuery(params: PublisherPlace, { placementId, page }: AskedMatches) {
  return pageQuery(
    [...ofPublisher(params), "matches", placementId, page],
    [
      network.listAdMatches,
      {
        params,
        query: {
          page,
          page_size: networkRowsPerPage,
          ...(placementId !== undefined && { placement_id: placementId }),
        },
      },
    ],
  );
}

export function refusalsQuery(params: PublisherPlace) {
  return endpointQuery([...ofPublisher(params), "refusals"], [network.listAdRefusals, { params }]);
}

export interface AskedPage {
  readonly page_url: string;
  /** The key of a placement. */
  readonly placement: string;
}

/** Preview of what the page shows now: it is asked anew each time, since another hour may show another passage. */
export function previewQuery(params: PublisherPlace, query: AskedPage) {
  return endpointQuery(
    [...ofPublisher(params), "preview", query],
    [network.previewAdPage, { params, query }],
    { staleTime: 0, gcTime: 0 },
  );
}

type Body<E extends Parameters<typeof call>[0]> = Input<E> extends { readonly body: infer B } ? B : never;
type ForPublisher = Pick<PublisherPlace, "publisherId">;
type ForPlacement = ForPublisher & { readonly placementId: string };

/** The changes, each to be given to `useAdsChange`. */
export const networkChanges = {
  invite: (projectId: string, body: Body<typeof network.inviteAdPublisher>) =>
    call(network.inviteAdPublisher, { params: { projectId }, body }),
  update: (
    projectId: string,
    { publisherId, ...body }: ForPublisher & Body<typeof network.updateAdPublisher>,
  ) => call(network.updateAdPublisher, { params: { projectId, publisherId }, body }),
  /** Throws the switch that stops everything, or takes it back. */
  setStopped: (
    projectId: string,
    { publisherId, isStopped }: ForPublisher & { readonly isStopped: boolean },
  ) =>
    call(isStopped ? network.stopAdPublisher : network.resumeAdPublisher, {
      params: { projectId, publisherId },
    }),
  createPlacement: (
    projectId: string,
    { publisherId, ...body }: ForPublisher & Body<typeof network.createAdPlacement>,
  ) => call(network.createAdPlacement, { params: { projectId, publisherId }, body }),
  updatePlacement: (
    projectId: string,
    { publisherId, placementId, ...body }: ForPlacement & Body<typeof network.updateAdPlacement>,
  ) => call(network.updateAdPlacement, { params: { projectId, publisherId, placementId }, body }),
  matchAgain: (projectId: string, { publisherId }: ForPublisher) =>
    call(network.matchAdsAgain, { params: { projectId, publisherId } }),
  refuse: (
    projectId: string,
    { publisherId, ...body }: ForPublisher & Body<typeof network.refuseAdCreative>,
  ) => call(network.refuseAdCreative, { params: { projectId, publisherId }, body }),
  allow: (projectId: string, { publisherId, creativeId }: ForPublisher & { readonly creativeId: string }) =>
    call(network.allowAdCreative, { params: { projectId, publisherId, creativeId } }),
  approve: (projectId: string, { creativeId, version }: ReviewedVersion) =>
    call(approveAdCreative, { params: { projectId, creativeId }, body: { version } }),
  reject: (
    projectId: string,
    { creativeId, version, reason }: ReviewedVersion & { readonly reason: string },
  ) => call(rejectAdCreative, { params: { projectId, creativeId }, body: { version, reason } }),
} as const;

interface ReviewedVersion {
  readonly creativeId: string;
  /** The one that was looked at: another one is not decided of. */
  readonly version: number;
}

/** Fetches a page of the website twice; nothing is changed by it. */
export function checkPlacement(
  { placementId, ...place }: PublisherPlace & { readonly placementId: string },
  pageUrl: string,
) {
  return call(network.checkAdPlacement, { params: { ...place, placementId }, body: { page_url: pageUrl } });
}
