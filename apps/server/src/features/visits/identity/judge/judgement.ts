import type { Evidence, evidenceOf, Verdict } from "@citelens/contract/traffic/identity";

/** Origin that a visit claims, and what says so. */
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

/** The signature can still be checked, so nothing else may call the visit a forgery. */
const undecided = new Set(["signature_keys_unknown", "signature_pending"]);

/** One proof is enough; then one that was found to be false; then what says most about why there is none. */
export function combine(bySignature: Judgement, byAddress: Judgement): Judgement {
  if (bySignature.verdict === "verified") return bySignature;
  if (byAddress.verdict === "verified") return byAddress;
  if (bySignature.verdict === "spoofed" || undecided.has(bySignature.evidence)) return bySignature;
  if (byAddress.verdict === "spoofed" || byAddress.evidence === "name_pending") return byAddress;
  return bySignature;
}
