import type { CheckId, EvidenceGrade, Severity } from "@citelens/contract/content/audit-words";
import { type LdRow, structuredDataRules } from "../../facts/structured-data/ld-rows.rules.ts";
import type { CheckWords } from "../check.rules.ts";
import { pageChecks } from "../page/page-checks.rules.ts";
import { siteChecks } from "../site/site-checks.rules.ts";
import { pageGuide } from "./page-guide.rules.ts";
import { siteGuide } from "./site-guide.rules.ts";

/** A check as the guide to audits lists it. */
export interface GuidedCheck {
  readonly id: CheckId;
  /** Whether it is asked of the site as a whole, once, or of each page. */
  readonly of: "site" | "page";
  readonly title: string;
  readonly severity: Severity;
  readonly grade: EvidenceGrade;
  readonly failsWhen: string;
  readonly mend: string;
}

/** Guide to audits: every check in the order in which it is asked, and what is asked of structured data. */
export function auditGuide(): {
  readonly checks: readonly GuidedCheck[];
  readonly structuredData: readonly LdRow[];
} {
  return { checks: guidedChecks(), structuredData: structuredDataRules() };
}

function guidedChecks(): readonly GuidedCheck[] {
  return [
    ...siteChecks.map((check) => ({
      ...worded(check),
      id: check.id,
      of: "site" as const,
      ...siteGuide[check.id],
    })),
    ...pageChecks.map((check) => ({
      ...worded(check),
      id: check.id,
      of: "page" as const,
      ...pageGuide[check.id],
    })),
  ];
}

function worded({ title, severity, grade }: CheckWords): Pick<GuidedCheck, "title" | "severity" | "grade"> {
  return { title, severity, grade };
}
