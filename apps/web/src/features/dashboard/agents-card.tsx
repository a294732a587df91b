import { aiPurposes } from "@citelens/contract/traffic/agent-words";
import type { AgentRow } from "@citelens/contract/traffic/agents";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { agentsQuery, purposeLabel } from "#features/visits/traffic/public.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Sparkline } from "#ui/charts/sparkline.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { WithOperator } from "#ui/text/with-operator.tsx";
import { TrafficLink } from "./traffic-link.tsx";

const title = "Top agents";
const shownMax = 8;

/** The AI agents that came most often. */
export function AgentsCard({ range }: { readonly range: DayRange }): ReactElement {
  const agents = useQuery(agentsQuery(useWorkspaceId(), { range, purpose: aiPurposes }));
  return (
    <Card
      title={title}
      hint="The AI agents with the most visits"
      padding="flush"
      actions={<TrafficLink range={range}>All agents</TrafficLink>}
    >
      <QueryContent
        title={title}
        padding="flush"
        query={agents}
        isEmpty={({ results }) => results.length === 0}
        emptyText="No AI agent came on these days"
      >
        {({ results }) => (
          <FigureTable
            label={title}
            columns={columns}
            rows={results.slice(0, shownMax)}
            rowKey={({ token }) => token}
          />
        )}
      </QueryContent>
    </Card>
  );
}

const columns: readonly FigureColumn<AgentRow>[] = [
  { id: "agent", header: "Agent", kind: "main", cell: agentCell },
  { id: "purpose", header: "Purpose", kind: "detail", cell: ({ purpose }) => purposeLabel(purpose) },
  { id: "pages", header: "Pages", kind: "figure", cell: ({ pages }) => countText(pages) },
  { id: "visits", header: "Visits", kind: "figure", cell: ({ visits }) => countText(visits) },
  { id: "trend", header: "Trend", kind: "detail", cell: ({ trend }) => <Sparkline values={trend} /> },
];

function agentCell({ token, operator, spoofed }: AgentRow): ReactElement {
  return (
    <WithOperator operator={operator}>
      <p className="font-medium">{token}</p>
      <p className="text-sm text-fg-3">
        {operator}
        {spoofed > 0 && <span className="ml-2 text-neg">{countText(spoofed)} spoofed</span>}
      </p>
    </WithOperator>
  );
}
