import type { IgnoredIssue, SeverityCounts } from "@citelens/contract/content/audit-fields";
import {
  type CheckId,
  type PageCheckId,
  type PageKind,
  type Severity,
  severityWeights,
} from "@citelens/contract/content/audit-words";
import type { AuditedPage, CheckResult, FoundFault, SiteIndex } from "../check.rules.ts";
import { pageChecks } from "../page/page-checks.rules.ts";
import { ignoredBecause } from "./ignoring.rules.ts";

export interface PageResult {
  readonly results: ReadonlyMap<PageCheckId, CheckResult>;
  readonly ignored: ReadonlySet<PageCheckId>;
  readonly findings: readonly {
    readonly check_id: PageCheckId;
    readonly severity: Severity;
    readonly is_half: boolean;
    readonly evidence: FoundFault["evidence"];
    readonly ignored: string | null;
  }[];
  /** Counts of what is not ignored. */
  readonly counts: SeverityCounts;
}

interface CheckContext {
  readonly site: SiteIndex;
  readonly ignored: readonly IgnoredIssue[];
  /** Whether the rest of the site was read too; where not, what needs it is not asked. */
  readonly isWholeSite: boolean;
}

/** Asks everything of one page. */
export function checkPage(page: AuditedPage, { site, ignored, isWholeSite }: CheckContext): PageResult {
  const results = new Map<PageCheckId, CheckResult>();
  const ignoredChecks = new Set<PageCheckId>();
  const findings: PageResult["findings"][number][] = [];
  const counts = { blocker: 0, high: 0, medium: 0, low: 0 };
  for (const { id, needs, severity: usual, check } of pageChecks) {
    if (needs === "site" && !isWholeSite) continue;
    const result = check(page, site);
    results.set(id, result);
    if (typeof result === "string") continue;
    const severity = result.severity ?? usual;
    const because = ignoredBecause(ignored, id, page.url);
    if (because !== null) ignoredChecks.add(id);
    else if (severity !== "info") counts[severity]++;
    findings.push({
      check_id: id,
      severity,
      evidence: result.evidence,
      ignored: because,
      is_half: result.isHalf ?? false,
    });
  }
  return { results, ignored: ignoredChecks, findings, counts };
}

/** Kind that people gave a page, else what it looks like. */
export function kindOf(
  url: string,
  guessed: PageKind,
  corrected: readonly { readonly path: string; readonly kind: PageKind }[],
): PageKind {
  const path = URL.parse(url)?.pathname ?? url;
  return corrected.find((one) => one.path === path)?.kind ?? guessed;
}

/** Cost of a finding: by it, issues and their pages are ordered. */
export function costOf({
  severity,
  isHalf,
  u,
}: {
  readonly severity: Severity;
  readonly isHalf: boolean;
  readonly u: number;
}): number {
  return severityWeights[severity] * (isHalf ? 0.5 : 1) * u;
}

/** Checks that need the rest of the site. */
export const siteWideChecks: readonly CheckId[] = pageChecks
  .filter(({ needs }) => needs === "site")
  .map(({ id }) => id);
