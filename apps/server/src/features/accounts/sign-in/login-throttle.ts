import { createHash, createHmac } from "node:crypto";
import { clientNetwork } from "#platform/addresses/addresses.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { freeAttempts } from "../store/accounts.rules.ts";
import { emailKey } from "../store/email-keys.rules.ts";
import { isPassword } from "./password.ts";
import {
  countAttempt,
  findBlockedUntil,
  forgetFailures,
  isKnownAddress,
  saveKnownAddress,
  uncountAttempt,
} from "./throttle.sql.ts";

export interface LoginAttempt {
  readonly email: string;
  readonly address: string;
  /** Somebody who has a session already is known, wherever they come from. */
  readonly isSignedIn?: boolean;
}

interface Account {
  readonly id: string;
  readonly password_hash: string;
}

interface AttemptBucket {
  readonly key: string;
  readonly free: number;
}

/**
 * Whether the password is the account's; without an account it takes as long and is false. The attempt is counted
 * in the database before the password is compared, so that of many simultaneous guesses, at any number of
 * instances, only as many are compared as one after the other would be. The right password gets its attempt back,
 * and so does one that found no room in the queue.
 */
export async function checkPassword(
  tools: Tools,
  attempt: LoginAttempt,
  { account, password }: { readonly account: Account | undefined; readonly password: string },
): Promise<boolean> {
  const network = clientNetwork(attempt.address);
  const isKnown =
    attempt.isSignedIn ||
    (account !== undefined && (await isKnownAddress(tools, account.id, hashed(tools, network))));
  const counted = countedKeys(tools, attempt, isKnown);
  await takeAttempt(tools, counted);

  let matches: boolean;
  try {
    matches = await isPassword(password, account?.password_hash, { network, isKnown });
  } catch (error) {
    for (const { key } of counted) await uncountAttempt(tools, key);
    throw error;
  }
  if (!matches || !account) return false;

  await returnAttempt(tools, counted);
  await saveKnownAddress(tools, account.id, hashed(tools, network));
  return true;
}

/** An account known from this network is counted for itself only: what others there do cannot keep its owner out. */
function countedKeys(
  tools: Tools,
  { email, address }: LoginAttempt,
  isKnown: boolean,
): readonly AttemptBucket[] {
  if (tools.unlimited.has(address)) return [];

  const network = clientNetwork(address);
  const ofAccount = { key: digest(`account ${emailKey(email)} ${network}`), free: freeAttempts.account };
  return isKnown
    ? [ofAccount]
    : [ofAccount, { key: digest(`address ${network}`), free: freeAttempts.address }];
}

/** All keys are counted or none; refuses with the seconds to wait. */
function takeAttempt(tools: Tools, counted: readonly AttemptBucket[]): Promise<void> {
  return inTransaction(tools, async (within) => {
    for (const one of counted) {
      if (await countAttempt(within, one)) continue;

      const until = await findBlockedUntil(within, one.key);
      const waitMs = until.getTime() - tools.now().getTime();
      throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
    }
  });
}

async function returnAttempt(tools: Tools, [ofAccount, ofAddress]: readonly AttemptBucket[]): Promise<void> {
  if (ofAccount) await forgetFailures(tools, ofAccount.key);
  if (ofAddress) await uncountAttempt(tools, ofAddress.key);
}

/** Keys are hashed: the table holds nobody's address or e-mail. */
function digest(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}

/** There are few enough addresses to try them all, so that a hash that is kept for long needs the secret key. */
function hashed({ secretKey }: Tools, network: string): string {
  return createHmac("sha256", secretKey).update(`known address ${network}`).digest("base64url");
}
