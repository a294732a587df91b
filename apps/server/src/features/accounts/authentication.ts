import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { isSessionLive } from "./accounts.rules.ts";
import { endSession, findSession } from "./accounts.sql.ts";
import { readAccess } from "./tokens.ts";

export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
}

declare module "fastify" {
  interface FastifyRequest {
    signedIn: SignedIn | undefined;
  }
}

const liveForMs = 5_000;

export interface Authentication {
  /** Ends a session, at once on this instance and within 5 seconds on every other. */
  end(sessionId: string): Promise<void>;
}

/** Every endpoint for users asks for a Bearer token of a live session before anything else is looked at. */
export function requireSignIn(app: FastifyInstance, tools: Tools): Authentication {
  const live = new LRUCache<string, true>({ max: 50_000, ttl: liveForMs });

  app.decorateRequest("signedIn", undefined);
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.endpoint?.caller !== "user") return;

    const signedIn = await readAccess(tools.secretKey, bearerOf(request), tools.now());
    if (!signedIn || !(await isLive(tools, live, signedIn.sessionId))) throw new Refusal("NOT_AUTHENTICATED");
    request.signedIn = signedIn;
  });

  return {
    end: async (sessionId) => {
      await endSession(tools, sessionId);
      live.delete(sessionId);
    },
  };
}

/** Who sent this request to an endpoint for users. */
export function signedInUser(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Refusal("NOT_AUTHENTICATED");
  return request.signedIn;
}

async function isLive(tools: Tools, live: LRUCache<string, true>, sessionId: string): Promise<boolean> {
  if (live.has(sessionId)) return true;

  const session = await findSession(tools, sessionId);
  if (!session || !isSessionLive(session, tools.now())) return false;
  live.set(sessionId, true);
  return true;
}

function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer ([\w.-]{1,2000})$/i.exec(headers.authorization ?? "")?.[1] ?? "";
}
