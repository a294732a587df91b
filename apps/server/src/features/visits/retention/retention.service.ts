import type { ParsedInput } from "@citelens/contract/base/endpoint";
import {
  type updateRetention as contract,
  type Retention,
  retentionErrors,
} from "@citelens/contract/traffic/retention";
import { type RetentionLimit, retentionLimits } from "#features/billing/public.ts";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { nextKept, possibleDays } from "./retention.rules.ts";
import { findRetention, saveWanted } from "./retention.sql.ts";

/** How many days what is reported now is kept, of a workspace of the organization. */
export async function findRetentionDays(
  tools: Tools,
  workspace: { readonly id: string; readonly organizationId: string },
): Promise<number> {
  const row = await findRetention(tools, workspace.id);
  return row?.days ?? (await limitOf(tools, workspace.organizationId)).days;
}

export async function getRetention(tools: Tools, member: Member): Promise<Retention> {
  const { limit, row } = await stateOf(tools, member);
  const days = row?.days ?? limit.days;
  const wantedDays = row?.wanted_days ?? null;
  const kept = { wantedDays, days, shortensAt: row?.shortens_at ?? null };
  const { shortensAt } = nextKept(kept, { limitDays: limit.days, now: tools.now() });
  return {
    days,
    wanted_days: wantedDays,
    limit_days: limit.days,
    plan: limit.plan,
    next_days: possibleDays(wantedDays, limit.days),
    shortens_at: shortensAt?.toISOString() ?? null,
  };
}

/** Takes note of what the owner chose; the following night applies it. */
export async function updateRetention(
  tools: Tools,
  owner: Member,
  { wanted_days: wantedDays }: ParsedInput<typeof contract>["body"],
): Promise<Retention> {
  const { limit, row, isActive } = await stateOf(tools, owner);
  if (!isActive) throw new Refusal("WORKSPACE_INACTIVE");
  if (wantedDays !== null && wantedDays > limit.days)
    throw new FieldRefusal({ wanted_days: [retentionErrors.max(limit.days)] });

  await inTransaction(tools, async (within) => {
    await saveWanted(within, owner, { wantedDays, days: row?.days ?? limit.days });
    const details = { days: wantedDays };
    await audit(within, owner, { action: "retention.changed", workspaceId: owner.workspaceId, details });
  });
  return getRetention(tools, owner);
}

async function stateOf(tools: Tools, { workspaceId }: Member) {
  const workspace = await findWorkspaceSettings(tools, workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  const [limit, row] = await Promise.all([
    limitOf(tools, workspace.organization_id),
    findRetention(tools, workspaceId),
  ]);
  return { limit, row, isActive: workspace.is_active };
}

async function limitOf(tools: Tools, organizationId: string): Promise<RetentionLimit> {
  const limit = (await retentionLimits(tools, [organizationId])).get(organizationId);
  if (!limit) throw new Error(`No limit of the organization ${organizationId}`);
  return limit;
}
