import {
  performAction,
  type ReasonedAction,
  type SuperuserAction,
} from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type OwnerNews, tellOwner } from "./tell-owner.ts";

export interface Id {
  readonly organizationId: string;
}

export type Organization = Awaited<ReturnType<typeof organizationList.find>>[number];

interface OrganizationActOptions {
  readonly action: string;
  readonly act: Id & ReasonedAction;
  readonly details?: SuperuserAction["details"];
  readonly given?: unknown;
  readonly run: (within: Tools) => Promise<void>;
  readonly news: Omit<OwnerNews, "reason">;
}

/** Does it to an organization once for its key; whoever owns it afterwards is mailed. Resolves to whether it was this call that did it. */
export async function perform(
  tools: Tools,
  superuser: Superuser,
  { action, act: { organizationId, reason, key }, details, given, run, news }: OrganizationActOptions,
): Promise<boolean> {
  await requireOrganization(tools, organizationId);
  return performAction(
    tools,
    superuser,
    { action, reason, key, subjectId: organizationId, ...(details && { details }), given },
    async (within) => {
      await run(within);
      await tellOwner(within, organizationId, { ...news, reason });
    },
  );
}

/** Throws Refusal for one that is not there, or that is deleted: nothing can be done to it any more. */
export async function requireOrganization(tools: Tools, organizationId: string): Promise<Organization> {
  const [found] = await organizationList.find(tools, [organizationId]);
  if (!found) throw new Refusal("NOT_FOUND");
  if (found.deleted_at !== null) throw new Refusal("ORGANIZATION_DELETED");
  return found;
}
