import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import { purposes } from "@citelens/contract/traffic/agent-words";
import type { ReactElement } from "react";
import { purposeLabel } from "#features/visits/traffic/public.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { WithOperator } from "#ui/text/with-operator.tsx";
import { pathOf } from "../../audit-figures.rules.ts";
import { outcomeLabels } from "../../audit-labels.rules.ts";
import {
  closedByPagesText,
  closedText,
  conclusionLooks,
  outcomeTones,
  ruleText,
  visitsText,
} from "./access-labels.rules.ts";

export const accessColumns: readonly DataColumn<AccessAgent>[] = [
  { id: "agent", header: "Agent", kind: "main", cell: (agent) => <Name agent={agent} /> },
  {
    id: "conclusion",
    header: "Conclusion",
    kind: "text",
    long: true,
    cell: (agent) => <Conclusion agent={agent} />,
  },
  { id: "robots", header: "robots.txt", kind: "text", long: true, cell: (agent) => <Robots agent={agent} /> },
  {
    id: "pages",
    header: "Meta tags and headers",
    kind: "text",
    long: true,
    cell: (agent) => <ClosedByPages agent={agent} />,
  },
  { id: "probe", header: "Probe", kind: "text", long: true, cell: (agent) => <Probe agent={agent} /> },
  {
    id: "visits",
    header: "Real visits",
    kind: "text",
    long: true,
    cell: (agent) => <Visits agent={agent} />,
  },
];

interface CellProps {
  readonly agent: AccessAgent;
}

function Name({ agent: { token, operator, purpose, says } }: CellProps): ReactElement {
  const known = purposes.find((one) => one === purpose);
  return (
    <WithOperator operator={operator}>
      <p className="font-medium">{token}</p>
      <p className="text-sm font-normal text-fg-3">
        {operator} · {known ? purposeLabel(known) : purpose}
      </p>
      <p className="mt-1 text-sm font-normal text-fg-2">{says}</p>
    </WithOperator>
  );
}

function Conclusion({ agent: { conclusion } }: CellProps): ReactElement {
  const { label, tone } = conclusionLooks[conclusion];
  return <Badge tone={tone}>{label}</Badge>;
}

function Robots({ agent: { robots } }: CellProps): ReactElement {
  return (
    <div className="text-sm">
      <p className="text-fg wrap-anywhere">{ruleText(robots)}</p>
      <p className="text-fg-3">{closedText(robots)}</p>
    </div>
  );
}

function ClosedByPages({ agent: { closed_by_pages: closed } }: CellProps): ReactElement {
  return (
    <div className="text-sm">
      <p>{closedByPagesText(closed)}</p>
      {closed.sample !== null && <p className="wrap-anywhere text-fg-3">{pathOf(closed.sample)}</p>}
    </div>
  );
}

function Probe({ agent: { probe, no_probe: why } }: CellProps): ReactElement {
  if (!probe) return <p className="text-sm text-fg-3">{why ?? "Not sent"}</p>;
  return (
    <div className="text-sm">
      <Badge tone={outcomeTones[probe.outcome]}>{outcomeLabels[probe.outcome]}</Badge>
      <p className="text-fg-3">{probe.seen}</p>
    </div>
  );
}

function Visits({ agent: { visits } }: CellProps): ReactElement {
  return (
    <div className="text-sm">
      <p>{visitsText(visits)}</p>
      {visits.last !== null && (
        <p className="text-fg-3">
          Last <Ago at={visits.last} />
        </p>
      )}
    </div>
  );
}
