import * as contract from "@citelens/contract/accounts/accounts";
import type { FastifyInstance } from "fastify";
import { clientNetwork } from "#platform/addresses/addresses.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { sendPasswordReset } from "./accounts.jobs.ts";
import { endOwnSession, getMe, refreshSession, startSession } from "./accounts.service.ts";
import { confirmEmail, resendVerification } from "./email-address/verify-email.ts";
import { createAccount } from "./people/create-account.ts";
import { deleteMe } from "./people/delete-me.ts";
import { getPreferences, updatePreferences } from "./people/email-preferences.ts";
import { exportMe } from "./people/export-me.ts";
import { updateMe } from "./people/update-me.ts";
import { requireSignIn, signedInUser } from "./sign-in/authentication.ts";
import { enterImpersonation } from "./sign-in/impersonate.ts";
import { confirmOwnPassword } from "./sign-in/own-password.ts";
import { confirmReset } from "./sign-in/reset-password.ts";
import { confirmSuperuser } from "./sign-in/superuser-link.ts";
import { sessionsEnded } from "./store/accounts.topics.ts";
import { emailKey } from "./store/email-keys.rules.ts";

/** Ends what is remembered of an account's sessions everywhere, once they are over. */
type EndedSessions = (userId: string) => Promise<void>;

export function registerAccountRoutes(app: FastifyInstance, tools: Tools): void {
  const authentication = requireSignIn(app, tools);
  const endedSessionsOf = async (userId: string): Promise<void> => {
    authentication.forget(userId);
    await sessionsEnded.announce(tools, { userId });
  };
  serveSessions(app, tools, endedSessionsOf);
  serveOwnAccount(app, tools, endedSessionsOf);
  serveMailedLinks(app, tools, endedSessionsOf);
}

function serveSessions(app: FastifyInstance, tools: Tools, endedSessionsOf: EndedSessions): void {
  // What limits log-ins is their throttle alone: a limit by address would let others at it keep an owner out.
  serve(app, contract.logIn, ({ body: { email, password, rotate } }, { ip }) =>
    startSession(tools, { email, address: ip }, { password, rotates: rotate }),
  );

  serve(app, contract.refreshToken, ({ body }) => refreshSession(tools, body.refresh), {
    limit: "tokenRefresh",
  });

  serve(app, contract.logOut, async (_, request) => {
    const user = signedInUser(request);
    await endOwnSession(tools, user);
    await endedSessionsOf(user.userId);
    return undefined;
  });

  serve(app, contract.confirmPassword, async ({ body: { password } }, request) => {
    await confirmOwnPassword(tools, signedInUser(request), { password, address: request.ip });
    return undefined;
  });

  serve(app, contract.enterImpersonation, ({ body }) => enterImpersonation(tools, body), {
    limit: "impersonation",
  });
}

function serveOwnAccount(app: FastifyInstance, tools: Tools, endedSessionsOf: EndedSessions): void {
  serve(
    app,
    contract.signUp,
    ({ body }, { ip, hostname: host }) =>
      createAccount(tools, { ...body, host }, { network: clientNetwork(ip), isKnown: false }),
    { limit: "signUp" },
  );

  serve(app, contract.me, (_, request) => getMe(tools, signedInUser(request).userId));

  serve(app, contract.updateMe, ({ body }, request) => updateMe(tools, signedInUser(request), body));

  serve(
    app,
    contract.deleteMe,
    async ({ body: { password } }, request) => {
      const user = signedInUser(request);
      await deleteMe(tools, user, { password, address: request.ip });
      await endedSessionsOf(user.userId);
      return undefined;
    },
    { limit: "accountDeletion" },
  );

  serve(app, contract.exportMe, (_, request) => exportMe(tools, signedInUser(request)), {
    limit: "accountExport",
  });

  serve(app, contract.getEmailPreferences, (_, request) =>
    getPreferences(tools, signedInUser(request).userId),
  );

  serve(app, contract.updateEmailPreferences, ({ body }, request) =>
    updatePreferences(tools, signedInUser(request).userId, body),
  );
}

function serveMailedLinks(app: FastifyInstance, tools: Tools, endedSessionsOf: EndedSessions): void {
  serve(
    app,
    contract.requestPasswordReset,
    async ({ body: { email } }) => {
      await enqueue(tools, sendPasswordReset, { email_key: emailKey(email) });
      return { message: contract.resetRequested };
    },
    { limit: "passwordReset" },
  );

  serve(
    app,
    contract.confirmPasswordReset,
    async ({ params, body }, { ip: address, hostname: host }) => {
      const answer = await confirmReset(tools, { ...params, ...body, address, host });
      await endedSessionsOf(params.userId);
      return answer;
    },
    { limit: "passwordResetLink" },
  );

  serve(
    app,
    contract.confirmSuperuser,
    async ({ params, body }, { ip: address, hostname: host }) => {
      const { userId, answer } = await confirmSuperuser(tools, { ...params, ...body, address, host });
      await endedSessionsOf(userId);
      return answer;
    },
    { limit: "superuserLink" },
  );

  serve(
    app,
    contract.requestVerification,
    (_, request) => resendVerification(tools, signedInUser(request).userId),
    { limit: "verification" },
  );

  serve(app, contract.verifyEmail, ({ params }) => confirmEmail(tools, params), {
    limit: "verificationLink",
  });
}
