import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import type { Agent } from "@citelens/crawlers";
import { listedAgents } from "#features/robots/public.ts";
import { type AccessInput, accessAgents } from "./access-matrix.rules.ts";
import { type AccessRole, accessRoleOf } from "./access-role.rules.ts";

type Visits = AccessInput["visits"];

/** The access matrix of the agents that are listed for a site: of operators whose assistants people ask, and those that came. */
export function listedAccess(input: Omit<AccessInput, "agents">): AccessAgent[] {
  return accessAgents({ ...input, agents: listedFor(input.visits) });
}

const rank: Readonly<Record<AccessRole, number>> = { search: 0, fetch: 1, feeder: 2, acting: 3, training: 4 };

/** The listed agents that can be asked under their own names; those first on which answers depend most. */
export function agentsToProbe(visits: Visits): Agent[] {
  return listedFor(visits)
    .flatMap((agent) => {
      const role = accessRoleOf(agent);
      return role && agent.sampleUserAgent !== null ? [{ agent, rank: rank[role] }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ agent }) => agent);
}

function listedFor(visits: Visits): Agent[] {
  return listedAgents(
    new Map([...visits].map(([token, { verified, unverified }]) => [token, verified + unverified])),
  );
}
