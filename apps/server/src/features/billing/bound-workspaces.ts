import { workspaces } from "#features/workspaces/public.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import type { Tools } from "#platform/tools.ts";
import { billingSweeps, ensureAccount } from "./billing.sql.ts";
import { workspacesMax } from "./organization.ts";

/** How long workspaces that the plan does not hold go on. */
const graceMs = 14 * 86_400_000;

/**
 * Lets organizations have no more active workspaces than their plan holds: the youngest beyond it are scheduled for
 * deactivation, and deactivated two weeks later; those that fit again are let be.
 */
export async function boundWorkspaces(tools: Tools): Promise<void> {
  const ends = new Date(tools.now().getTime() + graceMs);
  await eachAlone(tools, await workspaces.list.listPayers(tools), {
    sweep: billingSweeps.bounds,
    idOf: (organizationId) => organizationId,
    run: async (organizationId) => {
      const max = workspacesMax(tools, await ensureAccount(tools, organizationId));
      await workspaces.list.bound(tools, { organizationId, max, ends });
    },
  });
}
