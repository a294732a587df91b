import { verifyInvitation } from "@citelens/contract/accounts/invitations";
import { call } from "#lib/api/call.ts";
import { tokenIn } from "./invitation-link.rules.ts";

// What the log-in and the sign-up know of an invitation, kept apart so that they load without the query library.

const patienceMs = 3000;

export interface OpenInvitation {
  /** Where it is accepted. */
  readonly path: string;
  readonly email: string;
  readonly inviter: string;
  readonly workspace: string;
}

/**
 * The invitation that a destination leads to, while its link works. Whatever prevents that it is known keeps nobody from
 * signing in: the page of the link says it afterwards.
 */
export async function findInvitation(destination: string): Promise<OpenInvitation | undefined> {
  const token = tokenIn(destination);
  if (token === undefined) return undefined;

  const signal = AbortSignal.timeout(patienceMs);
  const found = await call(verifyInvitation, { query: { token }, signal }).catch(() => undefined);
  return (
    found && {
      path: destination,
      email: found.email,
      inviter: found.inviter_name,
      workspace: found.project_name,
    }
  );
}
