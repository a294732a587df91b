import * as contract from "@citelens/contract/platform/admin-user";
import type { FastifyInstance } from "fastify";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";
import { shownAudit } from "../audit/audit-log.ts";
import { userActions } from "./user-actions.ts";
import { getUserDetails } from "./user-details.ts";

/** The page of one account: what a superuser sees of it, and does to it. */
export function registerUserRoutes(app: FastifyInstance, tools: Tools): void {
  const serveSuperuser = superuserRoutes(app, tools);

  serveSuperuser(contract.getUserDetails, (_, { params }) => getUserDetails(tools, params.userId));
  serveSuperuser(contract.listUserAudit, (_, { params, query, url }) =>
    shownAudit(tools, params, { ...query, url }),
  );
  serveSuperuser(contract.endUserSessions, async (superuser, { params, body }) => {
    await userActions.endSessions(tools, superuser, { ...params, ...body });
    return getUserDetails(tools, params.userId);
  });
  serveSuperuser(contract.resendUserVerification, async (superuser, { params, body }) => {
    await userActions.resendVerification(tools, superuser, { ...params, ...body });
    return getUserDetails(tools, params.userId);
  });
  serveSuperuser(contract.suspendUser, async (superuser, { params, body }) => {
    await userActions.suspend(tools, superuser, { ...params, ...body });
    return getUserDetails(tools, params.userId);
  });
  serveSuperuser(contract.liftUserSuspension, async (superuser, { params, body }) => {
    await userActions.lift(tools, superuser, { ...params, ...body });
    return getUserDetails(tools, params.userId);
  });
  serveSuperuser(contract.setSupportLevel, async (superuser, { params, body }) => {
    await userActions.setLevel(tools, superuser, { ...params, ...body });
    return getUserDetails(tools, params.userId);
  });
  serveSuperuser(contract.removeUser, async (superuser, { params, body }) => {
    await userActions.remove(tools, superuser, { ...params, ...body });
    return undefined;
  });
}
