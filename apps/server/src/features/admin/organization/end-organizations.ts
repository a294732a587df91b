import { dayMs, later } from "@citelens/contract/base/days";
import { deleteAgencyOf } from "#features/agencies/support/public.ts";
import { organizationBilling } from "#features/billing/support/public.ts";
import { organizationEnd } from "#features/organizations/support/public.ts";
import { organizationWorkspaces } from "#features/workspaces/of-organization/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { deleteNotesOf } from "./notes.sql.ts";
import type { Organization } from "./perform-on-organization.ts";
import { dayOfDeletion, tellOwner } from "./tell-owner.ts";

/** The owner is told once more so long before. */
const remindedBeforeMs = 7 * dayMs;

/** Reminds owners a week before their organizations are deleted, deletes those that are due, and hides their workspaces. */
export async function endOrganizations(tools: Tools): Promise<void> {
  const { sweeps } = organizationEnd;
  await eachAlone(tools, await organizationEnd.listToRemind(tools, later(tools.now(), remindedBeforeMs)), {
    sweep: sweeps.remind,
    idOf: ({ id }) => id,
    run: (organization) => remind(tools, organization),
  });
  await eachAlone(tools, await organizationEnd.listDue(tools), {
    sweep: sweeps.delete,
    idOf: ({ id }) => id,
    run: ({ id }) => end(tools, id),
  });
  await eachAlone(tools, await organizationWorkspaces.listUnfinished(tools, sweeps.hide), {
    sweep: sweeps.hide,
    idOf: ({ subject_id }) => subject_id,
    run: (deletion) => organizationWorkspaces.hideAll(tools, deletion),
  });
}

async function remind(tools: Tools, { id, deletion_at, deletion_reason }: Organization): Promise<void> {
  if (deletion_at === null) return;
  const day = dayOfDeletion(deletion_at);
  await inTransaction(tools, async (within) => {
    if (!(await organizationEnd.noteReminded(within, id))) return;
    await tellOwner(within, id, {
      subject: `Reminder: your organization will be deleted on ${day}`,
      heading: `Your organization will be deleted on ${day}`,
      paragraphs: [
        `the deletion of your organization is scheduled for ${day} (UTC): all of its workspaces are deleted then with everything in them.`,
        "It can still be taken back: write to us if you do not want it.",
      ],
      reason: deletion_reason ?? "",
    });
  });
}

/** Ends an organization; what remains is what payments and the ledger need. */
async function end(tools: Tools, organizationId: string): Promise<void> {
  await inTransaction(tools, async (within) => {
    const organization = await organizationEnd.markDeleted(within, organizationId);
    if (!organization) return;

    const actor = { userId: organization.deletion_by ?? undefined };
    const reason = organization.deletion_reason ?? "";
    await organizationWorkspaces.askForDeletion(within, actor, {
      kind: "ORGANIZATION",
      workspaceId: null,
      subjectId: organizationId,
    });
    await organizationBilling.endWithOrganization(within, organizationId);
    await deleteAgencyOf(within, organizationId);
    await deleteNotesOf(within, organizationId);
    await audit(within, actor, {
      action: "organization.deleted",
      subjectId: organizationId,
      details: { reason },
    });
    await tellOwner(within, organizationId, {
      subject: "Your organization was deleted",
      heading: "Your organization was deleted",
      paragraphs: [
        "your organization was deleted as it was scheduled. Nobody can open its workspaces any more, and everything in them is being removed. Nothing is charged for it again; what was paid stays on record.",
        "Your account stays. You can delete it yourself under Personal Infos.",
      ],
      reason,
    });
  });
}
