import type { Audit } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";

export interface UncheckedGroup {
  readonly reason: string;
  readonly checks: readonly CheckId[];
}

/** Checks that were not made, by the reason why; in the order in which the reasons come. */
export function uncheckedByReason(unchecked: Audit["not_checked"]): readonly UncheckedGroup[] {
  const byReason = Map.groupBy(unchecked, ({ reason }) => reason);
  return [...byReason].map(([reason, some]) => ({ reason, checks: some.map(({ check_id }) => check_id) }));
}
