import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { accessQuery } from "../../technical-audit.queries.ts";
import { type AccessGroup, type TabProps, toggledGroup } from "../results-search.rules.ts";
import { accessColumns } from "./access-columns.tsx";
import { closedToAll, foldText, isNothingKnown, sumsText } from "./access-fold.rules.ts";

/** Agents that can read the site, and what that is concluded from. */
export function AccessTab({ audit, view, onChange }: TabProps): ReactElement {
  const access = useQuery(accessQuery(useWorkspaceId(), audit.id));
  if (!access.data && access.isError) return <QueryError query={access} />;
  if (!access.data) {
    return (
      <div role="status" aria-label="Loading what agents may read">
        <ListSkeleton rows={8} />
      </div>
    );
  }
  const { agents, tracking_since: since, probed } = access.data;
  const closed = closedToAll(agents);
  const foldOf = (group: AccessGroup): Fold => ({
    folds: (agent) => isNothingKnown(agent, closed),
    isOpen: view.unknown.includes(group),
    onToggle: () => onChange((latest) => ({ unknown: toggledGroup(latest.unknown, group) }), "replace"),
  });
  return (
    <div className="space-y-5">
      {since === null && (
        <Banner tone="info" title="No visit has been reported yet" action={<TrackVisits />}>
          Real visits are the surest sign that an agent is let in. Until your server reports them, rules,
          pages and probes are all there is.
        </Banner>
      )}
      {!probed && (
        <Banner tone="info" title="No probes were sent">
          Tick “I may test this site” when you start an audit: two pages are then asked for under the names of
          the agents, to see whether a firewall stops them.
        </Banner>
      )}
      <Agents
        title="Search, live fetch and agents that act"
        hint="Those that decide whether AI answers can find, read and cite you."
        agents={agents.filter((agent) => !agent.is_training)}
        fold={foldOf("answers")}
      />
      <Agents
        title="Training"
        hint="Those that collect texts for models. Closing them costs no points: it is your choice."
        agents={agents.filter((agent) => agent.is_training)}
        fold={foldOf("training")}
      />
    </div>
  );
}

/** The agents of a group that are listed only when somebody asks for them. */
interface Fold {
  readonly folds: (agent: AccessAgent) => boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

interface AgentsProps {
  readonly title: string;
  readonly hint: string;
  readonly agents: readonly AccessAgent[];
  readonly fold: Fold;
}

function Agents({
  title,
  hint,
  agents,
  fold: { folds, isOpen, onToggle },
}: AgentsProps): ReactElement | null {
  if (agents.length === 0) return null;
  const known = agents.filter((agent) => !folds(agent));
  const folded = agents.filter(folds);
  const listed = isOpen ? [...known, ...folded] : known;
  return (
    <section aria-label={title} className="space-y-3">
      <div>
        <div className="flex items-center gap-1">
          <h2 className="text-lg font-semibold">{title}</h2>
          <InfoPopover topic={title}>
            <p>
              The conclusion is the first that holds: a rule of robots.txt; at least 5 verified visits in 30
              days, 90 % of them answered, or half of them refused; a probe. A probe’s result is called
              likely: firewalls may know agents by their addresses, which are not ours.
            </p>
          </InfoPopover>
        </div>
        <p className="text-sm text-fg-3">{hint}</p>
        <p className="text-sm text-fg-2 tabular-nums">{sumsText(agents)}</p>
      </div>
      {listed.length > 0 && (
        <DataTable
          label={title}
          columns={accessColumns}
          data={{ status: "ready", rows: listed, stale: false }}
          rowKey={({ token }) => token}
          empty={null}
          wide
        />
      )}
      {folded.length > 0 && (
        <Button
          size="sm"
          wraps
          aria-expanded={isOpen}
          icon={
            isOpen ? <ChevronUp size={14} aria-hidden="true" /> : <ChevronDown size={14} aria-hidden="true" />
          }
          onClick={onToggle}
        >
          {foldText(folded.length, isOpen)}
        </Button>
      )}
    </section>
  );
}

function TrackVisits(): ReactElement {
  return (
    <Button size="sm" render={<Link to="/integrations" />}>
      Track visits
    </Button>
  );
}
