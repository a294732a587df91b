import { createHash } from "node:crypto";
import { hasAddress } from "#platform/addresses.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { emailKey, forgetFailuresAfterMs, freeFailures, waitSeconds } from "./accounts.rules.ts";
import { blockUntil, countFailure, findBlockedUntil, forgetFailures } from "./throttle.sql.ts";

export interface LoginAttempt {
  readonly email: string;
  readonly address: string;
}

/** Refuses with the seconds to wait while this account from this address, or this address, must wait. */
export async function refuseWhileBlocked(tools: Tools, attempt: LoginAttempt): Promise<void> {
  if (hasAddress(tools.unlimited, attempt.address)) return;

  const until = await findBlockedUntil(tools, [accountKey(attempt), addressKey(attempt)]);
  if (!until) return;

  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - tools.now().getTime()) / 1000));
  throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
}

/** Counts a failed log-in and makes the next one wait, longer each time. */
export async function recordFailure(tools: Tools, attempt: LoginAttempt): Promise<void> {
  if (hasAddress(tools.unlimited, attempt.address)) return;

  await punish(tools, accountKey(attempt), freeFailures.account);
  await punish(tools, addressKey(attempt), freeFailures.address);
}

export async function recordSuccess(tools: Tools, attempt: LoginAttempt): Promise<void> {
  await forgetFailures(tools, accountKey(attempt));
}

async function punish(tools: Tools, key: string, free: number): Promise<void> {
  const forgetBefore = new Date(tools.now().getTime() - forgetFailuresAfterMs);
  const seconds = waitSeconds(await countFailure(tools, key, forgetBefore), free);
  if (seconds > 0) await blockUntil(tools, key, new Date(tools.now().getTime() + seconds * 1000));
}

/** Keys are hashed: the table holds nobody's address or e-mail. */
function accountKey({ email, address }: LoginAttempt): string {
  return digest(`account ${emailKey(email)} ${address}`);
}

function addressKey({ address }: LoginAttempt): string {
  return digest(`address ${address}`);
}

function digest(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}
