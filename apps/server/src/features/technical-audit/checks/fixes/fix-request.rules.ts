import type { AuditEvidence, IssueFix } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";
import type { PageFacts } from "../../store/page-facts.rules.ts";

/** Findings and facts from which a fix is made: what a check found, those pages first that matter most. */
export interface FixRequest {
  readonly checkId: CheckId;
  readonly findings: readonly FixFinding[];
  readonly site: FixSite;
}

export interface FixFinding {
  /** Part that a check of the site is about: an agent's token; "" otherwise. */
  readonly part: string;
  /** The page as it was asked for; of a check of the site, its start page. */
  readonly url: string;
  readonly evidence: readonly AuditEvidence[];
  /** Null for a check of the site. */
  readonly facts: PageFacts | null;
}

export interface FixSite {
  readonly origin: string;
  /** The brand's, or the title of the start page; null where neither is known. */
  readonly name: string | null;
  /** robots.txt as it came; empty where there is none. */
  readonly robotsText: string;
  /** Facts of the start page; null where it was not read. */
  readonly start: PageFacts | null;
  /** Pages that may be found, those first that matter most; a few thousand are enough. */
  readonly pages: readonly { readonly url: string; readonly title: string | null }[];
}

export type FixMaker = (request: FixRequest) => IssueFix;

/** Words that mark what a person has to write instead. */
export const fillIn = "FILL IN";

/** A text for more pages would not be copied. */
export const fixedPagesMax = 200;
