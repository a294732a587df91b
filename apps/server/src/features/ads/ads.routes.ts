import * as campaigns from "@citelens/contract/content/ads-campaigns";
import * as dashboard from "@citelens/contract/content/ads-dashboard";
import * as library from "@citelens/contract/content/ads-library";
import * as network from "@citelens/contract/content/ads-network";
import type { FastifyInstance } from "fastify";
import { enqueue } from "#platform/jobs/jobs.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { matchOneSite } from "./ads.jobs.ts";
import { campaignActions } from "./campaigns/act-on-campaigns.ts";
import {
  createAdCampaign,
  duplicateAdCampaign,
  getAdCampaign,
  listAdCampaigns,
  updateAdCampaign,
} from "./campaigns/edit-campaigns.ts";
import { changeAdCeiling, connectAdAccount, disconnectAdAccount, getAdAccount } from "./chatgpt/account.ts";
import { suggestHints } from "./chatgpt/suggest-hints.ts";
import { type AdContents, openAdContents } from "./content/find-content.ts";
import {
  archiveAdCreative,
  createAdCreative,
  listAdCreatives,
  submitAdCreative,
  updateAdCreative,
} from "./creatives/edit-creatives.ts";
import { faultsOf } from "./creatives/lint.rules.ts";
import { review } from "./creatives/review.ts";
import { listCreativeVersions } from "./creatives/review-log.ts";
import { listQueued } from "./creatives/review-queue.ts";
import { getAdsDashboard } from "./dashboard/get-dashboard.ts";
import { statementPdf } from "./dashboard/statement-pdf.ts";
import { exportStatement, getStatement } from "./dashboard/statements.ts";
import { estimateAds } from "./matching/estimate.ts";
import { checkAdPlacement } from "./network/check-placement.ts";
import { decideAsPublisher, getPublisherTerms } from "./network/owner-page.ts";
import {
  createAdPlacement,
  listAdMatches,
  listAdPlacements,
  listAdRefusals,
  openedPublisher,
  refuseCreative,
  updateAdPlacement,
} from "./network/placements.ts";
import { previewAdPage } from "./network/preview.ts";
import {
  getAdPublisher,
  inviteAdPublisher,
  listAdPublishers,
  setStopped,
  updateAdPublisher,
  workspacesToInvite,
} from "./network/publishers.ts";
import { listPaidBesideOrganic } from "./observed/beside-organic.ts";
import { listObservedAds } from "./observed/list-observed.ts";
import { adsRoutes } from "./store/ads-desk.ts";

export function registerAdRoutes(app: FastifyInstance, tools: Tools): void {
  const contents = openAdContents(tools);
  app.addHook("onClose", () => contents.close());
  registerCampaignsAndLibrary(app, tools);
  registerAccount(app, tools);
  registerNetwork(app, tools, contents);
}

function registerCampaignsAndLibrary(app: FastifyInstance, tools: Tools): void {
  const serveDesk = adsRoutes(app, tools);

  serveDesk(campaigns.listAdCampaigns, (desk, input) => listAdCampaigns(tools, desk, input));
  serveDesk(campaigns.getAdCampaign, (desk, { params }) => getAdCampaign(tools, desk, params.campaignId));
  serveDesk(campaigns.createAdCampaign, (desk, { body }) => createAdCampaign(tools, desk, body));
  serveDesk(campaigns.updateAdCampaign, (desk, { params, body }) =>
    updateAdCampaign(tools, desk, { ...body, campaignId: params.campaignId }),
  );
  serveDesk(campaigns.duplicateAdCampaign, (desk, { params, body }) =>
    duplicateAdCampaign(tools, desk, { ...body, campaignId: params.campaignId }),
  );
  serveDesk(campaigns.submitAdCampaign, (desk, { params }) =>
    campaignActions.submit(tools, desk, params.campaignId),
  );
  serveDesk(campaigns.withdrawAdCampaign, (desk, { params }) =>
    campaignActions.withdraw(tools, desk, params.campaignId),
  );
  serveDesk(campaigns.activateAdCampaign, (desk, { params, body }) =>
    campaignActions.activate(tools, desk, { ...body, campaignId: params.campaignId }),
  );
  serveDesk(campaigns.pauseAdCampaign, (desk, { params }) =>
    campaignActions.pause(tools, desk, params.campaignId),
  );
  serveDesk(campaigns.archiveAdCampaign, (desk, { params }) =>
    campaignActions.archive(tools, desk, params.campaignId),
  );
  serveDesk(campaigns.estimateAdCampaign, (desk, { body }) => estimateAds(tools, desk, body));

  serveDesk(dashboard.getAdsDashboard, (desk, { query }) => getAdsDashboard(tools, desk, query));
  serveDesk(dashboard.listPaidBesideOrganic, (desk, input) => listPaidBesideOrganic(tools, desk, input));
  serveDesk(dashboard.getAdStatement, async (desk, { query, url }) =>
    query.format === "json" ? getStatement(tools, desk, { query, url }) : exportStatement(tools, desk, query),
  );
  serveDesk(dashboard.getAdStatementPdf, (desk, { query }) => statementPdf(tools, desk, query));

  serveDesk(library.listAdCreatives, (desk, input) => listAdCreatives(tools, desk, input));
  serveDesk(library.createAdCreative, (desk, { body }) => createAdCreative(tools, desk, body));
  serveDesk(library.updateAdCreative, (desk, { params, body }) =>
    updateAdCreative(tools, desk, { ...body, creativeId: params.creativeId }),
  );
  serveDesk(library.checkAdCreative, async (_, { body }) => ({ faults: faultsOf(body.content) }));
  serveDesk(library.submitAdCreative, (desk, { params }) => submitAdCreative(tools, desk, params.creativeId));
  serveDesk(library.archiveAdCreative, (desk, { params }) =>
    archiveAdCreative(tools, desk, params.creativeId),
  );
  serveDesk(library.listCreativeVersions, (desk, { params }) =>
    listCreativeVersions(tools, desk.place, params.creativeId),
  );
  serveDesk(library.listObservedAds, (desk, input) => listObservedAds(tools, desk, input));
  serveDesk(library.listReviewQueue, (_, input) => listQueued(tools, input));
  serveDesk(library.approveAdCreative, (desk, { params, body }) =>
    review(tools, desk, { creativeId: params.creativeId, version: body.version }),
  );
  serveDesk(library.rejectAdCreative, (desk, { params, body }) =>
    review(tools, desk, { creativeId: params.creativeId, ...body }),
  );
}

