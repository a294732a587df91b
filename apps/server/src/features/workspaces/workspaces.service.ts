import type { Parsed } from "@citelens/contract/endpoint";
import type { createWorkspace, updateWorkspace, Workspace } from "@citelens/contract/workspaces";
import type { SignedIn } from "#features/accounts/public.ts";
import { ensureOrganization } from "#features/organizations/public.ts";
import { newId } from "#platform/ids.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { Member, Owner } from "./member.ts";
import { requireMember } from "./require-member.ts";
import {
  changeWorkspace,
  findSettings,
  findWorkspace,
  insertWorkspace,
  listWorkspacesOf,
  type WorkspaceSettings,
} from "./workspaces.sql.ts";

type NewWorkspace = Parsed<typeof createWorkspace>["body"];
type Changes = Parsed<typeof updateWorkspace>["body"];

/** Creates a workspace in the user's own organization, which the first one brings into being. */
export async function createOwnWorkspace(
  tools: Tools,
  user: SignedIn,
  body: NewWorkspace,
): Promise<Workspace> {
  const id = newId();
  await inTransaction(tools, async (within) => {
    const organizationId = await ensureOrganization(within, user.userId);
    await insertWorkspace(within, user.userId, {
      ...body,
      id,
      organization_id: organizationId,
      created: tools.now(),
    });
  });
  return getWorkspace(tools, await requireMember(tools, user, id));
}

export function listOwnWorkspaces(tools: Tools, user: SignedIn): Promise<Workspace[]> {
  return listWorkspacesOf(tools, user.userId);
}

export async function getWorkspace(tools: Tools, member: Member): Promise<Workspace> {
  const found = await findWorkspace(tools, member);
  if (!found) throw new Refusal("NOT_FOUND");
  return found;
}

export async function editWorkspace(tools: Tools, owner: Owner, changes: Changes): Promise<Workspace> {
  await changeWorkspace(tools, owner, definedOnly(changes));
  return getWorkspace(tools, owner);
}

/** For rooms that keep or show visits; the tracking endpoint asks it without a member. */
export function findWorkspaceSettings(
  tools: Tools,
  workspaceId: string,
): Promise<WorkspaceSettings | undefined> {
  return findSettings(tools, workspaceId);
}

/** Drops the fields that the request left out. */
function definedOnly<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  }; // fromEntries forgets the keys that it was given
}
