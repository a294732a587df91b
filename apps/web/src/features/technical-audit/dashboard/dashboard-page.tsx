import type { Audit, WorkspaceAuditSettings } from "@citelens/contract/content/audit-fields";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Play, ScanSearch } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { Address } from "#lib/address/use-address.ts";
import { instantText } from "#lib/dates/dates.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { ScoreCard } from "../score-card.tsx";
import { AgainButton } from "../start/again-button.tsx";
import { PageAuditCard } from "../start/page-audit-card.tsx";
import { StartDialog } from "../start/start-dialog.tsx";
import { auditSettingsQuery, auditsQuery } from "../technical-audit.queries.ts";
import { AccessCard } from "./access-card.tsx";
import { CategoriesCard } from "./categories-card.tsx";
import { arrange } from "./dashboard.rules.ts";
import { type DashboardSearch, parseDashboardSearch } from "./dashboard-search.rules.ts";
import { FirstAudit } from "./first-audit.tsx";
import { FirstIssuesCard } from "./first-issues-card.tsx";
import { HistoryCard } from "./history-card.tsx";
import { RunningCard } from "./running-card.tsx";
import { ScheduleCard } from "./schedule-card.tsx";
import { TrendCard } from "./trend-card.tsx";

/** How a site is for AI agents, by its last audit; what runs, what failed, and what was before. */
export function AuditDashboardPage(address: Address<DashboardSearch>): ReactElement {
  const { id: projectId, name } = useWorkspace();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const audits = useQuery(auditsQuery(projectId, "SITE"));
  const settings = useQuery(auditSettingsQuery(projectId));
  const { page } = address.search;
  const follow = ({ id }: Audit): void =>
    void navigate({
      to: "/workspaces/$projectId/technical-optimization/analyzing/$auditId",
      params: { projectId, auditId: id },
    });
  const isFirst = audits.data?.count === 0;
  return (
    <div className="space-y-5">
      <PageHeader
        title="Technical Audit"
        purpose={`Whether AI agents can reach, read and trust the pages of ${name}.`}
        actions={
          <>
            <Button
              icon={<ScanSearch size={16} aria-hidden="true" />}
              render={
                <Link
                  to="/workspaces/$projectId/technical-optimization/dashboard"
                  params={{ projectId }}
                  search={(latest) => ({ ...parseDashboardSearch(latest), page: "" })}
                />
              }
            >
              Audit one page
            </Button>
            {audits.data && !isFirst && (
              <Button
                variant="primary"
                icon={<Play size={16} aria-hidden="true" />}
                disabled={arrange(audits.data.results).running !== undefined}
                onClick={() => setIsStarting(true)}
              >
                Start an audit
              </Button>
            )}
          </>
        }
      />
      {page !== undefined && (
        <PageAuditCard
          key={page}
          address={page}
          onStarted={follow}
          onClose={() => address.onSearch(({ page: _, ...others }) => others, "replace")}
        />
      )}
      {audits.data ? (
        <Known
          audits={audits.data.results}
          settings={settings.data}
          address={address}
          onStarted={follow}
          isFirst={isFirst}
        />
      ) : (
        <Unknown query={audits} />
      )}
      <StartDialog open={isStarting} onClose={() => setIsStarting(false)} onStarted={follow} />
    </div>
  );
}

function Unknown({ query }: { readonly query: UseQueryResult }): ReactElement {
  if (query.isError) {
    return (
      <Card title="Score">
        <QueryError query={query} />
      </Card>
    );
  }
  return (
    <div role="status" aria-label="Loading the audits" className="grid gap-5 lg:grid-cols-2">
      {["score", "categories", "trend", "access"].map((card) => (
        <div key={card} className="h-64">
          <Skeleton shape="card" />
        </div>
      ))}
    </div>
  );
}

interface KnownProps {
  readonly audits: readonly Audit[];
  readonly settings: WorkspaceAuditSettings | undefined;
  readonly address: Address<DashboardSearch>;
  readonly onStarted: (audit: Audit) => void;
  readonly isFirst: boolean;
}

function Known({ audits, settings, address, onStarted, isFirst }: KnownProps): ReactElement {
  const { running, failed, last } = arrange(audits);
  return (
    <>
      {running && <RunningCard audit={running} />}
      {failed && !running && (
        <FailedCard audit={failed} hasOlder={last !== undefined} onStarted={onStarted} />
      )}
      {isFirst && <FirstAudit onStarted={onStarted} />}
      {last && <Results audit={last} audits={audits} settings={settings} />}
      {settings && !isFirst && !last && <ScheduleCard settings={settings} />}
      {(!isFirst || address.search.scope === "PAGE") && <HistoryCard {...address} />}
    </>
  );
}

interface ResultsProps {
  readonly audit: Audit;
  /** The newest first. */
  readonly audits: readonly Audit[];
  readonly settings: WorkspaceAuditSettings | undefined;
}

function Results({ audit, audits, settings }: ResultsProps): ReactElement {
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="min-w-0 space-y-5">
          <ScoreCard audit={audit} />
          <AccessCard audit={audit} />
        </div>
        <div className="min-w-0 space-y-5">
          <CategoriesCard audit={audit} />
          {settings && <ScheduleCard settings={settings} />}
        </div>
      </div>
      <FirstIssuesCard audit={audit} />
      <TrendCard audits={audits} />
    </>
  );
}

interface FailedCardProps {
  readonly audit: Audit;
  /** Results of an audit before are shown below. */
  readonly hasOlder: boolean;
  readonly onStarted: (audit: Audit) => void;
}

/** Why the newest audit could read nothing, and what to do. */
function FailedCard({ audit, hasOlder, onStarted }: FailedCardProps): ReactElement {
  const { failure, created } = audit;
  return (
    <Banner tone="neg" title={`The audit of ${instantText(created)} failed`}>
      <div className="space-y-2">
        <p>
          {failure?.seen} {failure?.remedy}
        </p>
        {hasOlder && <p>What you see below is from the audit before it.</p>}
        <AgainButton audit={audit} onStarted={onStarted} />
      </div>
    </Banner>
  );
}
