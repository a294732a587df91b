import type { AgentRow } from "@citelens/contract/traffic/agents";
import { countText } from "#lib/figures.ts";
import { Sparkline } from "#ui/charts/sparkline.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";
import { WithOperator } from "#ui/text/with-operator.tsx";
import { IdentityBadge, purposeTone } from "../traffic/public.ts";
import { PurposeMark } from "../traffic/purpose-mark.tsx";
import { identityOf } from "./identity.rules.ts";
import { AgentLink } from "./scope/panel-links.tsx";
import { describeTrend } from "./trend.rules.ts";

export interface AgentCells {
  readonly agent: AgentRow;
  /** The current time, for relative times. */
  readonly now: Date;
}

export const agentColumns: readonly DataColumn<AgentCells>[] = [
  {
    id: "agent",
    header: "Agent",
    kind: "main",
    sortable: true,
    cell: ({ agent }) => <AgentLink {...agent} />,
  },
  { id: "operator", header: "Operator", kind: "text", sortable: true, cell: operatorCell },
  { id: "purpose", header: "Purpose", kind: "text", sortable: true, cell: purposeCell },
  { id: "verified", header: "Verdict", kind: "text", sortable: true, cell: verdictCell },
  {
    id: "visits",
    header: "Visits",
    kind: "number",
    sortable: true,
    cell: ({ agent }) => countText(agent.visits),
  },
  {
    id: "pages",
    header: "Pages",
    kind: "number",
    sortable: true,
    cell: ({ agent }) => countText(agent.pages),
  },
  { id: "last_seen", header: "Last seen", kind: "text", sortable: true, cell: lastSeenCell },
  { id: "trend", header: "Trend", kind: "text", cell: trendCell },
];

function operatorCell({ agent: { operator } }: AgentCells) {
  return <WithOperator operator={operator}>{operator}</WithOperator>;
}

function purposeCell({ agent }: AgentCells) {
  return <PurposeMark purpose={agent.purpose} />;
}

function verdictCell({ agent }: AgentCells) {
  return <IdentityBadge {...identityOf(agent)} />;
}

function lastSeenCell({ agent, now }: AgentCells) {
  return <Ago at={agent.last_seen} now={now} />;
}

function trendCell({ agent }: AgentCells) {
  return (
    <div className="flex">
      <Sparkline values={agent.trend} tone={purposeTone(agent.purpose)} label={describeTrend(agent.trend)} />
    </div>
  );
}
