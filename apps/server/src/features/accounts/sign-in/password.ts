import { fieldErrors } from "@citelens/contract/base/field-errors";
import { hash, verify } from "@node-rs/argon2";
import { productBrand } from "#platform/mail/letter.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { passwordChosen } from "../store/accounts.topics.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { hasNameIn, namesInEmail, namesInUrl } from "./guessable-names.rules.ts";
import { type HashClient, queueHash } from "./hash-queue.ts";

/** A hash of no account's password, so that an unknown e-mail costs the same time as a wrong password. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Y2l0ZWxlbnMtbm9ib2R5cw$5Ae9dQxAeLKhNZ2kN3Jm4SYzl1Y2V0cEzL3p0cGxhbmQ";

/** Person whose password it is to be, as far as they are known. */
export interface Chooser {
  /** None of somebody who signs up. */
  readonly userId?: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface NewPassword {
  readonly password: string;
  readonly chooser: Chooser;
  /** At which it is chosen. */
  readonly host: string;
}

/**
 * The argon2id hash of a password that somebody chose, in PHC form. What heads every leaked list is refused, and what has a name in it
 * that is guessed first: of the chooser, their workspaces, this installation, or the product.
 */
export async function hashNewPassword(
  tools: Tools,
  { password, chooser, host }: NewPassword,
  client: HashClient,
): Promise<string> {
  if (isCommonPassword(password)) throw new FieldRefusal({ password: [fieldErrors.passwordCommon] });
  if (hasNameIn(password, await guessableNames(tools, { chooser, host })))
    throw new FieldRefusal({ password: [fieldErrors.passwordNamed] });
  return hashPassword(tools, password, client);
}

async function guessableNames(
  tools: Tools,
  { chooser, host }: Omit<NewPassword, "password">,
): Promise<string[]> {
  const { userId, email, first_name, last_name } = chooser;
  const known = await passwordChosen.announce(tools, { userId, host });
  const ofPerson = [first_name, last_name, `${first_name}${last_name}`, ...namesInEmail(email)];
  return [productBrand.name, ...namesInUrl(tools.publicUrl), ...ofPerson, ...known.flat()];
}

export async function hashPassword(
  { passwordCost }: Pick<Tools, "passwordCost">,
  password: string,
  client: HashClient,
): Promise<string> {
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
