import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bot, List } from "lucide-react";
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import { type CreatedKey, CreatedKeyBox } from "#features/api-keys/public.ts";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { fileName } from "#lib/browser/file-name.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { saveRange } from "#lib/dates/saved-range.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { everVisitedQuery } from "../first-visit/public.ts";
import { TrackingButton } from "../tracking/tracking-button.tsx";
import { trafficSummaryQuery } from "../traffic/public.ts";
import { isDefaultRange } from "../visit-address.rules.ts";
import {
  type AgentVisitsSearch,
  type AgentVisitsView,
  agentVisitsAddress,
  agentVisitsView,
  trafficFilterOf,
  withoutFilters,
} from "./agents-address.rules.ts";
import { agentPagesFile, agentsFile } from "./agents-page.queries.ts";
import { AgentsView } from "./agents-view.tsx";
import { type AgentsScope, AgentsScopeOf } from "./scope/agents-scope.tsx";

const FirstRun = lazy(() => import("../first-run.tsx").then((module) => ({ default: module.FirstRun })));

export interface AgentVisitsPageProps extends Address<AgentVisitsSearch> {
  /** Extra actions in the empty state. */
  readonly whenEmpty?: ReactNode;
}

/** Visits of agents to the site, agent by agent and page by page. */
export function AgentVisitsPage({ search, whenEmpty, onSearch }: AgentVisitsPageProps): ReactElement {
  const workspace = useWorkspace();
  const { id: workspaceId, name } = workspace;
  const scope = useScope(search, onSearch);
  const { view, filter } = scope;
  const summary = useQuery(trafficSummaryQuery(workspaceId, filter));
  const isUntouched = summary.data?.tracking_since === null;
  const ever = useQuery({ ...everVisitedQuery(workspaceId, scope.today), enabled: isUntouched });
  const [created, setCreated] = useState<CreatedKey>();
  const isFirstRun = isUntouched && ever.data === false;

  return (
    <div className="space-y-5">
      <PageHeader
        title="Visits"
        purpose={`The agents that visit ${name}, whether they are who they say, and the pages that they read.`}
        actions={
          <>
            <Button
              icon={<List size={16} aria-hidden="true" />}
              render={
                <Link to="/workspaces/$projectId/agent-visits-old" params={{ projectId: workspaceId }} />
              }
            >
              Simple list of paths
            </Button>
            <Button
              icon={<Bot size={16} aria-hidden="true" />}
              render={
                <Link to="/workspaces/$projectId/indexing/robots" params={{ projectId: workspaceId }} />
              }
            >
              robots.txt
            </Button>
            <TrackingButton created={created} onCreated={setCreated} />
          </>
        }
      />
      {created && !isFirstRun && <CreatedKeyBox created={created} onDismiss={() => setCreated(undefined)} />}
      {isFirstRun ? (
        <Suspense>
          <FirstRun
            created={created}
            onCreated={setCreated}
            problem={ever.isError ? ever.error : undefined}
            whenEmpty={whenEmpty}
          />
        </Suspense>
      ) : (
        <AgentsScopeOf scope={scope}>
          <AgentsView
            summary={summary}
            exporting={
              <ExportButton
                name={fileName(view.tab === "agents" ? "agents" : "agent-pages", name, view.range)}
                read={(format) =>
                  view.tab === "agents"
                    ? agentsFile(workspaceId, filter, format)
                    : agentPagesFile(workspaceId, { filter, order: view.order }, format)
                }
                disabled={!summary.isSuccess || summary.data.visits === 0}
              />
            }
          />
        </AgentsScopeOf>
      )}
    </div>
  );
}

function useScope(search: AgentVisitsSearch, onSearch: Address<AgentVisitsSearch>["onSearch"]): AgentsScope {
  const { id: projectId, time_zone: timeZone } = useWorkspace();
  const today = todayIn(timeZone, Date.now());
  const view = agentVisitsView(search, today);
  const place = { pages: "visits", projectId } as const;
  const change = changeOfView<AgentVisitsSearch, AgentVisitsView>(onSearch, {
    viewOf: (latest) => agentVisitsView(latest, today),
    searchOf: (next) => agentVisitsAddress(next, today),
  });
  return {
    view,
    filter: trafficFilterOf(view),
    today,
    change,
    narrow: (part) => {
      if (part.range) {
        saveRange(localStorage, place, isDefaultRange(part.range, today) ? undefined : part.range);
      }
      change(part, "replace");
    },
    clearFilters: () => {
      saveRange(localStorage, place, undefined);
      change((latest) => withoutFilters(latest, today), "replace");
    },
  };
}
