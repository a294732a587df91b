import type { AgentDetails } from "@citelens/contract/traffic/agents";
import { storedVerdicts } from "@citelens/contract/traffic/identity";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { isWebAddress } from "#lib/address/web-address.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { SidePanel } from "#ui/overlays/side-panel/side-panel.tsx";
import { ForeignAnchor, NewTabMark } from "#ui/text/foreign-anchor.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { IdentityBadge, purposeLabel, TrafficChart, trafficSeriesQuery } from "../../traffic/public.ts";
import { agentQuery } from "../agents-page.queries.ts";
import { useAgentsScope } from "../scope/agents-scope.tsx";
import { PathLink } from "../scope/panel-links.tsx";
import { checkSentence, evidenceSentence, robotsSentence } from "./agent-labels.rules.ts";
import { CountList, PanelContent, PanelFigures, PanelSection, StatusList } from "./panel-parts.tsx";

interface AgentPanelProps {
  /** Token of the agent. */
  readonly agent: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One agent: what it is, how it can be checked, and what it did within the days of the page. */
export function AgentPanel({ agent, open, onClose }: AgentPanelProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { range } = useAgentsScope().view;
  const details = useQuery({ ...agentQuery(workspaceId, { range, agent }), enabled: open });
  const hint = details.data?.token === agent ? hintOf(details.data) : undefined;
  return (
    <SidePanel open={open} onOpenChange={(next) => next || onClose()} title={agent} hint={hint}>
      <PanelContent query={details} what="the agent">
        {(data) => (
          <>
            <About details={data} />
            <PanelFigures
              figures={[
                { label: "Visits", value: countText(data.visits) },
                { label: "Pages", value: countText(data.pages) },
                {
                  label: "First seen",
                  value: data.first_seen === null ? "–" : <Instant at={data.first_seen} />,
                },
                {
                  label: "Last seen",
                  value: data.last_seen === null ? "–" : <Instant at={data.last_seen} />,
                },
              ]}
            />
            {data.proofs.length > 0 && <Activity details={data} />}
          </>
        )}
      </PanelContent>
    </SidePanel>
  );
}

function hintOf({ operator, purpose }: AgentDetails): string {
  return `${operator} · ${purposeLabel(purpose)}`;
}

function About({ details }: { readonly details: AgentDetails }): ReactElement {
  const { docs_url, feeds, token } = details;
  return (
    <PanelSection title="What it is">
      <ul className="space-y-1 text-fg-2">
        {feeds.length > 0 && <li>{`Feeds ${new Intl.ListFormat("en").format(feeds)}.`}</li>}
        <li>{checkSentence(details)}</li>
        <li>{robotsSentence(details)}</li>
      </ul>
      {docs_url !== null && isWebAddress(docs_url) && (
        <TextLink render={<ForeignAnchor href={docs_url} />}>
          {`Documentation of ${token} `}
          <NewTabMark />
        </TextLink>
      )}
    </PanelSection>
  );
}

function Activity({ details }: { readonly details: AgentDetails }): ReactElement {
  const workspaceId = useWorkspaceId();
  const { range } = useAgentsScope().view;
  const { token, proofs, statuses, top_pages, networks, user_agents } = details;
  const filter = { range, agent: [token], verdict: storedVerdicts };
  const series = useQuery(trafficSeriesQuery(workspaceId, filter, "verdict"));
  return (
    <>
      <TrafficChart title={`Visits of ${token}`} hint="Spoofed ones too" query={series} group="verdict" />
      <PanelSection title="Who it was">
        <ul aria-label="Proofs of identity" className="space-y-2">
          {proofs.map(({ verdict, evidence, visits }) => (
            <li key={`${verdict} ${evidence}`}>
              <div className="flex items-start justify-between gap-3">
                <IdentityBadge verdict={verdict} evidence={evidence} />
                <span className="text-fg-2 tabular-nums">{countText(visits)}</span>
              </div>
              <p className="text-sm text-fg-2">{evidenceSentence(evidence)}</p>
            </li>
          ))}
        </ul>
      </PanelSection>
      {statuses.length > 0 && (
        <PanelSection title="What it was answered">
          <StatusList statuses={statuses} />
        </PanelSection>
      )}
      {top_pages.length > 0 && (
        <PanelSection title="Pages it read most">
          <CountList
            label="Pages it read most"
            rows={top_pages.map(({ path, visits }) => ({
              key: path,
              name: <PathLink path={path} />,
              visits,
            }))}
          />
        </PanelSection>
      )}
      {networks.length > 0 && (
        <PanelSection title="Networks">
          <CountList
            label="Networks"
            rows={networks.map(({ network, verdict, visits }) => ({
              key: `${network} ${verdict}`,
              name: (
                <span className="flex flex-wrap gap-x-3">
                  <code>{network}</code>
                  <IdentityBadge verdict={verdict} />
                </span>
              ),
              visits,
            }))}
          />
        </PanelSection>
      )}
      {user_agents.length > 0 && (
        <PanelSection title="User agents">
          <CountList
            label="User agents"
            rows={user_agents.map(({ user_agent, visits }) => ({
              key: user_agent,
              name: <code className="text-sm">{user_agent === "" ? "(none)" : user_agent}</code>,
              visits,
            }))}
          />
        </PanelSection>
      )}
    </>
  );
}
