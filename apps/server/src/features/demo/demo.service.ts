import type { Demo } from "@citelens/contract/workspaces/demo";
import { createApiKey } from "#features/api-keys/public.ts";
import { changeBrandSettings, getBrandSettings } from "#features/brand-context/public.ts";
import { ensureOrganization } from "#features/organizations/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { requireMember } from "#features/workspaces/members/public.ts";
import { addWorkspace } from "#features/workspaces/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { demoBrand } from "./demo-brand.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { progressOf } from "./store/calendar.rules.ts";
import { type DemoRow, findDemoBy, lockOrganization, putDemo } from "./store/demo.sql.ts";

type DemoUser = Parameters<typeof requireMember>[1];

/** The demo of the user's organization: made now if there is none, and filled further if it is not full. */
export async function ensureDemo(tools: Tools, user: DemoUser): Promise<{ readonly project_id: string }> {
  return inTransaction(tools, async (within) => {
    const organizationId = await ensureOrganization(within, user.userId);
    await lockOrganization(within, organizationId);
    const known = await findLiving(within, user);
    const workspaceId = known?.workspace_id ?? (await makeDemo(within, user, organizationId));
    if (!known || known.days_done < known.days)
      await enqueue(within, fillWorkspace, { workspaceId }, { key: workspaceId });
    return { project_id: workspaceId };
  });
}

export async function getOwnDemo(tools: Tools, user: DemoUser): Promise<Demo> {
  const known = await findLiving(tools, user);
  if (!known) return { project_id: null, status: "none", progress: 0, day: 0, days: 0 };
  const { workspace_id: project_id, days_done: day, days } = known;
  return { project_id, status: day < days ? "filling" : "ready", progress: progressOf(known), day, days };
}

/** None once its workspace is deleted. */
async function findLiving(tools: Tools, { userId }: DemoUser): Promise<DemoRow | undefined> {
  const known = await findDemoBy(tools, userId);
  return known && (await findWorkspaceSettings(tools, known.workspace_id)) ? known : undefined;
}

async function makeDemo(within: Tools, user: DemoUser, organizationId: string): Promise<string> {
  const workspaceId = await addWorkspace(within, user, {
    ...demoBrand.workspace,
    organization_id: organizationId,
  });
  const member = await requireMember(within, user, workspaceId);
  const { id: settingsId } = await getBrandSettings(within, member);
  await changeBrandSettings(within, member, { settingsId, body: demoBrand.settings });
  // Nobody learns its secret: the visits that come under it are the demo's own.
  const key = await createApiKey(within, member, {
    name: "Demo visits",
    scopes: ["ingest"],
    expires_at: null,
    allowed_cidrs: [],
  });
  await putDemo(within, {
    organization_id: organizationId,
    workspace_id: workspaceId,
    user_id: user.userId,
    key_id: key.id,
    days: within.demoDays,
    created: within.now(),
  });
  return workspaceId;
}
