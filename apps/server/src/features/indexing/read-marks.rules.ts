import type { ChainLink, Engine } from "@citelens/contract/traffic/indexing";
import { signsOf } from "./chain.rules.ts";
import { type AgentRole, engineAgents } from "./engines.rules.ts";
import type { Mark } from "./evidence.rules.ts";

interface Group {
  readonly engine: Engine;
  readonly role: AgentRole;
}

/** Agents of one engine in one role are told apart no further. */
const groups: readonly Group[] = [
  ...new Map(engineAgents.map(({ engine, role }) => [`${engine} ${role}`, { engine, role }])).values(),
];

/** The group of each agent by its token, numbered from 1 on: 0 stands for all other agents. */
export const groupNumbers: ReadonlyMap<string, number> = new Map(
  engineAgents.map(({ engine, role, agent }) => [
    agent.token,
    1 + groups.findIndex((group) => group.engine === engine && group.role === role),
  ]),
);

/** What stored visits show: the number of a group, whether it is proven (1 or 0), and when it last came. */
export function marksOfReads(
  reads: readonly (readonly [group: number, proven: number, lastMs: number])[],
): Mark[] {
  return reads.flatMap(([number, proven, lastMs]): Mark[] => {
    const group = groups[number - 1];
    if (!group) return [];
    if (proven === 1) return [{ engine: group.engine, sign: group.role, lastMs }];
    return group.role === "training" ? [] : [{ engine: group.engine, sign: "unproven", lastMs }];
  });
}

/** Whether visits of a group, by its number, make a link of a page's chain hold. */
export function isOfLink(
  link: ChainLink,
  { agents, proven }: { readonly agents: number; readonly proven: number },
): boolean {
  const sign = marksOfReads([[agents, proven, 0]])[0]?.sign;
  return sign !== undefined && (signsOf[link] ?? []).includes(sign);
}
