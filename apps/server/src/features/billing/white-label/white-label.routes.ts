import * as contract from "@citelens/contract/billing/white-label";
import type { FastifyInstance } from "fastify";
import { changeOwnBrand, getOwnBrand } from "#features/agencies/own/public.ts";
import { previewColours } from "#features/agencies/public.ts";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { payerRoutes, viewerOf } from "../payer.ts";

/** Pictures come in base64, a third larger than they are. */
const imageBodyBytes = 3_000_000;

/** The owner's brand: whoever pays for an organization says how it looks. */
export function registerWhiteLabelRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const servePayer = payerRoutes(app, tools);

  serveMember(contract.getWhiteLabel, async (member) => getOwnBrand(tools, await viewerOf(tools, member)));
  servePayer(contract.updateWhiteLabel, (payer, { body }) => changeOwnBrand(tools, payer, body), {
    bodyLimit: imageBodyBytes,
  });
  servePayer(contract.previewWhiteLabel, async (_, { body }) => previewColours(body));
}
