import * as contract from "@citelens/contract/campaigns";
import type { Answer, Endpoint, Parsed } from "@citelens/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { openSuggestionTurns } from "#features/brand-context/public.ts";
import { type Member, requireMember } from "#features/workspaces/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { createCampaign, getDetails, updateCampaign } from "./campaign-parts.ts";
import {
  activateCampaign,
  archiveCampaign,
  deleteCampaign,
  duplicateCampaign,
  launchCampaign,
  pauseCampaign,
  runCampaign,
} from "./campaign-status.ts";
import { campaignStats, estimateCampaign, listOwnCampaigns, runningCampaigns } from "./campaigns.service.ts";
import { decideCompetitor, listCompetitors } from "./competitors.ts";
import { suggestQueries } from "./query-suggestions.ts";

export function registerCampaignRoutes(app: FastifyInstance, tools: Tools): void {
  const members = <E extends Endpoint>(
    endpoint: E,
    handle: (member: Member, input: Parsed<E> & { readonly url: string }) => Promise<Answer<E>>,
  ): void =>
    serve(app, endpoint, async (input, request) => {
      const { projectId } = contract.listCampaigns.params.parse(input.params);
      const member = await requireMember(tools, signedInUser(request), projectId);
      return handle(member, { ...input, url: request.url });
    });

  members(contract.listCampaigns, (member, input) => listOwnCampaigns(tools, member, input));
  members(contract.createCampaign, (member, { body }) => createCampaign(tools, member, body));
  members(contract.estimateCampaign, (_, { body }) => estimateCampaign(tools, body));
  members(contract.getCampaign, (member, { params }) => getDetails(tools, member, params.campaignId));
  members(contract.updateCampaign, (member, { params, body }) =>
    updateCampaign(tools, member, { campaignId: params.campaignId, given: body }),
  );
  members(contract.deleteCampaign, async (member, { params }) => {
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
    members(endpoint, (member, { params }) => change(tools, member, params.campaignId));

  const turns = openSuggestionTurns(tools);
  members(contract.suggestQueries, (member, { body }) => {
    turns.take(member);
    return suggestQueries(tools, member, body);
  });
  members(contract.getCampaignStats, (member) => campaignStats(tools, member));
  members(contract.listRunningCampaigns, (member) => runningCampaigns(tools, member));
  members(contract.listCompetitors, (member, { query }) => listCompetitors(tools, member, query.status));
  members(contract.updateCompetitor, (member, { params, body }) =>
    decideCompetitor(tools, member, { competitorId: params.competitorId, body }),
  );
}
