import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

export const accessSeconds = 3_600;
const accessShape = /^cla_[\w-]{43}$/;
const refreshShape = /^clr_([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/;

/** Access tokens have a name of their own, so that scanners recognise them and others are refused unseen. */
export function accessTokenOf(token: string): string {
  return `cla_${token}`;
}

export function isAccessToken(token: string): boolean {
  return accessShape.test(token);
}

/** A connection's refresh token of one generation. Neither the database nor the secret key alone can make it. */
export function refreshTokenOf(
  secretKey: string,
  { id, salt }: { readonly id: string; readonly salt: Buffer },
  generation: number,
): string {
  const key = createHmac("sha256", secretKey).update("citelens connected app").digest();
  const mac = createHmac("sha256", key).update(`${id}.${generation}.`).update(salt).digest("base64url");
  return `clr_${id}.${generation}.${mac}`;
}

/** The connection and generation that a refresh token claims; nothing is proven yet. */
export function readRefreshToken(token: string): { appId: string; generation: number } | undefined {
  const [, appId, generation] = refreshShape.exec(token) ?? [];
  if (!z.uuid().safeParse(appId).success || appId === undefined) return undefined;
  return { appId, generation: Number(generation) };
}

/** Whether a verifier is the one whose SHA-256 a request showed. */
export function isVerifierOf(verifier: string | undefined, challenge: string): boolean {
  if (verifier === undefined || !/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return isSameText(createHash("sha256").update(verifier).digest("base64url"), challenge);
}

/** Compares in constant time. */
export function isSameText(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
