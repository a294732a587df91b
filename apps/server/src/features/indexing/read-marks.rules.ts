import type { ChainLink, Engine } from "@citelens/contract/traffic/indexing";
import { signsOf } from "./chain.rules.ts";
import { type AgentRole, engineAgents } from "./engines.rules.ts";
import type { Mark } from "./evidence.rules.ts";

interface AgentGroup {
  readonly engine: Engine;
  readonly role: AgentRole;
}

/** Agents of one engine in one role are told apart no further. */
const groups: readonly AgentGroup[] = [
  ...new Map(engineAgents.map(({ engine, role }) => [`${engine} ${role}`, { engine, role }])).values(),
];

/** The group of each agent by its token, numbered from 1 on: 0 stands for all other agents. */
export const groupNumbers: ReadonlyMap<string, number> = new Map(
  engineAgents.map(({ engine, role, agent }) => [
    agent.token,
    1 + groups.findIndex((group) => group.engine === engine && group.role === role),
  ]),
);

/** Agents and proof that stored visits of a group show, by its number; `proven` is 1 or 0. */
interface GroupRead {
  readonly agents: number;
  readonly proven: number;
  readonly lastMs: number;
}

/** Undefined where they show nothing. */
export function markOfRead({ agents, proven, lastMs }: GroupRead): Mark | undefined {
  const group = groups[agents - 1];
  if (!group) return undefined;
  if (proven === 1) return { engine: group.engine, sign: group.role, lastMs };
  return group.role === "training" ? undefined : { engine: group.engine, sign: "unproven", lastMs };
}

/** Whether visits of a group, by its number, make a link of a page's chain hold. */
export function isOfLink(link: ChainLink, { agents, proven }: Omit<GroupRead, "lastMs">): boolean {
  const sign = markOfRead({ agents, proven, lastMs: 0 })?.sign;
  return sign !== undefined && (signsOf[link] ?? []).includes(sign);
}
