import type { PageVisits } from "@citelens/contract/traffic/agents";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileQuestion } from "lucide-react";
import type { ReactElement } from "react";
import { pageUrl } from "#lib/address/page-url.ts";
import { readablePath } from "#lib/address/readable-path.ts";
import { toAddressDay } from "#lib/dates/dates.ts";
import { counted, countText } from "#lib/figures.ts";
import { useWorkspace, useWorkspaceId } from "#lib/workspace.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { SidePanel } from "#ui/overlays/side-panel/side-panel.tsx";
import { ForeignAnchor, NewTabMark } from "#ui/text/foreign-anchor.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { IdentityBadge, TrafficChart, trafficSeriesQuery } from "../../traffic/public.ts";
import { PurposeMark } from "../../traffic/purpose-mark.tsx";
import { isDefaultRange } from "../../visit-address.rules.ts";
import { pageVisitsQuery } from "../agents-page.queries.ts";
import { identityOf } from "../identity.rules.ts";
import { useAgentsScope } from "../scope/agents-scope.tsx";
import { AgentLink } from "../scope/panel-links.tsx";
import { PanelContent, PanelFigures, PanelSection, StatusList } from "./panel-parts.tsx";

interface PagePanelProps {
  readonly path: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One page: which agents read it within the days of the page, when, and what they were answered. */
export function PagePanel({ path, open, onClose }: PagePanelProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { range } = useAgentsScope().view;
  const found = useQuery({ ...pageVisitsQuery(workspaceId, { range, path }), enabled: open });
  return (
    <SidePanel
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={readablePath(path)}
      hint={<PageLinks path={path} />}
    >
      <PanelContent query={found} what="the page">
        {(page) =>
          page.visits === 0 && page.spoofed === 0 ? (
            <EmptyState icon={FileQuestion} title="No agent read this page on these days" frame="none">
              Choose other dates to see more.
            </EmptyState>
          ) : (
            <Reading page={page} />
          )
        }
      </PanelContent>
    </SidePanel>
  );
}

function PageLinks({ path }: { readonly path: string }): ReactElement {
  const { id: workspaceId, url: siteUrl } = useWorkspace();
  const { view, today } = useAgentsScope();
  const { from, to } = view.range;
  const url = pageUrl(siteUrl, path);
  return (
    <div className="flex flex-wrap gap-x-4">
      {url !== undefined && (
        <TextLink render={<ForeignAnchor href={url} />}>
          {"Open the page "}
          <NewTabMark text="in a new tab" />
        </TextLink>
      )}
      <TextLink
        render={
          <Link
            to="/workspaces/$projectId/agent-visits-old"
            params={{ projectId: workspaceId }}
            search={{
              search: path,
              ...(!isDefaultRange(view.range, today) && { from: toAddressDay(from), to: toAddressDay(to) }),
            }}
          />
        }
      >
        In the list of paths
      </TextLink>
      <TextLink
        render={
          <Link
            to="/workspaces/$projectId/indexing/page"
            params={{ projectId: workspaceId }}
            search={{ path }}
          />
        }
      >
        In AI Indexing
      </TextLink>
    </div>
  );
}

function Reading({ page }: { readonly page: PageVisits }): ReactElement {
  const workspaceId = useWorkspaceId();
  const { range } = useAgentsScope().view;
  const series = useQuery(trafficSeriesQuery(workspaceId, { range, path: page.path }, "purpose"));
  const { visits, spoofed, first_seen, last_seen, agents, statuses } = page;
  return (
    <>
      <PanelFigures
        figures={[
          { label: "Visits", value: countText(visits) },
          { label: "Agents", value: countText(agents.length) },
          { label: "First seen", value: first_seen === null ? "–" : <Instant at={first_seen} /> },
          { label: "Last seen", value: last_seen === null ? "–" : <Instant at={last_seen} /> },
        ]}
      />
      {spoofed > 0 && (
        <p className="text-sm text-fg-2">
          {`${counted(spoofed, "visit")} more ${spoofed === 1 ? "was" : "were"} spoofed.`}
        </p>
      )}
      <TrafficChart title="Visits to this page" query={series} group="purpose" />
      {agents.length > 0 && (
        <PanelSection title="Agents that read it">
          <ul aria-label="Agents that read it" className="divide-y divide-border">
            {agents.map((agent) => (
              <li key={agent.token} className="space-y-0.5 py-2">
                <div className="flex items-start justify-between gap-3 font-medium">
                  <AgentLink token={agent.token} />
                  <span className="shrink-0 tabular-nums">{counted(agent.visits, "visit")}</span>
                </div>
                <p className="flex flex-wrap gap-x-3 text-sm text-fg-3">
                  <PurposeMark purpose={agent.purpose} />
                  <IdentityBadge {...identityOf(agent)} />
                  <Ago at={agent.last_seen} />
                </p>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      {statuses.length > 0 && (
        <PanelSection title="What they were answered">
          <StatusList statuses={statuses} />
        </PanelSection>
      )}
    </>
  );
}
