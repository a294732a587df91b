import type { FastifyInstance, FastifyRequest } from "fastify";
import { countedCache } from "#platform/limits/counted-cache.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { isSessionLive, type SessionTimes } from "../store/accounts.rules.ts";
import { openCredentialLimits } from "./credential-limits.ts";
import { findReader, refuseBeyondGiven, type SignedIn } from "./credentials.ts";
import { findSession } from "./sessions.sql.ts";
import { readAccess } from "./tokens.ts";

declare module "fastify" {
  interface FastifyRequest {
    signedIn: SignedIn | undefined;
  }
}

const liveForMs = 5_000;

/** Cached facts of a session that was alive a moment ago. */
interface CachedSession {
  readonly userId: string;
  readonly impersonatorId: string | undefined;
  /** Session times; they may expire before the entry is dropped from the cache. */
  readonly times: SessionTimes;
}

export interface Authentication {
  /**
   * Drops from the cache which of the account's sessions were alive, also those in which it acts as somebody else: what was
   * ended in the database is over at once on this instance, and within 5 seconds on every other.
   */
  forget(userId: string): void;
}

/**
 * Every endpoint for users asks for a Bearer token of a live session, or for what other rooms accept in its place, before
 * anything else is looked at.
 */
export function requireSignIn(app: FastifyInstance, tools: Tools): Authentication {
  const hold = openCredentialLimits(app, tools);
  const live = countedCache<CachedSession>({ max: 50_000, ttl: liveForMs });

  let forgotten = 0;

  const findLive = async (sessionId: string): Promise<CachedSession | undefined> => {
    const known = live.get(sessionId);
    if (known && isSessionLive(known.times, tools.now())) return known;

    const before = forgotten;
    const session = await findSession(tools, sessionId);
    if (!session || !isSessionLive(session, tools.now())) return undefined;
    const { user_id: userId, impersonator_id } = session;
    const found = { userId, impersonatorId: impersonator_id ?? undefined, times: session };
    // What was read before a session was dropped may be out of date: it serves this request and no other.
    if (before === forgotten) live.set(sessionId, found);
    return found;
  };

  app.decorateRequest("signedIn", undefined);
  app.addHook("onRequest", async (request, reply) => {
    const endpoint = request.routeOptions.config.endpoint;
    if (endpoint?.caller !== "user" && endpoint?.caller !== "superuser") return;

    const reader = findReader(app, request.headers.authorization ?? "");
    if (reader) {
      const signedIn = await reader.read(request, endpoint);
      request.signedIn = signedIn; // also where it is refused: whoever counts calls counts that one too
      await hold(signedIn, endpoint, { request, reply });
      refuseBeyondGiven(signedIn.via, endpoint, request.params);
      return;
    }

    const access = await readAccess(tools.secretKey, bearerOf(request), tools.now());
    const session = access && (await findLive(access.sessionId));
    if (!access || !session) throw new Refusal("NOT_AUTHENTICATED");
    if (endpoint.refusesImpersonators && session.impersonatorId) throw new Refusal("IMPERSONATING");
    request.signedIn = {
      ...access,
      impersonatorId: session.impersonatorId,
      via: { kind: "session", id: access.sessionId },
    };
  });

  return {
    forget: (userId) => {
      forgotten += 1;
      for (const [sessionId, one] of live.entries()) {
        if (one.userId === userId || one.impersonatorId === userId) live.delete(sessionId);
      }
    },
  };
}

/** User who sent this request to an endpoint for users. */
export function signedInUser(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Refusal("NOT_AUTHENTICATED");
  return request.signedIn;
}

function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer ([\w.-]{1,2000})$/i.exec(headers.authorization ?? "")?.[1] ?? "";
}
