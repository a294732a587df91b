import { createContext, type ReactElement, type ReactNode, use } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import type { TrafficFilter } from "../../traffic/public.ts";
import type { AgentVisitsView } from "../agents-address.rules.ts";

/** View of the page, and how its parts change it. */
export interface AgentsScope {
  readonly view: AgentVisitsView;
  readonly filter: TrafficFilter;
  /** Today in the workspace's time zone. */
  readonly today: string;
  readonly change: ChangeView<AgentVisitsView>;
  /** Changes filters; chosen days are stored for the workspace. */
  readonly narrow: (part: Partial<AgentVisitsView>) => void;
  readonly clearFilters: () => void;
}

const Scope = createContext<AgentsScope | undefined>(undefined);

interface AgentsScopeOfProps {
  readonly scope: AgentsScope;
  readonly children: ReactNode;
}

export function AgentsScopeOf({ scope, children }: AgentsScopeOfProps): ReactElement {
  return <Scope value={scope}>{children}</Scope>;
}

export function useAgentsScope(): AgentsScope {
  const scope = use(Scope);
  if (!scope) throw new Error("This is a part of the page of agents' visits, and stands outside of it.");
  return scope;
}
