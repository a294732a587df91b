import { type StoredVerdict, storedVerdicts, verdictLabel } from "@citelens/contract/traffic/identity";
import type { RobotsAgent } from "@citelens/contract/traffic/robots";
import type { ReactElement } from "react";
import { purposeLabel } from "#features/visits/traffic/public.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { WithOperator } from "#ui/text/with-operator.tsx";
import { respectLabels, startRuleText } from "./robots-labels.rules.ts";
import { toldText } from "./usage-labels.rules.ts";

export const agentColumns: readonly DataColumn<RobotsAgent>[] = [
  { id: "agent", header: "Agent", kind: "main", short: true, cell: (agent) => <Name agent={agent} /> },
  { id: "purpose", header: "Purpose", kind: "text", cell: ({ purpose }) => purposeLabel(purpose) },
  { id: "allowed", header: "May read your site", kind: "text", cell: (agent) => <Allowed agent={agent} /> },
  {
    id: "forbidden",
    header: "Visits to forbidden pages",
    kind: "text",
    cell: (agent) => <Forbidden agent={agent} />,
  },
  { id: "usage", header: "Use of your texts", kind: "text", cell: (agent) => <Told agent={agent} /> },
  { id: "says", header: "Its operator says", kind: "text", cell: (agent) => <Says agent={agent} /> },
];

interface CellProps {
  readonly agent: RobotsAgent;
}

function Name({ agent: { token, operator, sends_requests: sends } }: CellProps): ReactElement {
  return (
    <WithOperator operator={operator}>
      <p className="font-medium">{token}</p>
      <p className="text-sm text-fg-3">{sends ? operator : `${operator}, a name in robots.txt alone`}</p>
    </WithOperator>
  );
}

function Allowed({ agent }: CellProps): ReactElement {
  const { pages_visited: visited, pages_allowed: allowed } = agent;
  return (
    <div>
      <Badge tone={toneOf(agent)}>{wordOf(agent)}</Badge>
      <p className="text-sm text-fg-3">{startRuleText(agent)}</p>
      {visited > 0 && (
        <p className="text-sm text-fg-3 tabular-nums">
          {allowed} of {visited} visited pages
        </p>
      )}
    </div>
  );
}

function wordOf({ start_page: start, pages_visited: visited, pages_allowed: allowed }: RobotsAgent): string {
  if (!start.allowed) return allowed > 0 ? "In part" : "No";
  return allowed < visited ? "In part" : "Yes";
}

function toneOf(agent: RobotsAgent): "pos" | "neg" | "warn" {
  const word = wordOf(agent);
  if (word === "In part") return "warn";
  return word === "Yes" ? "pos" : "neg";
}

function Forbidden({ agent: { forbidden } }: CellProps): ReactElement {
  const counts = storedVerdicts.filter((verdict) => forbidden.visits[verdict] > 0);
  if (counts.length === 0) return <span className="text-fg-3">None</span>;
  return (
    <div className="space-y-0.5 text-sm">
      <p className="font-medium tabular-nums">
        {counts.map((verdict) => `${forbidden.visits[verdict]} ${wordFor(verdict)}`).join(", ")}
      </p>
      {forbidden.last && (
        <p className="text-fg-3">
          Last <Ago at={forbidden.last} />
        </p>
      )}
      <ul className="text-fg-2">
        {forbidden.paths.map(({ path, visits, line }) => (
          <li key={path} className="flex max-w-56 gap-1 whitespace-nowrap tabular-nums" title={path}>
            <span className="truncate">{path}</span>{" "}
            <span className="shrink-0 text-fg-3">{`× ${visits}${line === null ? "" : `, line ${line}`}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function wordFor(verdict: StoredVerdict): string {
  return verdictLabel(verdict).toLowerCase();
}

function Told({ agent: { usage } }: CellProps): ReactElement {
  if (usage.length === 0) return <span className="text-fg-3">Nothing said</span>;
  return (
    <ul className="space-y-0.5 text-sm text-fg-2">
      {usage.map((told) => (
        <li key={told.path} className="max-w-56">
          {toldText(told)}
        </li>
      ))}
    </ul>
  );
}

function Says({ agent: { respects_robots: respects, docs_url: docs } }: CellProps): ReactElement {
  const words = respectLabels[respects];
  if (docs === null) return <span className="text-fg-2">{words}</span>;
  return <TextLink render={<ForeignAnchor href={docs} />}>{words}</TextLink>;
}
