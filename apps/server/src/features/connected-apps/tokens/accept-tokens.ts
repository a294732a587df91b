import type { FastifyInstance } from "fastify";
import { acceptCredentials } from "#features/accounts/sign-in/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { isInnerCall } from "#platform/requests/inner-call.ts";
import type { Tools } from "#platform/tools.ts";
import { listLive } from "../store/connected-apps.sql.ts";
import { openAppTokens } from "./app-credentials.ts";
import { whileAppSpends } from "./day-credits.ts";

const bearer = /^Bearer +(cla_[\w-]{1,200})$/i;

/**
 * Lets connected apps call what is for users, each as whoever allowed it, in the workspaces and within the scopes that were allowed: from
 * within `/mcp`, for which their tokens are, and from nowhere else. What they reserve counts for their day.
 */
export function acceptAppTokens(app: FastifyInstance, tools: Tools): void {
  const tokens = openAppTokens(tools);
  acceptCredentials(app, {
    kind: "oauth",
    isOne: (authorization) => /^Bearer +cla_/i.test(authorization),
    read: async ({ headers }) => {
      if (!isInnerCall()) throw new Refusal("APP_TOKEN_ELSEWHERE");
      const found = await tokens.find(bearer.exec(headers.authorization ?? "")?.[1] ?? "");
      if (!found) throw new Refusal("APP_TOKEN_INVALID");
      const { userId, appId: id, scopes, workspaceIds } = found;
      const via = { kind: "oauth", id, scopes, workspaceIds } as const;
      return { userId, sessionId: id, impersonatorId: undefined, via };
    },
    listLive: async (ids) => new Set(await listLive(tools, ids)),
  });
  app.addHook("preHandler", (request, _, done) => {
    const via = request.signedIn?.via;
    if (via?.kind === "oauth") whileAppSpends(via.id, done);
    else done();
  });
}
