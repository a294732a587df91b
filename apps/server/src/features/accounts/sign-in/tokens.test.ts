import { randomBytes, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { isSameToken, readAccess, readRefresh, refreshTokenOf, signAccess } from "./tokens.ts";

const secretKey = "a secret key for tests, long enough to be one";
const now = new Date("2026-05-20T12:00:00Z");
const access = { userId: randomUUID(), sessionId: randomUUID() };

function later(seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

describe("an access token", () => {
  test("speaks for its user and session for ten minutes", async () => {
    const token = await signAccess(secretKey, access, now);

    expect(await readAccess(secretKey, token, later(599))).toEqual(access);
    expect(await readAccess(secretKey, token, later(601))).toBeUndefined();
  });

  test("of another installation means nobody", async () => {
    const token = await signAccess("another secret key that is long enough", access, now);

    expect(await readAccess(secretKey, token, now)).toBeUndefined();
  });

  test("that claims no algorithm means nobody", async () => {
    const [, payload] = (await signAccess(secretKey, access, now)).split(".");
    const header = Buffer.from('{"alg":"none"}').toString("base64url");

    expect(await readAccess(secretKey, `${header}.${payload}.`, now)).toBeUndefined();
  });

  test("signed with the bare secret key means nobody", async () => {
    const forged = await new SignJWT({ sid: access.sessionId, typ: "access" })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(access.userId)
      .setIssuer("citelens")
      .setAudience("citelens")
      .setExpirationTime("10m")
      .sign(new TextEncoder().encode(secretKey));

    expect(await readAccess(secretKey, forged, new Date())).toBeUndefined();
  });

  test.each(["", "x", "a.b.c", "..", "é".repeat(500)])("%j means nobody", async (token) => {
    expect(await readAccess(secretKey, token, now)).toBeUndefined();
  });
});

describe("a refresh token", () => {
  const session = { id: randomUUID(), salt: randomBytes(32) };

  test("names its session and generation", () => {
    const token = refreshTokenOf(secretKey, session, 7);

    expect(readRefresh(token)).toEqual({ sessionId: session.id, generation: 7 });
  });

  test("differs by generation, by salt and by key", () => {
    const tokens = [
      refreshTokenOf(secretKey, session, 0),
      refreshTokenOf(secretKey, session, 1),
      refreshTokenOf(secretKey, { ...session, salt: randomBytes(32) }, 0),
      refreshTokenOf(`${secretKey}!`, session, 0),
    ];

    expect(new Set(tokens).size).toBe(4);
  });

  test.each(["", "a.0.b", `${session.id}.0.`, `${session.id}.-1.x`, `${session.id}.1e3.x`, `${session.id}`])(
    "%j is none",
    (token) => {
      expect(readRefresh(token)).toBeUndefined();
    },
  );

  test("is compared whole", () => {
    const token = refreshTokenOf(secretKey, session, 0);

    expect(isSameToken(token, token)).toBe(true);
    expect(isSameToken(token, `${token}x`)).toBe(false);
    expect(isSameToken(token.slice(0, -1), token)).toBe(false);
  });
});
