import type { Evidence, evidenceOf, Verdict } from "@citelens/contract/traffic/identity";

/** Who a visit is said to be from, and what says so. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly evidence: Evidence;
  /** The version of the list that decided; empty where none did. */
  readonly version: string;
}

export function verified(evidence: (typeof evidenceOf.verified)[number], version = ""): Judgement {
  return { verdict: "verified", evidence, version };
}

export function spoofed(evidence: (typeof evidenceOf.spoofed)[number], version = ""): Judgement {
  return { verdict: "spoofed", evidence, version };
}

export function unverifiable(evidence: (typeof evidenceOf.unverifiable)[number], version = ""): Judgement {
  return { verdict: "unverifiable", evidence, version };
}
