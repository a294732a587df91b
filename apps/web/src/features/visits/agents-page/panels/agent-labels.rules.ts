import type { AgentDetails } from "@citelens/contract/traffic/agents";
import { type Evidence, evidenceSentences } from "@citelens/contract/traffic/identity";

const proofs: Readonly<Record<AgentDetails["proofs_published"][number], string>> = {
  address_list: "a list of its addresses",
  reverse_dns: "names of its addresses (reverse DNS)",
  signature: "signatures of its requests",
};

/** How the operator lets others check who the agent is. */
export function checkSentence({
  operator,
  proofs_published,
}: Pick<AgentDetails, "operator" | "proofs_published">): string {
  if (proofs_published.length === 0) {
    return `${operator} publishes nothing by which this agent could be told from others.`;
  }
  const list = new Intl.ListFormat("en").format(proofs_published.map((proof) => proofs[proof]));
  return `${operator} publishes ${list}.`;
}

const robots: Readonly<Record<AgentDetails["respects_robots"], string>> = {
  yes: "Its operator says that it follows robots.txt.",
  no: "Its operator says that it does not follow robots.txt.",
  user_initiated_may_ignore: "It may ignore robots.txt, because it fetches pages at a user's request.",
  undocumented: "Its operator does not say whether it follows robots.txt.",
};

export function robotsSentence({ respects_robots }: Pick<AgentDetails, "respects_robots">): string {
  return robots[respects_robots];
}

/** Meaning of an evidence; visits from before the check have none. */
export function evidenceSentence(evidence: string): string {
  return isEvidence(evidence)
    ? evidenceSentences[evidence]
    : "The visit came before identities were checked.";
}

function isEvidence(evidence: string): evidence is Evidence {
  return Object.hasOwn(evidenceSentences, evidence);
}
