import { fieldErrors } from "@citelens/contract/base/field-errors";
import { hash, verify } from "@node-rs/argon2";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { type HashClient, queueHash } from "./hash-queue.ts";

/** A hash of no account's password, so that an unknown e-mail costs the same time as a wrong password. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Y2l0ZWxlbnMtbm9ib2R5cw$5Ae9dQxAeLKhNZ2kN3Jm4SYzl1Y2V0cEzL3p0cGxhbmQ";

/** The argon2id hash of a password that somebody chose, in PHC form; what heads every leaked list is refused. */
export async function hashNewPassword(
  { passwordCost }: Pick<Tools, "passwordCost">,
  password: string,
  client: HashClient,
): Promise<string> {
  if (isCommonPassword(password)) throw new FieldRefusal({ password: [fieldErrors.passwordCommon] });
  return queueHash(client, () => hash(password, passwordCost));
}

/** Whether the password belongs to the hash; without a hash it takes as long and is false. */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
  client: HashClient,
): Promise<boolean> {
  const matches = await queueHash(client, () => verify(passwordHash ?? dummyHash, password));
  return matches && passwordHash !== undefined;
}
