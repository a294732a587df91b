import { accountDeleted, accountExported, passwordChosen } from "#features/accounts/public.ts";
import { audit } from "#platform/audit/audit.ts";
import type { Tools } from "#platform/tools.ts";
import { askForDeletion } from "./deletion/ask-for-deletion.ts";
import { hideAndPurge } from "./deletion/delete-workspace.ts";
import { listMemberships, removeRow } from "./members/members.sql.ts";
import { requireMember } from "./members/require-member.ts";

/** Does what the end or the export of an account asks of the workspaces, and names them to whoever chooses a password. */
export function subscribeToAccounts(tools: Tools): void {
  accountDeleted.listen(tools, (within, { userId }) => leaveAll(within, userId));
  accountExported.listen(tools, async (within, { userId }) => ({
    name: "workspaces",
    data: await listMemberships(within, userId),
  }));
  passwordChosen.listen(tools, async (within, { userId }) => {
    const memberships = userId === undefined ? [] : await listMemberships(within, userId);
    return memberships.map(({ name }) => name);
  });
}

/** A workspace that keeps another owner loses a member; one that would be left without an owner is deleted. */
async function leaveAll(within: Tools, userId: string): Promise<void> {
  const account = { kind: "ACCOUNT", workspaceId: null, subjectId: userId } as const;
  const deletionId = await askForDeletion(within, { userId }, account);
  for (const { workspaceId } of await listMemberships(within, userId)) {
    const member = await requireMember(within, { userId, impersonatorId: undefined }, workspaceId);
    const removal = await removeRow(within, member, userId);
    if (removal === "last-owner") await hideAndPurge(within, { userId }, member, { partOf: deletionId });
    else await audit(within, { userId }, { action: "member.left", workspaceId, subjectId: userId });
  }
}
