import { type AuditSpeed, auditPagesMin } from "@citelens/contract/content/audit-words";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

/** How many pages an audit may read is the plan's. */
export async function refuseTooManyPages(tools: Tools, member: Member, pagesMax: number): Promise<void> {
  const { auditPages, plan } = await tools.planLimits.of(member.organizationId);
  if (pagesMax <= auditPages) return;
  const allowed = `${auditPagesMin} to ${auditPages.toLocaleString("en")}`;
  const whose = plan === null ? "This installation" : `The ${plan} plan`;
  throw new FieldRefusal({ pages_max: [`${whose} allows ${allowed} pages an audit.`] });
}

/** Refuses speed that strains a site to those who may not test it. */
export function refuseFastWithoutLeave({
  speed,
  may_test,
}: {
  readonly speed: AuditSpeed;
  readonly may_test: boolean;
}): void {
  if (speed === "FAST" && !may_test)
    throw new FieldRefusal({ speed: ["The fast speed needs the tick “I may test this site”."] });
}
