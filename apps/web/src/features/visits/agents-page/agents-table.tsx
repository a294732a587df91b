import type { AgentRow } from "@citelens/contract/traffic/agents";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { DataTable } from "#ui/table/data-table.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { agentColumns } from "./agent-columns.tsx";
import { orderOf, sortedAgents, sortOf } from "./agent-order.rules.ts";
import { NothingFound } from "./nothing-found.tsx";
import { useAgentsScope } from "./scope/agents-scope.tsx";

interface AgentsTableProps {
  readonly agents: UseQueryResult<{ readonly results: readonly AgentRow[] }>;
}

/** The agents that came, spoofed visits aside unless they are asked for. */
export function AgentsTable({ agents }: AgentsTableProps): ReactElement {
  const { view, change } = useAgentsScope();
  return (
    <DataTable
      label="Agents"
      wide
      columns={agentColumns}
      data={tableDataOf(agents, ({ results }, now) => {
        const came = results.filter(({ visits }) => visits > 0);
        return sortedAgents(came, view.sort).map((agent) => ({ agent, now }));
      })}
      rowKey={({ agent }) => agent.token}
      sort={sortOf(view.sort)}
      onSort={(sort) => change({ sort: orderOf(sort) }, "push")}
      empty={<NothingFound />}
    />
  );
}
