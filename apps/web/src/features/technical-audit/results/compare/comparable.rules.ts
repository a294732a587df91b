import type { Audit } from "@citelens/contract/content/audit-fields";

/** The audits that this one can be compared with: done, whole, and others than itself; in their order. */
export function comparableAudits(audits: readonly Audit[], { id }: Pick<Audit, "id">): readonly Audit[] {
  return audits.filter((other) => other.id !== id && other.status === "DONE" && other.is_whole);
}

/** How many pages fail a check before and after, such as "12 → 3 pages". */
export function pagesText(before: number, after: number): string {
  const counts = before === after ? String(after) : `${before} → ${after}`;
  return `${counts} ${before === after && after === 1 ? "page" : "pages"}`;
}
