import { randomBytes } from "node:crypto";
import { markEmailVerified } from "#features/accounts/email-address/public.ts";
import { people } from "#features/accounts/people/public.ts";
import { createAccount, updateMe } from "#features/accounts/public.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { ensureDemo } from "./demo.service.ts";
import { lockFirstStart } from "./store/demo.sql.ts";

const email = "demo@citelens.example";

/** Makes an account with a demo, once, whichever instances start together; its password is told in the log of that start and nowhere else. */
export async function startDemo(tools: Tools): Promise<void> {
  const password = await inTransaction(tools, async (within) => {
    await lockFirstStart(within);
    return (await people.findByEmail(within, email)) ? undefined : makeAccount(within);
  });
  if (password !== undefined)
    tools.log.info(`The demo is being filled. Sign in as ${email} with the password ${password}`);
}

/** Resolves to its password. */
async function makeAccount(within: Tools): Promise<string> {
  const password = randomBytes(12).toString("base64url");
  const user = await createAccount(
    within,
    { email, password, first_name: "Demo", last_name: "Account", host: new URL(within.publicUrl).hostname },
    { network: "this machine", isKnown: true },
  );
  const acting = { userId: user.id, impersonatorId: undefined };
  await updateMe(within, acting, { company_type: 0, onboarding_complete: true });
  await markEmailVerified(within, user.id);
  await ensureDemo(within, acting);
  return password;
}
