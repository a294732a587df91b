import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { transferOwnership as transferContract } from "@citelens/contract/platform/admin-organization-actions";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { accountSupport } from "#features/accounts/support/public.ts";
import { organizationBilling } from "#features/billing/support/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { organizationSupport } from "#features/organizations/support/public.ts";
import { organizationWorkspaces } from "#features/workspaces/of-organization/public.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type Id, perform, requireOrganization } from "./perform-on-organization.ts";
import { dayOfDeletion, tellPerson } from "./tell-owner.ts";

/**
 * Makes another member the owner of an organization and of all of its workspaces; the former owner stays a member of those that
 * they belonged to. Both are mailed.
 */
export async function transferOwnership(
  tools: Tools,
  superuser: Superuser,
  act: Id & ParsedInput<typeof transferContract>["body"],
): Promise<void> {
  const { organizationId, user_id: to, reason } = act;
  const { owner_id: from, deletion_at } = await requireOrganization(tools, organizationId);
  await perform(tools, superuser, {
    action: "organization.transferred",
    act,
    details: { from, to },
    run: async (within) => {
      await holdNewOwner(within, to);
      if (!(await organizationSupport.changeOwner(within, organizationId, { from, to })))
        throw refusalOf("ownerChanged");
      if (!(await organizationWorkspaces.handOver(within, organizationId, { from, to })))
        throw refusalOf("ownerStranger");
      await organizationBilling.tellCustomer(within, organizationId);
      await tellPerson(within, from, {
        subject: "Your organization has another owner",
        heading: "Your organization has another owner",
        paragraphs: [
          "support made another member the owner of your organization and of its workspaces.",
          "You stay a member of the workspaces that you belonged to. Plan & Billing is for the new owner alone. A card of yours that is stored there goes on paying until they store another one.",
        ],
        reason,
      });
    },
    news: {
      subject: "You own an organization now",
      heading: "You own an organization now",
      paragraphs: [
        "support made you the owner of the organization that you are a member of, and of all of its workspaces.",
        "Its plan, its credits and its payments are yours to decide about, under Plan & Billing. The card that is stored there goes on paying until you store another one.",
        ...(deletion_at === null
          ? []
          : [`It will be deleted on ${dayOfDeletion(deletion_at)}: write to us if you do not want it.`]),
      ],
    },
  });
}

/** Nobody deletes the account, or gives it another organization, before the transaction ends. Throws FieldRefusal. */
async function holdNewOwner(within: Tools, userId: string): Promise<void> {
  const standing = await accountSupport.hold(within, userId);
  if (!standing) throw refusalOf("ownerStranger");
  if (standing.suspended_at !== null) throw refusalOf("ownerSuspended");
  const owned = await organizationList.findOwned(within, [userId]);
  if (owned.length > 0) throw refusalOf("ownerElsewhere");
}

type RefusedOwnerReason = "ownerChanged" | "ownerStranger" | "ownerSuspended" | "ownerElsewhere";

function refusalOf(why: RefusedOwnerReason): FieldRefusal {
  return new FieldRefusal({ user_id: [fieldErrors[why]] });
}
