import { aiPurposes } from "@citelens/contract/traffic/agent-words";
import type { AgentPage } from "@citelens/contract/traffic/agents";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { PageLink } from "#features/indexing/link/public.ts";
import { agentPagesQuery } from "#features/visits/traffic/public.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { TrafficLink } from "./traffic-link.tsx";

const title = "Top pages";
const slice = { order: "-visits", page: 1, pageSize: 8 } as const;
const namedMax = 2;

/** The pages that AI agents read most often. */
export function PagesCard({ range }: { readonly range: DayRange }): ReactElement {
  const pages = useQuery(agentPagesQuery(useWorkspaceId(), { range, purpose: aiPurposes }, slice));
  return (
    <Card
      title={title}
      hint="The pages that AI agents read most"
      padding="flush"
      actions={
        <TrafficLink range={range} tab="pages">
          All pages
        </TrafficLink>
      }
    >
      <QueryContent
        title={title}
        padding="flush"
        query={pages}
        isEmpty={({ results }) => results.length === 0}
        emptyText="No page was read on these days"
      >
        {({ results }) => (
          <FigureTable label={title} columns={columns} rows={results} rowKey={({ path }) => path} />
        )}
      </QueryContent>
    </Card>
  );
}

const columns: readonly FigureColumn<AgentPage>[] = [
  { id: "path", header: "Path", kind: "main", cell: pathCell },
  { id: "last", header: "Last read", kind: "detail", cell: ({ last_seen }) => <Ago at={last_seen} /> },
  { id: "visits", header: "Visits", kind: "figure", cell: ({ visits }) => countText(visits) },
];

function pathCell({ path, agents, failed }: AgentPage): ReactElement {
  const others = agents.length - namedMax;
  return (
    <div>
      <PageLink path={path} />
      <p className="text-sm text-fg-3">
        {agents
          .slice(0, namedMax)
          .map(({ token }) => token)
          .join(", ")}
        {others > 0 && ` and ${countText(others)} more`}
        {failed > 0 && <span className="ml-2 text-neg">{countText(failed)} failed</span>}
      </p>
    </div>
  );
}
