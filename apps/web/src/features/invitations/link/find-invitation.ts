import { verifyInvitation } from "@citelens/contract/accounts/invitations";
import { ApiProblem } from "#lib/api/api-problem.ts";
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

export interface FoundInvitation {
  readonly invitation?: OpenInvitation;
  /** Why its link works no more, in the server's words. */
  readonly lost?: string;
}

/**
 * The invitation that a destination leads to, while its link works. Whatever else prevents that it is known keeps nobody
 * from signing in: the page of the link says it afterwards.
 */
export async function findInvitation(destination: string): Promise<FoundInvitation | undefined> {
  const token = tokenIn(destination);
  if (token === undefined) return undefined;

  const signal = AbortSignal.timeout(patienceMs);
  try {
    const found = await call(verifyInvitation, { query: { token }, signal });
    const { email, inviter_name: inviter, project_name: workspace } = found;
    return { invitation: { path: destination, email, inviter, workspace } };
  } catch (problem) {
    return problem instanceof ApiProblem && problem.status === 404 ? { lost: problem.message } : undefined;
  }
}
