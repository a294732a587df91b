import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import type {
  AuditCategory,
  EvidenceGrade,
  PageCheckId,
  PageKind,
  PageOrigin,
  Severity,
} from "@citelens/contract/content/audit-words";
import type { PageFacts, RenderFacts } from "../store/page-facts.rules.ts";

/** A page as checks see it. */
export interface AuditedPage {
  readonly hash: string;
  /** As it was asked for. */
  readonly url: string;
  readonly kind: PageKind;
  readonly foundIn: readonly PageOrigin[];
  readonly facts: PageFacts;
  /** Rendering of this page, or of one that is built like it; null where nothing was rendered. */
  readonly rendering: RenderFacts | null;
  /** First bytes of up to three requests, in milliseconds. */
  readonly firstBytesMs: readonly number[];
  /** Visits of AI agents in 30 days, and citations in answers of 90. */
  readonly aiVisits: number;
  readonly citations: number;
}

/** Facts of a page known to those that link to it or look like it. */
export interface PageBrief {
  readonly hash: string;
  readonly url: string;
  /** Null where it was not read. */
  readonly status: number | null;
  /** Where its redirects lead; its own hash where there are none. */
  readonly finalHash: string;
  /** Whether it may be found: 200, HTML, no noindex, and canonical to itself or without a canonical. */
  readonly isIndexable: boolean;
  readonly isNoindex: boolean;
  readonly canonicalHash: string | null;
  readonly title: string | null;
  readonly simhash: string | null;
  readonly mainWords: number;
  readonly hreflangs: readonly { readonly code: string; readonly hash: string | null }[];
  readonly foundIn: readonly PageOrigin[];
  /** Network whose advertisements it loads; not known of what was read long ago. */
  readonly ads?: string | null | undefined;
}

/** The site as one page's checks see it; what was not read is not known. */
export interface SiteIndex {
  /** The day of the audit, as yyyy-MM-dd. */
  readonly today: string;
  /** Pages that were read. */
  readonly pagesRead: number;
  readonly hasSitemap: boolean;
  /** Whether addresses are known that were not read; then what no page says may stand on one of those. */
  readonly hasUnread?: boolean;
  /** By the hash of an address. */
  page(hash: string): PageBrief | undefined;
  /** Pages with the same title, or the same description, itself included; among those that may be found. */
  sharing(what: "title" | "description", text: string): readonly string[];
  /** Pages that are nearly the same, itself included; none where it is alone. */
  duplicatesOf(hash: string): readonly string[];
  /** Clicks from the start page; none where no way leads there. */
  depthOf(hash: string): number | undefined;
  /** Pages that link to it, at most ten of them, and how many there are. */
  linksTo(hash: string): {
    readonly count: number;
    readonly from: readonly { readonly url: string; readonly line: number }[];
  };
  /** As the sitemap writes it; none where it names none. */
  lastmodOf(hash: string): string | undefined;
}

/** Result of a check, what fails and why; a check that does not apply to a page leaves its score alone. */
export type CheckResult = "passed" | "not-applicable" | FoundFault;

export interface FoundFault {
  /** Where it differs from the check's own. */
  readonly severity?: Severity;
  readonly isHalf?: boolean;
  /** At least one, at most ten. */
  readonly evidence: readonly AuditEvidence[];
}

export interface CheckWords {
  readonly title: string;
  /** Cost of a fault, in one or two sentences. */
  readonly why: string;
  readonly grade: EvidenceGrade;
  readonly severity: Severity;
  readonly category: AuditCategory;
}

export interface PageCheck extends CheckWords {
  readonly id: PageCheckId;
  /** Whether it can be asked of the page alone: while the rest of the site is unread, it may find less and nothing false. */
  readonly needs: "page" | "site";
  check(page: AuditedPage, site: SiteIndex): CheckResult;
}
