import { createHmac } from "node:crypto";
import { dayIn } from "@citelens/contract/base/days";
import { clientNetwork } from "#platform/addresses/addresses.ts";

/** Visitor who came, as far as referrals need to know: both are UInt64 as decimal digits. */
export interface Visitor {
  /** The same for one address and browser on one day in one workspace; "0" where no address is known. */
  readonly visitor: string;
  /** The same for one user agent in one workspace. */
  readonly browser: string;
}

interface SeenRequest {
  readonly workspaceId: string;
  readonly at: Date;
  readonly address: string | undefined;
  readonly userAgent: string;
}

/**
 * Tells visitors apart without keeping who they are: hashes under a key of the installation's own, of which half the bits are
 * dropped. The day and the workspace are in them, so nobody can be followed from one day or website to the next.
 */
export function openVisitors(secretKey: string): (seen: SeenRequest) => Visitor {
  const key = createHmac("sha256", secretKey).update("citelens visitors").digest();
  const hash = (...parts: readonly string[]): string =>
    createHmac("sha256", key).update(parts.join("\n")).digest().readBigUInt64BE().toString();

  return ({ workspaceId, at, address, userAgent }) => ({
    visitor: address ? hash(workspaceId, dayIn("UTC", at), clientNetwork(address), userAgent) : "0",
    browser: hash(workspaceId, userAgent),
  });
}
