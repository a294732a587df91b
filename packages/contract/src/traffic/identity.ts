/** Whether the agent that a visit names was the one that came, as far as its operator lets anyone find out. */
export const verdicts = ["verified", "spoofed", "unverifiable"] as const;
export type Verdict = (typeof verdicts)[number];

/** As visits carry it: those from before the check have none. */
export const storedVerdicts = [...verdicts, "unchecked"] as const;
export type StoredVerdict = (typeof storedVerdicts)[number];

/** Evidence of a verdict, by verdict. */
export const evidenceOf = {
  verified: ["signature", "address_list", "reverse_dns"],
  spoofed: ["outside_address_list", "foreign_name", "signature_wrong"],
  unverifiable: [
    "claim_only",
    "no_address",
    "nothing_published",
    "user_machine",
    "other_agents_list",
    "list_outdated",
    "network_in_part",
    "name_pending",
    "name_failed",
    "signature_pending",
    "signature_keys_unknown",
    "signature_expired",
    "signature_uncovered",
    "signature_other_tag",
    "signature_foreign_directory",
    "signature_parts_unknown",
    "signature_unsupported",
    "signature_malformed",
  ],
} as const satisfies Record<Verdict, readonly string[]>;
export type Evidence = (typeof evidenceOf)[Verdict][number];

const verdictLabels = {
  verified: "Verified",
  spoofed: "Spoofed",
  unverifiable: "Unverifiable",
  unchecked: "Not checked",
} as const satisfies Record<StoredVerdict, string>;

/** The word for a verdict; a visit that only claims to be an agent's is said to be claimed. */
export function verdictLabel(verdict: StoredVerdict, evidence?: string): string {
  return evidence === "claim_only" ? "Claimed" : verdictLabels[verdict];
}

/** Meaning of each evidence to the owner of a site, in one sentence. */
export const evidenceSentences: Readonly<Record<Evidence, string>> = {
  signature: "The request carried a valid signature by a key that the operator publishes.",
  address_list: "The address is on the list that the operator publishes for this agent.",
  reverse_dns: "The address has a name in the operator's domain, and the name leads back to it.",
  outside_address_list: "The address is not on the list that the operator publishes for this agent.",
  foreign_name: "The address has no name in the operator's domain, as this agent's addresses have.",
  signature_wrong: "The signature does not fit any key that the operator publishes.",
  claim_only: "The request names the agent and carries no proof of it.",
  no_address: "Your server did not report the visitor's public address.",
  nothing_published: "The operator publishes nothing by which this agent could be told from others.",
  user_machine: "This agent may run on its user's own machine, so its address proves nothing.",
  other_agents_list: "The address is on a list that the operator publishes for another of its agents.",
  list_outdated: "No list that the operator published within 7 days of the visit is at hand.",
  network_in_part: "The operator's list contains only a part of the network from which the visit came.",
  name_pending: "The address's name was not known in time; later visits from it are checked.",
  name_failed: "The address's name could not be looked up.",
  signature_pending: "The signature waits to be checked.",
  signature_keys_unknown: "The operator's keys are not known yet; the signature is checked once they are.",
  signature_expired: "The signature was not valid at the time of the request.",
  signature_uncovered: "The signature does not cover the Signature-Agent header, so it proves no agent.",
  signature_other_tag: "The signature was made for another purpose than to identify an agent.",
  signature_foreign_directory: "The signature points to keys that are not this operator's.",
  signature_parts_unknown:
    "The signature covers parts of the request that were not reported as they were sent, or a host that is not the website's.",
  signature_unsupported: "The signature uses a method that is not checked here.",
  signature_malformed: "The signature's headers could not be read.",
};
