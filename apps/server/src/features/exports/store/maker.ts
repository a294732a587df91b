import { findSuspendedReason } from "#features/accounts/support/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { requireMember } from "#features/workspaces/members/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

interface MadeBy {
  readonly userId: string;
  readonly workspaceId: string;
  /** Code of the sentence that says that what they made is over. */
  readonly whenGone: "EXPORT_FILE_GONE" | "EXPORT_LINK_GONE";
}

/** The member who made an export or an address, as long as they are one and their account is not suspended. */
export async function requireMaker(tools: Tools, { userId, workspaceId, whenGone }: MadeBy): Promise<Member> {
  const user = { userId, impersonatorId: undefined };
  const [member, suspended] = await Promise.all([
    requireMember(tools, user, workspaceId).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === "NOT_FOUND") return undefined;
      throw error;
    }),
    findSuspendedReason(tools, userId),
  ]);
  if (!member || suspended !== undefined) throw new Refusal(whenGone);
  return member;
}
