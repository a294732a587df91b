import * as contract from "@citelens/contract/traffic/referrals";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { figuresOrFile } from "#platform/files/card-rows.ts";
import { fileName } from "#platform/files/file-name.ts";
import type { Tools } from "#platform/tools.ts";
import { exportCrawlRatios, listCrawlRatios } from "./crawl-ratios.ts";
import {
  exportLandingPages,
  exportReferringAssistants,
  findReferralSummary,
  listLandingPages,
  listReferringAssistants,
} from "./referrals.service.ts";

export function registerReferralRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);

  serveMember(contract.getReferrals, async (member, { query }) => {
    const days = { start_date: query.from_date, end_date: query.to_date };
    const name = fileName("referrals", days, tools.now());
    return figuresOrFile(await findReferralSummary(tools, member, query), { query, name });
  });

  serveMember(contract.listCrawlRatios, async (member, { query }) => {
    if (query.format !== "json") return exportCrawlRatios(tools, member, query);
    return { results: [...(await listCrawlRatios(tools, member, query))] };
  });

  serveMember(contract.listReferringAssistants, async (member, { query }) => {
    if (query.format !== "json") return exportReferringAssistants(tools, member, query);
    return { results: await listReferringAssistants(tools, member, query) };
  });

  serveMember(contract.listLandingPages, async (member, { query, url }) => {
    if (query.format !== "json") return exportLandingPages(tools, member, query);
    return listLandingPages(tools, member, { query, url });
  });
}
