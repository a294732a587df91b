import * as contract from "@citelens/contract/billing/white-label";
import type { FastifyInstance } from "fastify";
import { changeOwnBrand, checkOwnHost, getOwnBrand } from "#features/agencies/own/public.ts";
import { previewColours } from "#features/agencies/public.ts";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import { payerRoutes, viewerOf } from "./payer.ts";

/** Pictures come in base64, a third larger than they are. */
const imageBodyBytes = 3_000_000;

/** The owner's brand: whoever pays for an organization says how it looks. */
export function registerWhiteLabelRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const servePayer = payerRoutes(app, tools);
  const hostChecks = openLimit(tools, "hostChecks");

  serveMember(contract.getWhiteLabel, async (member) => getOwnBrand(tools, await viewerOf(tools, member)));
  servePayer(contract.updateWhiteLabel, (payer, { body }) => changeOwnBrand(tools, payer, body), {
    bodyLimit: imageBodyBytes,
  });
  servePayer(contract.checkWhiteLabelHost, async (payer) => {
    await hostChecks.take(payer.userId);
    return checkOwnHost(tools, payer);
  });
  servePayer(contract.previewWhiteLabel, async (_, { body }) => previewColours(body));
}
