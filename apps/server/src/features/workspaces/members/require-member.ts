import type { SignedIn } from "#features/accounts/sign-in/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { Member, Owner } from "../store/member.ts";
import { findMembership } from "../store/workspaces.sql.ts";
import { holdMembers } from "./members.sql.ts";

/** User who asks; jobs that go on with what somebody began name them without a session. */
export type ActingUser = Pick<SignedIn, "userId" | "impersonatorId"> & Partial<Pick<SignedIn, "via">>;

/** The user as a member of the workspace; for anyone else the workspace does not exist, and while its organization is suspended it is closed. */
export async function requireMember(tools: Tools, user: ActingUser, workspaceId: string): Promise<Member> {
  const { via } = user;
  if (via && via.kind !== "session" && !via.workspaceIds.includes(workspaceId))
    throw new Refusal("NOT_FOUND");
  const membership = await findMembership(tools, user.userId, workspaceId);
  if (!membership) throw new Refusal("NOT_FOUND");
  const { suspendedReason, ...known } = membership;
  if (suspendedReason !== null) throw new Refusal("ORGANIZATION_SUSPENDED", { because: suspendedReason });
  const { userId, impersonatorId } = user;
  const maySpend = !via || via.kind === "session" || via.scopes.includes("spend");
  return { workspaceId, userId, ...known, impersonatorId, maySpend } as Member; // the one place where the proof is given
}

/** The user as a member of the workspace, whom nobody removes from it before the transaction ends. */
export async function holdMember(within: Tools, user: ActingUser, workspaceId: string): Promise<Member> {
  await holdMembers(within, await requireMember(within, user, workspaceId));
  return requireMember(within, user, workspaceId);
}

/** The user as an owner of the workspace; another member is informed that this is not allowed. */
export async function requireOwner(tools: Tools, user: ActingUser, workspaceId: string): Promise<Owner> {
  const member = await requireMember(tools, user, workspaceId);
  if (!isOwner(member)) throw new Refusal("FORBIDDEN");
  return member;
}

function isOwner(member: Member): member is Owner {
  return member.role === "OWNER";
}
