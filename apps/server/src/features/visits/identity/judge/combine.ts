import type { Judgement } from "./judgement.ts";

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
