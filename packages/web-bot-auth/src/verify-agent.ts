import { type KeyObject, verify } from "node:crypto";
import { isThumbprint, type Keys } from "./keys.ts";
import { headerOf, messagesOf } from "./messages.ts";
import { namedDirectory } from "./signature-agent.ts";
import { signatureBase } from "./signature-base.ts";
import { type Component, readSignatures, type Signature } from "./signatures.ts";
import type { SignedRequest } from "./signed-request.ts";

/** State of the directory that a signature names. */
export type Directory =
  | { readonly kind: "known"; readonly keys: Keys }
  /** Trusted, and not fetched yet. */
  | { readonly kind: "unknown" }
  /** Not one of those that are trusted. */
  | { readonly kind: "foreign" };

export type Verification =
  | { readonly kind: "valid"; readonly origin: string }
  /** Signature that does not fit the key that it names. `components` are the parts that it covers. */
  | { readonly kind: "wrong"; readonly components: readonly string[] }
  /** The directory is known and has no such key. */
  | { readonly kind: "key_unknown"; readonly origin: string }
  /** The same, and the key is named by no thumbprint, so that none may be meant that is there. */
  | { readonly kind: "key_unnamed"; readonly origin: string }
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

/** Most checks of a request, however many signatures it carries and whatever they leave open; a check takes some 80 µs. */
const checksMax = 48;
const signaturesMax = 4;

/**
 * Whether a request was signed by the agent whose directory it names (RFC 9421 with the profile of Web Bot Auth). Each
 * signature is judged by itself. Of several a valid one is enough, then one counts that can still turn out to be valid; they are
 * called wrong only together, since whoever passes a request on leaves signatures that do not fit any more.
 */
export function verifyAgent(request: SignedRequest, trust: Trust): Verification {
  const signatures = readSignatures(request.signatureInput, request.signature);
  if (!signatures) return { kind: "malformed" };

  const own = signatures.filter(({ parameters }) => parameters.get("tag") === tag);
  const labels = new Set(signatures.map(({ label }) => label));
  const checks = { left: checksMax };
  const results = own
    .slice(0, signaturesMax)
    .map((signature) => verifySignature(signature, { request, trust, labels, checks }));
  if (own.length > signaturesMax) results.push({ kind: "unsupported" });
  return (
    results.toSorted((one, other) => rankOf(one) - rankOf(other))[0] ?? {
      kind: own.length > 0 ? "malformed" : "other_tag",
    }
  );
}

/** Rank of a result by how much it tells of the request. */
function rankOf({ kind }: Verification): number {
  const rank = ["valid", "directory_unknown", "key_unnamed", "key_unknown"].indexOf(kind);
  if (rank >= 0) return rank;
  return kind === "wrong" ? 5 : 4;
}

interface JudgingContext {
  readonly request: SignedRequest;
  readonly trust: Trust;
  readonly labels: ReadonlySet<string>;
  readonly checks: { left: number };
}

function verifySignature(signature: Signature, judging: JudgingContext): Verification {
  const { request, labels } = judging;
  const { at, directoryOf } = judging.trust;
  const named = namedDirectory(signature, { header: request.signatureAgent, labels });
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
  if (key === undefined) return { kind: isThumbprint(terms.keyid) ? "key_unknown" : "key_unnamed", origin };
  if (key === "unsupported" || terms.algorithm !== "ed25519") return { kind: "unsupported" };
  return fits(signature, judging, { key, origin });
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

function fits(
  signature: Signature,
  { request, checks }: JudgingContext,
  { key, origin }: Signer,
): Verification {
  const bases = messagesOf(signature, request).map((message) => signatureBase(signature, message));
  if (bases.length === 0 || bases.includes(undefined)) return { kind: "parts_unknown" };

  for (const base of new Set(bases)) {
    if (checks.left === 0) return { kind: "parts_unknown" };
    checks.left -= 1;
    if (verify(null, Buffer.from(base ?? ""), key, signature.bytes)) return { kind: "valid", origin };
  }
  if (signature.components.some((component) => mayBeJoined(component, request)))
    return { kind: "parts_unknown" };
  return { kind: "wrong", components: signature.components.map(({ name }) => name) };
}

/** A header that is covered as a whole and has several members may have come in lines that others joined in their way. */
function mayBeJoined({ name, parameters }: Component, request: SignedRequest): boolean {
  return parameters.size === 0 && (headerOf(request, name)?.includes(",") ?? false);
}
