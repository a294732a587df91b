import type { Agent } from "@citelens/crawlers";
import { type Judgement, spoofed, unverifiable, verified } from "../judge/judgement.ts";
import type { CompiledList } from "../lists/compiled-lists.ts";
import type { NetworkRow } from "./rejudge.events.ts";

/**
 * What a list says of visits of which only the network is known any more; undefined where their verdict stays. Those that
 * were never called spoofed are so only if nothing else could have proven them, and the list was current for all of them.
 */
export function judgeNetwork(
  agent: Agent,
  list: CompiledList,
  { network, first_ms, last_ms, evidence }: NetworkRow & { readonly evidence: string },
): Judgement | undefined {
  const share = list.ranges.shareOf(network);
  if (share === "whole") return verified("address_list", list.version);
  if (share === "part") return unverifiable("network_in_part", list.version);
  if (evidence !== "list_outdated" || agent.mayRunOnUserMachine || agent.reverseDns.length > 0)
    return undefined;

  const isCurrent = [first_ms, last_ms].every((ms) => list.isCurrentAt(new Date(ms)));
  return isCurrent ? spoofed("outside_address_list", list.version) : undefined;
}
