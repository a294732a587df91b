import { dayMs } from "@citelens/contract/base/days";
import type { Agent } from "@citelens/crawlers";
import { type SignedRequest, type Verification, verifyAgent } from "@citelens/web-bot-auth";
import { trustedOrigins } from "../sources/known-sources.ts";
import type { PublishedKeys } from "../sources/published.ts";
import { type Judgement, spoofed, unverifiable, verified } from "./judgement.ts";

/** Parts of a signature that a visit carries. */
export interface SignedVisit {
  readonly agent: Agent;
  readonly at: Date;
  readonly method: string;
  /** Path and query as far as they are known as they were sent. */
  readonly target: string | undefined;
  readonly host: string | undefined;
  /** Host of the workspace's site. */
  readonly siteHost: string;
  readonly signature: string;
  readonly signatureInput: string;
  readonly signatureAgent: string | undefined;
}

/** Proof by a signature. Only directories of the agent's own operator count. */
export function judgeSignature(
  visit: SignedVisit,
  keysOf: (origin: string) => PublishedKeys | undefined,
): Judgement {
  const trusted = new Set(trustedOrigins(visit.agent));
  const found = verifyAgent(requestOf(visit), {
    at: visit.at,
    directoryOf: (origin) => {
      if (!trusted.has(origin)) return { kind: "foreign" };
      const published = keysOf(origin);
      return published ? { kind: "known", keys: published.keys } : { kind: "unknown" };
    },
  });
  return judgementOf(found, visit, keysOf);
}

function judgementOf(
  found: Verification,
  visit: SignedVisit,
  keysOf: (origin: string) => PublishedKeys | undefined,
): Judgement {
  switch (found.kind) {
    case "valid":
      return verified("signature");
    case "wrong":
      return isCertain(found.components, visit)
        ? spoofed("signature_wrong")
        : unverifiable("signature_parts_unknown");
    case "key_unknown":
      return wasFetchedSoonAfter(visit.at, keysOf(found.origin))
        ? spoofed("signature_wrong")
        : unverifiable("signature_keys_unknown");
    case "key_unnamed":
    case "directory_unknown":
      return unverifiable("signature_keys_unknown");
    case "malformed":
      return unverifiable("signature_malformed");
    case "other_tag":
      return unverifiable("signature_other_tag");
    case "uncovered":
      return unverifiable("signature_uncovered");
    case "foreign_directory":
      return unverifiable("signature_foreign_directory");
    case "expired":
      return unverifiable("signature_expired");
    case "unsupported":
      return unverifiable("signature_unsupported");
    case "parts_unknown":
      return unverifiable("signature_parts_unknown");
  }
}

/** Keys come and go: only a directory that was read within a day of the request tells that a key was none of its own. */
function wasFetchedSoonAfter(at: Date, published: PublishedKeys | undefined): boolean {
  const afterMs = published ? published.fetchedAt.getTime() - at.getTime() : -1;
  return afterMs >= 0 && afterMs <= dayMs;
}

/** Parts that reach us as they were sent; paths and queries may have been rewritten on their way. */
const certainParts = new Set(["@authority", "@method", "signature-agent", "signature-input", "signature"]);

/**
 * Whether a signature that does not fit is a forgery, and not made for a host that is hidden from us: behind a subdomain's
 * name, as of an origin server, another subdomain may have been asked for.
 */
function isCertain(components: readonly string[], { host = "", siteHost }: SignedVisit): boolean {
  const own = bareHost(siteHost);
  return own !== "" && bareHost(host) === own && components.every((name) => certainParts.has(name));
}

function isOfSite(host: string, siteHost: string): boolean {
  const [seen, own] = [bareHost(host), bareHost(siteHost)];
  return own !== "" && (seen === own || seen.endsWith(`.${own}`) || own.endsWith(`.${seen}`));
}

/**
 * The host as it was sent counts only if it is the site's: whoever lets an agent visit another site can send what it signed
 * there to this one, with that site's name as the host.
 */
function requestOf({ host, siteHost, ...visit }: SignedVisit): SignedRequest {
  const seen = host !== undefined && isOfSite(host, siteHost) ? [host, host.replace(/:\d+$/, "")] : [];
  const hosts = siteHost === "" ? seen : [...seen, siteHost];
  const bare = hosts.map((one) => one.replace(/^www\./i, ""));
  return { ...visit, authorities: [...new Set([...hosts, ...bare, ...bare.map((one) => `www.${one}`)])] };
}

function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^www\./, "");
}
