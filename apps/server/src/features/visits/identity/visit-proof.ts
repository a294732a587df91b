import { createHash } from "node:crypto";
import { isHostOfSite } from "@citelens/crawlers";
import { soleSignature } from "@citelens/web-bot-auth";
import { readStoredSignature } from "./judge/stored-signature.ts";

/** How long after a signature was made the request that bears it may have come; clocks differ by a minute. */
const freshSeconds = 300;
const leewaySeconds = 60;

/**
 * Proof by a visit's signature that its agent made it, and nobody who wrote the visit down: the same for the same signature, in whatever
 * headers it comes again. Undefined where it was made for another website, or not just before the visit, within the minute that begins at
 * `minuteMs`.
 */
export function proofOfVisit({
  stored,
  minuteMs,
  siteHost,
}: {
  readonly stored: string;
  readonly minuteMs: number;
  readonly siteHost: string;
}): string | undefined {
  const signed = readStoredSignature(stored);
  const host = URL.parse(`http://${signed?.host ?? ""}`)?.hostname;
  if (!signed || !host || !isHostOfSite(host, siteHost)) return undefined;
  const sole = soleSignature(signed);
  if (!sole) return undefined;
  const ageSeconds = minuteMs / 1_000 - sole.createdSeconds;
  if (ageSeconds < -60 - leewaySeconds || ageSeconds > freshSeconds) return undefined;
  return createHash("sha256").update(sole.bytes).digest("base64url").slice(0, 22);
}
