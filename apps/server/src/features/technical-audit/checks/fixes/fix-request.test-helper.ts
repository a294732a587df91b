import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import type { CheckId, PageCheckId } from "@citelens/contract/content/audit-words";
import { auditedPage, type PageChanges, type SiteChanges, siteIndex } from "../audited-page.test-helper.ts";
import { pageCheckOf } from "../page/page-checks.rules.ts";
import type { FixFinding, FixRequest, FixSite } from "./fix-request.rules.ts";
import { issueFix } from "./issue-fix.rules.ts";

const fixSite: FixSite = {
  origin: "https://shop.example",
  name: "Shop",
  robotsText: "User-agent: *\nDisallow: /cart\n",
  start: null,
  pages: [
    { url: "https://shop.example/", title: "Shop" },
    { url: "https://shop.example/desks/standing-desk", title: "Standing desk" },
    { url: "https://shop.example/blog/how-high-a-desk", title: "How high [a] desk" },
  ],
};

/** The text that mends a page, made from what the check itself finds on it. */
export function pageFix(id: PageCheckId, page: PageChanges, site: SiteChanges = {}): string {
  return fixOf(id, [findingOf(id, page, site)]);
}

export function findingOf(id: PageCheckId, page: PageChanges, site: SiteChanges = {}): FixFinding {
  const audited = auditedPage(page);
  const result = pageCheckOf(id).check(audited, siteIndex(site));
  if (typeof result === "string") throw new Error(`${id} finds nothing: ${result}`);
  return { part: "", url: audited.url, evidence: result.evidence, facts: audited.facts };
}

export function siteFinding(part: string, ...evidence: readonly Partial<AuditEvidence>[]): FixFinding {
  const whole = { url: fixSite.origin, found: "seen", wanted: "wanted", line: null, quote: null };
  return {
    part,
    url: `${fixSite.origin}/`,
    evidence: evidence.map((piece) => ({ ...whole, ...piece })),
    facts: null,
  };
}

export function fixOf(
  checkId: CheckId,
  findings: readonly FixFinding[],
  site: Partial<FixRequest["site"]> = {},
): string {
  return issueFix({ checkId, findings, site: { ...fixSite, ...site } }).text;
}
