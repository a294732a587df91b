import type { AuditSpeed } from "@citelens/contract/content/audit-words";
import { FieldRefusal } from "#platform/refusal.ts";

/** What strains a site is for those who may test it. */
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
