import { createHmac, timingSafeEqual } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { accessTokenSeconds } from "../store/accounts.rules.ts";

const issuer = "citelens";
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), typ: z.literal("access") });

interface Access {
  readonly userId: string;
  readonly sessionId: string;
}

/** A signed access token, good for 10 minutes while its session lives. */
export function signAccess(secretKey: string, access: Access, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: access.sessionId, typ: "access" })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(access.userId)
    .setIssuer(issuer)
    .setAudience(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(keyFor(secretKey, "access"));
}

/** User that an access token speaks for, or undefined for anything that is not a token of ours in its time. */
export async function readAccess(secretKey: string, token: string, now: Date): Promise<Access | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyFor(secretKey, "access"), {
      algorithms: ["HS256"],
      issuer,
      audience: issuer,
      currentDate: now,
    });
    const { sub, sid } = claims.parse(payload);
    return { userId: sub, sessionId: sid };
  } catch {
    return undefined; // a forged, stale or malformed token: all of them mean "nobody"
  }
}

/** A session's refresh token of one generation. Neither the database nor the secret key alone can make it. */
export function refreshTokenOf(
  secretKey: string,
  session: { readonly id: string; readonly salt: Buffer },
  generation: number,
): string {
  const mac = createHmac("sha256", keyFor(secretKey, "refresh"))
    .update(`${session.id}.${generation}.`)
    .update(session.salt)
    .digest("base64url");
  return `${session.id}.${generation}.${mac}`;
}

/** The session and generation that a refresh token claims; nothing is proven yet. */
export function readRefresh(token: string): { sessionId: string; generation: number } | undefined {
  const [sessionId = "", generation = "", mac] = token.split(".");
  if (!mac || !/^\d{1,9}$/.test(generation) || !z.uuid().safeParse(sessionId).success) return undefined;
  return { sessionId, generation: Number(generation) };
}

/** Compares in constant time. */
export function isSameToken(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** One secret key, but a key of its own for each purpose. */
function keyFor(secretKey: string, purpose: string): Buffer {
  return createHmac("sha256", secretKey).update(`citelens ${purpose}`).digest();
}
