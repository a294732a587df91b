import * as contract from "@citelens/contract/workspaces/connected-apps";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { disconnectApp, listConnectedApps, updateConnectedApp } from "./connected-apps.service.ts";
import { allowRequest, denyRequest, getRequest } from "./consent/answer-request.ts";
import { registerOauthRoutes } from "./oauth.routes.ts";
import { acceptAppTokens } from "./tokens/accept-tokens.ts";

export function registerConnectedAppRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  acceptAppTokens(app, tools);
  registerOauthRoutes(app, tools);

  serve(app, contract.getAppRequest, ({ params }) => getRequest(tools, params.requestId));

  serve(app, contract.allowAppRequest, ({ params, body }, request) =>
    allowRequest(tools, signedInUser(request), { ...params, ...body }),
  );

  serve(app, contract.denyAppRequest, ({ params }, request) =>
    denyRequest(tools, signedInUser(request), params.requestId),
  );

  serveMember(contract.listConnectedApps, (member) => listConnectedApps(tools, member));

  serveMember(contract.updateConnectedApp, (member, { params, body }) =>
    updateConnectedApp(tools, member, { appId: params.appId, credits: body.credits_per_day }),
  );

  serveMember(contract.disconnectApp, async (member, { params }) => {
    await disconnectApp(tools, member, params.appId);
    return undefined;
  });
}
