import * as contract from "@citelens/contract/accounts";
import type { FastifyInstance } from "fastify";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { createAccount, getMe, refreshSession, startSession } from "./accounts.service.ts";
import { requireSignIn, signedInUser } from "./authentication.ts";

export function openAccounts(app: FastifyInstance, tools: Tools): void {
  const authentication = requireSignIn(app, tools);

  serve(app, contract.signUp, ({ body }) => createAccount(tools, body), { perMinute: 10 });

  serve(
    app,
    contract.logIn,
    ({ body: { email, password, rotate } }, { ip }) =>
      startSession(tools, { email, address: ip }, { password, rotates: rotate }),
    { perMinute: 60 },
  );

  serve(app, contract.refreshToken, ({ body }) => refreshSession(tools, body.refresh), { perMinute: 120 });

  serve(app, contract.me, (_, request) => getMe(tools, signedInUser(request).userId));

  serve(app, contract.logOut, async (_, request) => {
    await authentication.end(signedInUser(request).sessionId);
    return undefined;
  });
}
