import { fieldErrors } from "@citelens/contract/errors";
import { hash, verify } from "@node-rs/argon2";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { isCommonPassword } from "./common-passwords.ts";

const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hashesAtOnce = 2;
const waitingMax = 40;

/** A hash of no account's password, so that an unknown e-mail costs the same time as a wrong password. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Y2l0ZWxlbnMtbm9ib2R5cw$5Ae9dQxAeLKhNZ2kN3Jm4SYzl1Y2V0cEzL3p0cGxhbmQ";

let running = 0;
const waiting: (() => void)[] = [];

/** The argon2id hash of a password that somebody chose, in PHC form; what heads every leaked list is refused. */
export async function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new FieldRefusal({ password: [fieldErrors.passwordCommon] });
  return inTurn(() => hash(password, argon2id));
}

/** Whether the password belongs to the hash; without a hash it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? dummyHash, password));
  return matches && passwordHash !== undefined;
}

/** At most two hashes at once, so that a burst of log-ins cannot starve everything else on the thread pool. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= hashesAtOnce) {
    if (waiting.length >= waitingMax) throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
