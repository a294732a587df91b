import * as contract from "@citelens/contract/visibility/campaigns";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import { createCampaign, getDetails, updateCampaign } from "./campaign-parts.ts";
import {
  activateCampaign,
  archiveCampaign,
  duplicateCampaign,
  launchCampaign,
  pauseCampaign,
  runCampaign,
} from "./campaign-status.ts";
import { estimateCampaign, listOwnCampaigns, runningOrFile, statsOrFile } from "./campaigns.service.ts";
import { decideCompetitor, listCompetitors } from "./competitors.ts";
import { deleteCampaign } from "./deletion/delete-campaign.ts";
import { suggestQueries } from "./query-suggestions.ts";

export function registerCampaignRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);

  serveMember(contract.listCampaigns, (member, input) => listOwnCampaigns(tools, member, input));
  serveMember(contract.createCampaign, (member, { body }) => createCampaign(tools, member, body));
  serveMember(contract.estimateCampaign, (member, { body }) => estimateCampaign(tools, member, body));
  serveMember(contract.getCampaign, (member, { params }) => getDetails(tools, member, params.campaignId));
  serveMember(contract.updateCampaign, (member, { params, body }) =>
    updateCampaign(tools, member, { campaignId: params.campaignId, given: body }),
  );
  serveMember(contract.deleteCampaign, async (member, { params }) => {
    await deleteCampaign(tools, member, params.campaignId);
    return undefined;
  });

  const transitions = [
    [contract.pauseCampaign, pauseCampaign],
    [contract.activateCampaign, activateCampaign],
    [contract.archiveCampaign, archiveCampaign],
    [contract.duplicateCampaign, duplicateCampaign],
    [contract.launchCampaign, launchCampaign],
    [contract.runCampaign, runCampaign],
  ] as const;
  for (const [endpoint, change] of transitions)
    serveMember(endpoint, (member, { params }) => change(tools, member, params.campaignId));

  const suggestions = openLimit(tools, "querySuggestions");
  serveMember(contract.suggestQueries, async (member, { body }) => {
    await suggestions.take(member.userId);
    return suggestQueries(tools, member, body);
  });
  serveMember(contract.getCampaignStats, (member, { query }) => statsOrFile(tools, member, query));
  serveMember(contract.listRunningCampaigns, (member, { query }) => runningOrFile(tools, member, query));
  serveMember(contract.listCompetitors, (member, { query }) => listCompetitors(tools, member, query));
  serveMember(contract.updateCompetitor, (member, { params, body }) =>
    decideCompetitor(tools, member, { competitorId: params.competitorId, body }),
  );
}
