import type { PageChain } from "@citelens/contract/traffic/indexing";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { purposeLabel } from "#features/visits/traffic/public.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { engineName } from "../evidence-labels.rules.ts";

type Verdict = PageChain["robots"][number];

const title = "What robots.txt says";

/** Agents of the engines that may not read the page, and on demand all of them. */
export function RobotsCard({ robots }: { readonly robots: readonly Verdict[] }): ReactElement {
  const projectId = useWorkspaceId();
  const [isWhole, setIsWhole] = useState(false);
  const forbidden = robots.filter(({ allowed }) => !allowed);
  const shown = isWhole ? [...forbidden, ...robots.filter(({ allowed }) => allowed)] : forbidden;
  return (
    <Card
      title={title}
      hint={hintOn(robots.length, forbidden.length)}
      padding="flush"
      actions={
        <TextLink render={<Link to="/workspaces/$projectId/indexing/robots" params={{ projectId }} />}>
          robots.txt
        </TextLink>
      }
    >
      {shown.length > 0 && (
        <FigureTable
          label={title}
          columns={columns}
          rows={shown}
          rowKey={({ agent, engine }) => `${engine} ${agent}`}
        />
      )}
      {shown.length < robots.length && (
        <div className="px-5 py-3">
          <Button size="sm" onClick={() => setIsWhole(true)}>
            Show all {robots.length} agents
          </Button>
        </div>
      )}
    </Card>
  );
}

function hintOn(agents: number, forbidden: number): string {
  if (agents === 0) return "No rules are known: your site has none, or they could not be read yet";
  if (forbidden === 0) return `All ${counted(agents, "agent")} of the engines may read this page`;
  return `${forbidden} of ${counted(agents, "agent")} of the engines may not read this page`;
}

const columns: readonly FigureColumn<Verdict>[] = [
  {
    id: "agent",
    header: "Agent",
    kind: "main",
    cell: ({ agent, engine, purpose }) => (
      <div>
        <p className="font-medium">{agent}</p>
        <p className="text-sm text-fg-3">
          {engineName(engine)} · {purposeLabel(purpose)}
        </p>
      </div>
    ),
  },
  {
    id: "allowed",
    header: "May read it",
    kind: "figure",
    cell: ({ allowed, line, rule }) => (
      <div>
        <Badge tone={allowed ? "pos" : "neg"}>{allowed ? "Yes" : "No"}</Badge>
        <p className="text-sm text-fg-3">{line === null ? "No rule is for it" : `Line ${line}: ${rule}`}</p>
      </div>
    ),
  },
];
