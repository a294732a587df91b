import { type KeyObject, verify } from "node:crypto";
import type { Keys } from "./keys.ts";
import { namedDirectory } from "./signature-agent.ts";
import { type Message, signatureBase } from "./signature-base.ts";
import { readSignatures, type Signature } from "./signatures.ts";
import type { SignedRequest } from "./signed-request.ts";

/** What is known of the directory that a signature names. */
export type Directory =
  | { readonly kind: "known"; readonly keys: Keys }
  /** Trusted, and not fetched yet. */
  | { readonly kind: "unknown" }
  /** Not one of those that are trusted. */
  | { readonly kind: "foreign" };

export type Verification =
  | { readonly kind: "valid"; readonly origin: string }
  /** It does not fit the key that it names. `components` are the parts that it covers. */
  | { readonly kind: "wrong"; readonly components: readonly string[] }
  /** The directory is known and has no such key. */
  | { readonly kind: "key_unknown"; readonly origin: string }
  | { readonly kind: "directory_unknown"; readonly origin: string }
  | {
      readonly kind:
        | "malformed"
        | "other_tag"
        | "uncovered"
        | "foreign_directory"
        | "expired"
        | "unsupported"
        | "parts_unknown";
    };

export interface Trust {
  /** When the request was made. */
  readonly at: Date;
  directoryOf(origin: string): Directory;
}

const tag = "web-bot-auth";
/** How far the clocks of who signs and who received may differ. */
const leewaySeconds = 60;

/**
 * Whether a request was signed by the agent whose directory it names (RFC 9421 with the profile of Web Bot Auth). Where
 * it carries several signatures, one valid one is enough; otherwise the first one for this purpose decides.
 */
export function verifyAgent(request: SignedRequest, trust: Trust): Verification {
  const signatures = readSignatures(request.signatureInput, request.signature);
  if (!signatures) return { kind: "malformed" };

  const results = signatures
    .filter(({ parameters }) => parameters.get("tag") === tag)
    .map((signature) => verifySignature(signature, request, trust));
  return results.find(({ kind }) => kind === "valid") ?? results[0] ?? { kind: "other_tag" };
}

function verifySignature(
  signature: Signature,
  request: SignedRequest,
  { at, directoryOf }: Trust,
): Verification {
  const named = namedDirectory(signature, request.signatureAgent);
  if (named.kind !== "directory") return named;
  if (!coversHost(signature)) return { kind: "uncovered" };

  const { origin } = named;
  const directory = directoryOf(origin);
  if (directory.kind === "foreign") return { kind: "foreign_directory" };

  const terms = termsOf(signature);
  if (!terms) return { kind: "malformed" };
  if (!isValidAt(terms, at)) return { kind: "expired" };
  if (directory.kind === "unknown") return { kind: "directory_unknown", origin };

  const key = directory.keys.find(terms.keyid);
  if (key === undefined) return { kind: "key_unknown", origin };
  if (key === "unsupported" || terms.algorithm !== "ed25519") return { kind: "unsupported" };
  return fits(signature, request, { key, origin });
}

/** A signature that does not name the host could have been made for any other site. */
function coversHost({ components }: Signature): boolean {
  return components.some(({ name }) => name === "@authority" || name === "@target-uri");
}

interface Terms {
  readonly keyid: string;
  readonly created: number;
  readonly expires: number;
  readonly algorithm: string;
}

function termsOf({ parameters }: Signature): Terms | undefined {
  const { keyid, created, expires, alg = "ed25519" } = Object.fromEntries(parameters);
  const isWhole =
    typeof keyid === "string" &&
    typeof alg === "string" &&
    typeof created === "number" &&
    typeof expires === "number" &&
    created <= expires;
  return isWhole ? { keyid, created, expires, algorithm: alg } : undefined;
}

function isValidAt({ created, expires }: Terms, at: Date): boolean {
  const seconds = at.getTime() / 1000;
  return created - leewaySeconds <= seconds && seconds <= expires + leewaySeconds;
}

interface Signer {
  readonly key: KeyObject;
  readonly origin: string;
}

function fits(signature: Signature, request: SignedRequest, { key, origin }: Signer): Verification {
  const bases = request.authorities.map((authority) =>
    signatureBase(signature, messageOf(request, authority)),
  );
  if (bases.length === 0 || bases.includes(undefined)) return { kind: "parts_unknown" };

  const isValid = bases.some(
    (base) => base !== undefined && verify(null, Buffer.from(base), key, signature.bytes),
  );
  if (isValid) return { kind: "valid", origin };
  return { kind: "wrong", components: signature.components.map(({ name }) => name) };
}

function messageOf({ method, target, signatureAgent }: SignedRequest, authority: string): Message {
  return {
    method,
    target,
    authority: authority.toLowerCase().replace(/:443$/, ""),
    header: (name) => (name === "signature-agent" ? signatureAgent : undefined),
  };
}
