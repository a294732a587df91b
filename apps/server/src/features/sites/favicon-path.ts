import { createHmac, timingSafeEqual } from "node:crypto";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { Tools } from "#platform/tools.ts";
import { hostOf } from "./sites.rules.ts";

/** Bytes of the signature that stand in the address: too many to guess, few enough to read over. */
const signatureBytes = 16;

/** The path of an address's icon here, signed: the server looks at no host that the product has not named. */
export function faviconPath(tools: Pick<Tools, "secretKey">, url: string): string {
  const host = hostOf(url) ?? "";
  const signature = signatureOf(tools, host).toString("base64url");
  return `${apiBase}/favicons/${encodeURIComponent(host)}?s=${signature}`;
}

/** The same of a brand's own site, for which a domain may not be known. */
export function faviconOf(tools: Pick<Tools, "secretKey">, domain: string | undefined): string | null {
  return domain === undefined ? null : faviconPath(tools, `https://${domain}`);
}

/** Whether this server made the signature for that host; compares in constant time. */
export function isSignedHost(tools: Pick<Tools, "secretKey">, host: string, signature: string): boolean {
  const claimed = Buffer.from(signature, "base64url");
  const expected = signatureOf(tools, host);
  return claimed.length === expected.length && timingSafeEqual(claimed, expected);
}

/** Signed with a key of its own, so that it can never pass for a token. */
function signatureOf({ secretKey }: Pick<Tools, "secretKey">, host: string): Buffer {
  const key = createHmac("sha256", secretKey).update("citelens favicons").digest();
  return createHmac("sha256", key).update(host).digest().subarray(0, signatureBytes);
}
