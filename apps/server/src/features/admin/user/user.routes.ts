import * as contract from "@citelens/contract/platform/admin-user";
import type { FastifyInstance } from "fastify";
import { type Superuser, superuserRoutes } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";
import { shownAudit } from "../audit/audit-log.ts";
import { type UserId, userActions } from "./user-actions.ts";
import { getUserDetails } from "./user-details.ts";

/** The page of one account: what a superuser sees of it, and does to it. */
export function registerUserRoutes(app: FastifyInstance, tools: Tools): void {
  const serveSuperuser = superuserRoutes(app, tools);
  const thenShown =
    <Body extends object>(act: (tools: Tools, superuser: Superuser, input: UserId & Body) => Promise<void>) =>
    async (superuser: Superuser, { params, body }: { readonly params: UserId; readonly body: Body }) => {
      await act(tools, superuser, { ...params, ...body });
      return getUserDetails(tools, params.userId);
    };

  serveSuperuser(contract.getUserDetails, (_, { params }) => getUserDetails(tools, params.userId));
  serveSuperuser(contract.listUserAudit, (_, { params, query, url }) =>
    shownAudit(tools, params, { ...query, url }),
  );
  serveSuperuser(contract.endUserSessions, thenShown(userActions.endSessions));
  serveSuperuser(contract.resendUserVerification, thenShown(userActions.resendVerification));
  serveSuperuser(contract.suspendUser, thenShown(userActions.suspend));
  serveSuperuser(contract.liftUserSuspension, thenShown(userActions.lift));
  serveSuperuser(contract.setSupportLevel, thenShown(userActions.setLevel));
  serveSuperuser(contract.removeUser, async (superuser, { params, body }) => {
    await userActions.remove(tools, superuser, { ...params, ...body });
    return undefined;
  });
}
