import { dayMs, later } from "@citelens/contract/base/days";
import { deletionDays } from "@citelens/contract/platform/admin-organization-actions";
import type { ReasonedAction } from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { organizationSupport } from "#features/organizations/support/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type Id, perform } from "./perform-on-organization.ts";
import { dayOfDeletion } from "./tell-owner.ts";

/** Has an organization deleted in 30 days, and takes that back; nothing changes until then. */
export const deletionActions = { schedule, undo } as const;

async function schedule(tools: Tools, superuser: Superuser, act: Id & ReasonedAction): Promise<void> {
  const at = later(tools.now(), deletionDays * dayMs);
  const day = dayOfDeletion(at);
  await perform(tools, superuser, {
    action: "organization.deletion-scheduled",
    act,
    details: { at: at.toISOString() },
    run: async (within) => {
      const scheduled = { at, reason: act.reason, by: superuser.userId };
      if (!(await organizationSupport.scheduleDeletion(within, act.organizationId, scheduled)))
        throw new Refusal("DELETION_SCHEDULED");
    },
    news: {
      subject: `Your organization will be deleted on ${day}`,
      heading: `Your organization will be deleted on ${day}`,
      paragraphs: [
        `support scheduled the deletion of your organization for ${day} (UTC). All of its workspaces are deleted then with everything in them, its plan ends, and credits that are left are gone.`,
        "Until then everything works as before, and it can be taken back: write to us if you do not want it. Your account stays.",
      ],
    },
  });
}

async function undo(tools: Tools, superuser: Superuser, act: Id & ReasonedAction): Promise<void> {
  await perform(tools, superuser, {
    action: "organization.deletion-undone",
    act,
    run: async (within) => {
      if (!(await organizationSupport.undoDeletion(within, act.organizationId)))
        throw new Refusal("DELETION_NOT_SCHEDULED");
    },
    news: {
      subject: "Your organization will not be deleted",
      heading: "Your organization stays",
      paragraphs: ["support took back the deletion of your organization. Everything stays as it is."],
    },
  });
}
