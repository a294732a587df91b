import type { PageChain } from "@citelens/contract/traffic/indexing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { IdentityBadge, purposeLabel } from "#features/visits/traffic/public.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { WithOperator } from "#ui/text/with-operator.tsx";
import type { SinceDays } from "./since-days.rules.ts";

type Reader = PageChain["agents"][number];

interface ReadersCardProps {
  readonly page: PageChain;
  /** The days that the figures are of, as addresses write them. */
  readonly days: SinceDays;
}

const title = "Agents that read it";

/** Agents that read the page, when, and whether they were who they said. */
export function ReadersCard({ page, days }: ReadersCardProps): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <Card
      title={title}
      hint="In the last 180 days; spoofed visits are left out"
      padding="flush"
      actions={
        <TextLink
          render={
            <Link
              to="/workspaces/$projectId/agent-visits"
              params={{ projectId }}
              search={{ ...days, search: page.path, tab: "pages", "open-page": page.path }}
            />
          }
        >
          Its visits
        </TextLink>
      }
    >
      {page.agents.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-fg-2">
          {page.tracking_since === null
            ? "No visit of your site has been reported yet, so nobody can tell who read this page."
            : "No agent has read this page."}
        </p>
      ) : (
        <FigureTable label={title} columns={columns} rows={page.agents} rowKey={({ token }) => token} />
      )}
    </Card>
  );
}

const columns: readonly FigureColumn<Reader>[] = [
  {
    id: "agent",
    header: "Agent",
    kind: "main",
    cell: ({ token, operator, purpose, verdicts }) => (
      <WithOperator operator={operator}>
        <p className="font-medium">{token}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-fg-3">
          {operator} · {purposeLabel(purpose)}
          {verdicts.map(({ verdict }) => (
            <IdentityBadge key={verdict} verdict={verdict} />
          ))}
        </p>
      </WithOperator>
    ),
  },
  { id: "first", header: "First", kind: "detail", cell: ({ first }) => <Ago at={first} /> },
  { id: "last", header: "Last", kind: "detail", cell: ({ last }) => <Ago at={last} /> },
  { id: "visits", header: "Visits", kind: "figure", cell: ({ visits }) => countText(visits) },
];
