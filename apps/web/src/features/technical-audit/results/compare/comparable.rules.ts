import type { Audit } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";
import { countText } from "#lib/figures.ts";
import { placesText, placesWord } from "../../audit-figures.rules.ts";

/** The audits that this one can be compared with: done, whole, and others than itself; in their order. */
export function comparableAudits(audits: readonly Audit[], { id }: Pick<Audit, "id">): readonly Audit[] {
  return audits.filter((other) => other.id !== id && other.status === "DONE" && other.is_whole);
}

interface CheckCounts {
  readonly check_id: CheckId;
  readonly pages_before: number;
  readonly pages_after: number;
}

/** On how many pages or in how many places a check fails before and after, such as "12 → 3 pages". */
export function changedPlacesText({
  check_id: id,
  pages_before: before,
  pages_after: after,
}: CheckCounts): string {
  if (before === after) return placesText(id, after);
  return `${countText(before)} → ${countText(after)} ${placesWord(id, 2)}`;
}
