import { purposes } from "@citelens/contract/traffic/agent-words";
import { type RobotsDays, robotsDays, type SiteRobots } from "@citelens/contract/traffic/robots";
import { SearchX } from "lucide-react";
import { type ReactElement, useState } from "react";
import { purposeLabel } from "#features/visits/traffic/public.ts";
import type { Address } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { agentColumns } from "./agent-columns.tsx";
import { standsOut } from "./outstanding.rules.ts";
import { robotsFile } from "./robots.queries.ts";
import { parseRobotsSearch, type RobotsSearch } from "./robots-search.rules.ts";

interface AgentsCardProps extends Address<RobotsSearch> {
  readonly robots: SiteRobots;
  readonly isStale: boolean;
  readonly days: RobotsDays;
}

const purposeOptions = [
  { value: "all", label: "All purposes" },
  ...purposes.map((value) => ({ value, label: purposeLabel(value) })),
] as const;
const daysOptions = robotsDays.map((days) => ({ value: String(days), label: `Last ${days} days` }));

/** Verdicts of the file for each agent, and what each read that it forbids. */
export function AgentsCard({ robots, isStale, days, search, onSearch }: AgentsCardProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const [isWhole, setIsWhole] = useState(false);
  const meant = robots.agents.filter(({ purpose }) => !search.purpose || purpose === search.purpose);
  const outstanding = search.purpose || isWhole ? meant : meant.filter(standsOut);
  const agents = outstanding.length > 0 ? outstanding : meant;
  const change = (part: object): void =>
    onSearch((latest) => parseRobotsSearch({ ...latest, ...part }), "replace");
  return (
    <Card
      title="Agents"
      hint="What your robots.txt says today to the agents that came, and to those of the big operators."
      padding="flush"
      actions={
        <div className="flex flex-wrap gap-2">
          <Select
            label="Purpose"
            options={purposeOptions}
            value={search.purpose ?? "all"}
            onChange={(purpose) => change({ purpose })}
          />
          <Select
            label="Visits of"
            options={daysOptions}
            value={String(days)}
            onChange={(chosen) => change({ days: chosen })}
          />
          <ExportButton
            name="robots-agents"
            read={(format) => robotsFile(workspaceId, days, format)}
            disabled={robots.agents.length === 0}
          />
        </div>
      }
    >
      <DataTable
        label="Agents and robots.txt"
        columns={agentColumns}
        data={{ status: "ready", rows: agents, stale: isStale }}
        rowKey={({ token }) => token}
        wide
        empty={<EmptyState icon={SearchX} title="No agent of this purpose is listed" frame="none" />}
        footer={
          agents.length < meant.length ? (
            <Button size="sm" onClick={() => setIsWhole(true)}>
              Show all {meant.length} agents
            </Button>
          ) : undefined
        }
      />
      <p className="border-t border-border px-5 py-3 text-sm text-fg-3">
        A visit counts as forbidden by the rules of today: they may have been others when it came. Agents that
        act for a user may ignore robots.txt by their operator’s own statement. Visits that are not verified
        may be somebody else’s.
        {robots.is_cut && " Only the pages that were visited most were looked at."}
      </p>
    </Card>
  );
}
