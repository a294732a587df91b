import { dayMs } from "@citelens/contract/base/days";
import { type Agent, agents } from "@citelens/crawlers";
import type { Tools } from "#platform/tools.ts";
import { judgeAddress, type NameFinding } from "./judge/judge-address.ts";
import { judgeSignature, type SignedVisit } from "./judge/judge-signature.ts";
import { combine, type Judgement, unverifiable } from "./judge/judgement.ts";
import { openSignatureBudget } from "./judge/signature-budget.ts";
import { type Names, openNames } from "./names/names.ts";
import { openMissedKeys } from "./sources/missed-keys.ts";
import { openPublished, type PublishedLists, type PublishedSources } from "./sources/published.ts";

/** A visit that names an agent. */
export interface Claim {
  readonly workspaceId: string;
  readonly agent: Agent;
  /** The visitor's public address, where it was reported. */
  readonly address: string | undefined;
  readonly at: Date;
  /** Parts of a signature that it carries, if anything. */
  readonly signed: Omit<SignedVisit, "agent" | "at"> | undefined;
}

/** A visit that waits for the name of its address. */
export interface UnnamedVisit {
  readonly token: string;
  readonly address: string;
  readonly at: Date;
}

export interface Identity {
  /** Resolves once what operators publish was read for the first time; nothing once that has been. */
  ready(): Promise<void> | undefined;
  /** Whether it was the agent, by what is known in memory. */
  judge(claim: Claim): Judgement;
  /** The same for visits whose evidence is name_pending, in their order, after the DNS was asked. */
  judgeByName(visits: readonly UnnamedVisit[]): Promise<readonly Judgement[]>;
  /** Asks the DNS for the next visit from there. */
  learnName(address: string): void;
}

type IdentityTools = Pick<Tools, "db" | "now" | "log" | "names">;

const learningMax = 1_000;
/** Names change hands too: for visits of long ago one of today proves the agent, and its absence nothing. */
const nameTellsMs = 7 * dayMs;
const agentsByToken = new Map(agents.map((agent) => [agent.token, agent]));

export function openIdentity(
  tools: IdentityTools,
  sources: PublishedSources = openPublished(tools),
  names: Names = openNames(tools.names),
): Identity {
  const budget = openSignatureBudget(() => tools.now().getTime());
  const keys = openMissedKeys(tools);
  let learning = 0;

  function findName({ agent, address = "", at }: LocatedClaim): NameFinding | undefined {
    const found = names.find(agent, address);
    return found === "foreign" && tools.now().getTime() - at.getTime() > nameTellsMs ? undefined : found;
  }

  return {
    ready: () => sources.ready(),
    judge: (claim) => {
      const published = sources.get();
      const byAddress = judgeByAddress(claim, published, findName);
      const { signed, agent, at } = claim;
      if (!signed) return byAddress;
      if (!budget.take(claim.workspaceId)) return combine(unverifiable("signature_pending"), byAddress);
      const bySignature = judgeSignature({ ...signed, agent, at }, published.keysOf);
      if (bySignature.evidence === "signature_keys_unknown") keys.miss(agent);
      return combine(bySignature, byAddress);
    },
    judgeByName: async (visits) => {
      await names.lookUp(visits.map(({ address }) => address));
      const published = sources.get();
      return visits.map(({ token, address, at }) => {
        const agent = agentsByToken.get(token);
        return agent
          ? judgeByAddress({ agent, address, at }, published, findName)
          : unverifiable("name_pending");
      });
    },
    learnName: (address) => {
      if (learning >= learningMax) return;
      learning += 1;
      void names.lookUp([address]).finally(() => {
        learning -= 1;
      });
    },
  };
}

type LocatedClaim = Pick<Claim, "agent" | "address" | "at">;

function judgeByAddress(
  claim: LocatedClaim,
  { lists }: PublishedLists,
  findName: (claim: LocatedClaim) => NameFinding | undefined,
): Judgement {
  const { agent, address, at } = claim;
  if (address === undefined)
    return judgeAddress(agent, {
      hasAddress: false,
      list: undefined,
      isOfOtherAgent: false,
      name: undefined,
    });

  const found = lists.find({ agent, address, at });
  const needsName = agent.reverseDns.length > 0 && !found.list?.holds;
  return judgeAddress(agent, { ...found, hasAddress: true, name: needsName ? findName(claim) : undefined });
}
