import type { Agency } from "@citelens/contract/accounts/agencies";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { createWorkspace, updateWorkspace, Workspace } from "@citelens/contract/workspaces/workspaces";
import type { SignedIn } from "#features/accounts/sign-in/public.ts";
import { findAgencies } from "#features/agencies/public.ts";
import { ensureOrganization } from "#features/organizations/public.ts";
import { organizationStanding } from "#features/organizations/standing/public.ts";
import { faviconPath } from "#features/sites/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { definedOnly } from "#platform/defined-only.ts";
import { newId } from "#platform/ids.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type ActingUser, requireMember } from "./members/require-member.ts";
import type { Member, Owner } from "./store/member.ts";
import { workspaceTopics } from "./store/workspace-topics.ts";
import {
  activate,
  changeIfActive,
  findSettings,
  findWorkspace,
  insertWorkspace,
  listWorkspacesOf,
  type WorkspaceRow,
} from "./store/workspaces.sql.ts";

type NewWorkspace = ParsedInput<typeof createWorkspace>["body"];
type Changes = ParsedInput<typeof updateWorkspace>["body"];

export interface Reactivation {
  readonly success: true;
  readonly message: string;
  readonly project: Workspace;
}

/** Creates a workspace in the user's own organization, which the first one brings into being. */
export async function createOwnWorkspace(
  tools: Tools,
  user: SignedIn,
  body: NewWorkspace,
): Promise<Workspace> {
  const id = await inTransaction(tools, async (within) => {
    const organizationId = await ensureOrganization(within, user.userId);
    const suspendedReason = await organizationStanding.findReason(within, organizationId);
    if (suspendedReason !== undefined)
      throw new Refusal("ORGANIZATION_SUSPENDED", { because: suspendedReason });
    return addWorkspace(within, user, { ...body, organization_id: organizationId });
  });
  return getWorkspace(tools, await requireMember(tools, user, id));
}

/** Adds a workspace to an organization, with the user as its first owner; in the caller's transaction. */
export async function addWorkspace(
  within: Tools,
  { userId }: ActingUser,
  given: Omit<Parameters<typeof insertWorkspace>[2], "id" | "created">,
): Promise<string> {
  const id = newId();
  await insertWorkspace(within, userId, { ...given, id, created: within.now() });
  return id;
}

export async function listOwnWorkspaces(tools: Tools, user: SignedIn): Promise<Workspace[]> {
  const own = await listWorkspacesOf(tools, user.userId);
  const { via } = user;
  return withFaviconsAndAgencies(
    tools,
    via.kind === "session" ? own : own.filter(({ id }) => via.workspaceIds.includes(id)),
  );
}

export async function getWorkspace(tools: Tools, member: Member): Promise<Workspace> {
  const found = await findWorkspace(tools, member);
  const [shown] = await withFaviconsAndAgencies(tools, found ? [found] : []);
  if (!shown) throw new Refusal("NOT_FOUND");
  return shown;
}

export async function getAgency(tools: Tools, member: Member): Promise<{ readonly agency: Agency | null }> {
  const { agency } = await getWorkspace(tools, member);
  return { agency };
}

export async function editWorkspace(tools: Tools, owner: Owner, changes: Changes): Promise<Workspace> {
  const before = await findSettings(tools, owner.workspaceId);
  const changed = await inTransaction(tools, async (within) => {
    const isChanged = await changeIfActive(within, owner, definedOnly(changes));
    if (isChanged && changes.time_zone !== undefined && changes.time_zone !== before?.time_zone)
      await workspaceTopics.timeZoneChanged.announce(within, owner);
    return isChanged;
  });
  const workspace = await getWorkspace(tools, owner);
  if (!changed) throw new Refusal("WORKSPACE_INACTIVE");
  return workspace;
}

/** Makes an inactive workspace active again and takes back a scheduled deactivation; an active one stays as it is. */
export async function reactivateWorkspace(tools: Tools, owner: Owner): Promise<Reactivation> {
  await inTransaction(tools, async (within) => {
    if (!(await activate(within, owner))) return;
    await audit(within, owner, { action: "workspace.reactivated", workspaceId: owner.workspaceId });
  });
  return {
    success: true,
    message: "Workspace reactivated successfully",
    project: await getWorkspace(tools, owner),
  };
}

/** Adds what other rooms know of workspaces: their sites' icons and the brands shown on them. */
async function withFaviconsAndAgencies(tools: Tools, rows: readonly WorkspaceRow[]): Promise<Workspace[]> {
  const organizationIds = new Set(rows.map(({ organization_id }) => organization_id));
  const agencies = await findAgencies(tools, [...organizationIds]);
  return rows.map(({ organization_id, ...row }) => ({
    ...row,
    favicon: faviconPath(tools, row.url),
    agency: agencies.get(organization_id) ?? null,
  }));
}
