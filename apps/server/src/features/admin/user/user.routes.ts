import * as contract from "@citelens/contract/platform/admin-user";
import type { FastifyInstance } from "fastify";
import { thenShown } from "#features/accounts/actions/public.ts";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";
import { shownAudit } from "../audit/audit-log.ts";
import { type UserId, userActions } from "./user-actions.ts";
import { getUserDetails } from "./user-details.ts";

/** The page of one account: what a superuser sees of it, and does to it. */
export function registerUserRoutes(app: FastifyInstance, tools: Tools): void {
  const serveSuperuser = superuserRoutes(app, tools);
  const show = ({ userId }: UserId) => getUserDetails(tools, userId);
  const shown = thenShown(tools, show);

  serveSuperuser(contract.getUserDetails, (_, { params }) => show(params));
  serveSuperuser(contract.listUserAudit, (_, { params, query, url }) =>
    shownAudit(tools, params, { ...query, url }),
  );
  serveSuperuser(contract.endUserSessions, shown(userActions.endSessions));
  serveSuperuser(contract.resendUserVerification, shown(userActions.resendVerification));
  serveSuperuser(contract.suspendUser, shown(userActions.suspend));
  serveSuperuser(contract.liftUserSuspension, shown(userActions.lift));
  serveSuperuser(contract.setSupportLevel, shown(userActions.setLevel));
  serveSuperuser(contract.removeUser, async (superuser, { params, body }) => {
    await userActions.remove(tools, superuser, { ...params, ...body });
    return undefined;
  });
}