function registerAccount(app: FastifyInstance, tools: Tools): void {
  const serveDesk = adsRoutes(app, tools);

  serveDesk(campaigns.getAdAccount, (desk) => getAdAccount(tools, desk));
  serveDesk(campaigns.connectAdAccount, (desk, { body }) => connectAdAccount(tools, desk, body.api_key));
  serveDesk(campaigns.disconnectAdAccount, (desk) => disconnectAdAccount(tools, desk));
  serveDesk(campaigns.changeAdCeiling, (desk, { body }) =>
    changeAdCeiling(tools, desk, body.own_ceiling_cents),
  );
  serveDesk(campaigns.suggestContextHints, (desk) => suggestHints(tools, desk.place));
}

function registerNetwork(app: FastifyInstance, tools: Tools, contents: AdContents): void {
  const serveDesk = adsRoutes(app, tools);

  serveDesk(network.listAdPublishers, (_, input) => listAdPublishers(tools, input));
  serveDesk(network.workspacesToInvite, (_, input) => workspacesToInvite(tools, input));
  serveDesk(network.getAdPublisher, (_, { params }) => getAdPublisher(tools, params.publisherId));
  serveDesk(network.inviteAdPublisher, (desk, { body }) => inviteAdPublisher(tools, desk, body));
  serveDesk(network.updateAdPublisher, (desk, { params, body }) =>
    updateAdPublisher(tools, desk, { ...body, publisherId: params.publisherId }),
  );
  serveDesk(network.stopAdPublisher, (desk, { params }) =>
    setStopped(tools, desk, { publisherId: params.publisherId, isStopped: true }),
  );
  serveDesk(network.resumeAdPublisher, (desk, { params }) =>
    setStopped(tools, desk, { publisherId: params.publisherId, isStopped: false }),
  );
  serveDesk(network.listAdPlacements, (_, { params }) => listAdPlacements(tools, params.publisherId));
  serveDesk(network.createAdPlacement, (desk, { params, body }) =>
    createAdPlacement(tools, desk, { ...body, publisherId: params.publisherId }),
  );
  serveDesk(network.updateAdPlacement, (desk, { params, body }) =>
    updateAdPlacement(tools, desk, {
      ...body,
      publisherId: params.publisherId,
      placementId: params.placementId,
    }),
  );
  serveDesk(network.listAdMatches, (_, { params, query, url }) =>
    listAdMatches(tools, { publisherId: params.publisherId, query, url }),
  );
  serveDesk(network.matchAdsAgain, async (_, { params }) => {
    await openedPublisher(tools, params.publisherId);
    await enqueue(tools, matchOneSite, { workspaceId: params.publisherId });
    return undefined;
  });
  serveDesk(network.previewAdPage, (_, { params, query }) =>
    previewAdPage(tools, contents, { ...query, publisherId: params.publisherId }),
  );
  serveDesk(network.checkAdPlacement, (_, { params, body }) =>
    checkAdPlacement(tools, { publisherId: params.publisherId, pageUrl: body.page_url }),
  );
  serveDesk(network.listAdRefusals, (_, { params }) => listAdRefusals(tools, params.publisherId));
  serveDesk(network.refuseAdCreative, async (desk, { params, body }) => {
    const { creative_id: creativeId, reason } = body;
    await refuseCreative(tools, desk, { publisherId: params.publisherId, creativeId, reason });
    return undefined;
  });
  serveDesk(network.allowAdCreative, async (desk, { params }) => {
    await refuseCreative(tools, desk, { publisherId: params.publisherId, creativeId: params.creativeId });
    return undefined;
  });

  serve(app, network.getPublisherTerms, ({ params }) => getPublisherTerms(tools, params.token));
  serve(app, network.decideAsPublisher, ({ params, body }) => decideAsPublisher(tools, params.token, body));
}
