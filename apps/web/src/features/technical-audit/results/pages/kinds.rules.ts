import type { WorkspaceAuditSettings } from "@citelens/contract/content/audit-fields";
import type { PageKind } from "@citelens/contract/content/audit-words";

type Kinds = WorkspaceAuditSettings["kinds"];

/** Kind that somebody gave a page; undefined where nobody did. */
export function kindOf(kinds: Kinds, path: string): PageKind | undefined {
  return kinds.find((one) => one.path === path)?.kind;
}

/** With one correction more, the newest last; it takes the place of an earlier one of the same page. */
export function withKind(kinds: Kinds, corrected: Kinds[number]): Kinds {
  return [...kinds.filter(({ path }) => path !== corrected.path), corrected];
}
