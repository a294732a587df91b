import { expect, test } from "vitest";
import { passwordCost } from "#platform/limits/password-cost.ts";
import { hashPassword, isPassword } from "./password.ts";

const client = { network: "127.0.0.1", isKnown: true };

test("a password is stored as argon2id with 19 MiB and two passes, and is known by its hash alone", async () => {
  const hash = await hashPassword({ passwordCost }, "correct horse battery", client);

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword("correct horse battery", hash, client)).toBe(true);
  expect(await isPassword("correct horse batterz", hash, client)).toBe(false);
});
