import { createHash } from "node:crypto";

/** A key of a directory; `x` is the public key of Ed25519, null for kinds of keys that are not used here. */
export interface PublishedKey {
  /** The thumbprint by which signatures name it (RFC 7638, RFC 8037). */
  readonly keyid: string;
  readonly x: string | null;
  /** Name that its operator gives it, where that is another name. */
  readonly kid?: string;
}

const keysMax = 200;
const kidCharactersMax = 200;

/** Members that a thumbprint is made of, by the kind of the key, in the order of the alphabet. */
const membersOf: Readonly<Record<string, readonly string[]>> = {
  OKP: ["crv", "kty", "x"],
  EC: ["crv", "kty", "x", "y"],
  RSA: ["e", "kty", "n"],
};

/** The keys of a directory (a JSON Web Key Set); undefined for what is none, or has none that can be named. */
export function readKeyDirectory(document: string): readonly PublishedKey[] | undefined {
  const set = jsonIn(document);
  if (!isRecord(set) || !Array.isArray(set.keys) || set.keys.length > keysMax) return undefined;

  const keys = set.keys.flatMap((jwk: unknown) => publishedKeyOf(jwk) ?? []);
  return keys.length > 0 ? keys : undefined;
}

function publishedKeyOf(jwk: unknown): PublishedKey | undefined {
  if (!isRecord(jwk) || typeof jwk.kty !== "string") return undefined;
  const members = (membersOf[jwk.kty] ?? []).map((name) => [name, jwk[name]] as const);
  if (members.length === 0 || members.some(([, value]) => typeof value !== "string")) return undefined;

  const keyid = createHash("sha256")
    .update(JSON.stringify(Object.fromEntries(members)))
    .digest("base64url");
  const x = isEd25519(jwk) ? jwk.x : null;
  return isOtherName(jwk.kid, keyid) ? { keyid, x, kid: jwk.kid } : { keyid, x };
}

function isOtherName(kid: unknown, keyid: string): kid is string {
  return typeof kid === "string" && kid !== "" && kid !== keyid && kid.length <= kidCharactersMax;
}

/** 32 bytes, and meant to sign where it says what it is meant for. */
function isEd25519(jwk: Readonly<Record<string, unknown>>): jwk is { readonly x: string } {
  const { crv, x, use = "sig" } = jwk;
  return crv === "Ed25519" && use === "sig" && typeof x === "string" && /^[\w-]{43}$/.test(x);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
