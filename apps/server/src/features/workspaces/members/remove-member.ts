import { audit } from "#platform/audit/audit.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { Member } from "../store/member.ts";
import { workspaceTopics } from "../store/workspace-topics.ts";
import { findSettings } from "../store/workspaces.sql.ts";
import { removeRow } from "./members.sql.ts";
import { notifyOfRemoval } from "./notify-members.ts";

/** Owners remove anyone, others only themselves; the last owner stays. */
export async function removeMember(tools: Tools, member: Member, userId: string): Promise<void> {
  const isLeaving = userId === member.userId;
  if (!isLeaving && member.role !== "OWNER") throw new Refusal("FORBIDDEN");

  await inTransaction(tools, async (within) => {
    const removal = await removeRow(within, member, userId);
    if (removal === "unknown") throw new Refusal("NOT_FOUND");
    if (removal === "last-owner") throw new Refusal("LAST_OWNER");

    await workspaceTopics.memberLeft.announce(within, { ...member, userId });
    const { workspaceId } = member;
    const action = isLeaving ? "member.left" : "member.removed";
    await audit(within, member, { action, workspaceId, subjectId: userId });
    const workspace = await findSettings(within, workspaceId);
    if (workspace && !isLeaving) await notifyOfRemoval(within, userId, { ...member, ...workspace });
  });
}
