import type { AuditScope, CheckId } from "@citelens/contract/content/audit-words";
import { siteWideChecks } from "../checks/verdict/check-page.rules.ts";

export interface NotChecked {
  readonly check_id: CheckId;
  /** As a sentence. */
  readonly reason: string;
}

interface CompletedParts {
  readonly audit: { readonly scope: AuditScope; readonly may_test: boolean };
  /** Why nothing could be rendered; none where something was. */
  readonly noBrowser: string | null;
  readonly hasVisits: boolean;
  readonly hasProbes: boolean;
}

/** Checks that could not be asked, and why: they leave the score as if there were no such checks. */
export function notChecked({ audit, noBrowser, hasVisits, hasProbes }: CompletedParts): NotChecked[] {
  const because = (reason: string, ...ids: readonly CheckId[]): NotChecked[] =>
    ids.map((check_id) => ({ check_id, reason }));
  if (audit.scope === "PAGE")
    return [
      ...because("Only this page was read.", ...siteWideChecks),
      ...(noBrowser === null ? [] : because(noBrowser, "js-facts")),
    ];
  return [
    ...(noBrowser === null ? [] : because(noBrowser, "js-facts")),
    ...(hasVisits
      ? []
      : because("No visits of AI agents were reported in the last 30 days.", "agents-errors")),
    ...(hasProbes || hasVisits ? [] : because(withoutProbes(audit), "firewall")),
  ];
}

function withoutProbes({ may_test }: CompletedParts["audit"]): string {
  return may_test ? "The probes gave no answer." : "Probes need the tick “I may test this site”.";
}
