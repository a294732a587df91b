import type { Agent } from "@citelens/crawlers";
import { addressLists } from "@citelens/crawlers/address-lists";
import { judgeAddress } from "./judge/judge-address.ts";
import type { Judgement } from "./judge/judgement.ts";
import { compileLists } from "./lists/compiled-lists.ts";

/** A visit that names an agent. */
export interface Claim {
  readonly agent: Agent;
  /** The visitor's public address, where it was reported. */
  readonly address: string | undefined;
  readonly at: Date;
}

export interface Identity {
  /** Whether it was the agent, by what is known in memory. */
  judge(claim: Claim): Judgement;
}

export function openIdentity(): Identity {
  const lists = compileLists(addressLists.map((list) => ({ ...list, fetchedAt: undefined })));

  return {
    judge: ({ agent, address, at }) => {
      const found =
        address === undefined
          ? { list: undefined, isOfOtherAgent: false }
          : lists.find({ agent, address, at });
      const name = agent.reverseDns.length > 0 ? "failed" : undefined;
      return judgeAddress(agent, { ...found, hasAddress: address !== undefined, name });
    },
  };
}
