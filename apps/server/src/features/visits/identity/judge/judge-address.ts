import type { Agent } from "@citelens/crawlers";
import type { ListFinding } from "../lists/compiled-lists.ts";
import { type Judgement, spoofed, unverifiable, verified } from "./judgement.ts";

/** Finding of the DNS about an address: a name of the operator's that leads back to it, another or none, or no answer. */
export type NameFinding = "own" | "foreign" | "pending" | "failed";

export interface AddressFindings {
  /** The visitor's public address was reported. */
  readonly hasAddress: boolean;
  /** None where the agent has no list, or where it could never be read. */
  readonly list: ListFinding | undefined;
  /** The address is on a list for another agent of the same operator. */
  readonly isOfOtherAgent: boolean;
  /** None where the operator does not name its addresses. */
  readonly name: NameFinding | undefined;
}

/**
 * Proof by the address of a visit. One way that says yes is enough; a forger is called one only when every way that the operator publishes
 * and that could be checked says no, and never where the agent can come from anywhere.
 */
export function judgeAddress(agent: Agent, findings: AddressFindings): Judgement {
  const { hasAddress, list, isOfOtherAgent, name } = findings;
  if (!publishesAddresses(agent))
    return unverifiable(agent.signatureAgent ? "claim_only" : "nothing_published");
  if (!hasAddress) return unverifiable("no_address");
  if (list?.holds) return verified("address_list", list.version);
  if (name === "own") return verified("reverse_dns");
  if (agent.mayRunOnUserMachine) return unverifiable("user_machine");
  if (isOfOtherAgent) return unverifiable("other_agents_list");
  if (name === "pending") return unverifiable("name_pending");
  if (list?.isCurrent) return spoofed("outside_address_list", list.version);
  if (name === "foreign") return spoofed("foreign_name");
  if (name === "failed") return unverifiable("name_failed");
  return unverifiable("list_outdated", list?.version);
}

function publishesAddresses({ ipRangesUrl, reverseDns }: Agent): boolean {
  return ipRangesUrl !== null || reverseDns.length > 0;
}
