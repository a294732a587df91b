import type { Audit } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { Address } from "#lib/address/use-address.ts";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { hasFoundSome, isRechecking, isRunning } from "../audit-labels.rules.ts";
import { useLiveAudit } from "../live-audit.queries.ts";
import { NoSuchAudit } from "../no-such-audit.tsx";
import { ScoreCard } from "../score-card.tsx";
import { auditQuery } from "../technical-audit.queries.ts";
import { Notices } from "./notices.tsx";
import { PageResult } from "./pages/page-result.tsx";
import { ResultTabs } from "./result-tabs.tsx";
import { ResultsHeader } from "./results-header.tsx";
import type { ResultsSearch } from "./results-search.rules.ts";
import { ResultsSummary } from "./results-summary.tsx";

interface ResultsPageProps extends Address<ResultsSearch> {
  readonly auditId: string;
}

/** Results of an audit. One that still runs is followed first. */
export function ResultsPage({ auditId, ...address }: ResultsPageProps): ReactElement {
  const projectId = useWorkspaceId();
  const found = useQuery(auditQuery(projectId, auditId));
  const audit = found.data;
  const isAgain = audit !== undefined && isRechecking(audit);
  useLiveAudit(projectId, auditId, isAgain);
  if (found.error instanceof ApiProblem && found.error.status === 404) return <NoSuchAudit />;
  const isUnfit = audit?.status === "FAILED" && !hasFoundSome(audit);
  if (audit && !isAgain && (isRunning(audit.status) || isUnfit)) {
    return (
      <Navigate
        to="/workspaces/$projectId/technical-optimization/analyzing/$auditId"
        params={{ projectId, auditId }}
        replace
      />
    );
  }
  if (!audit) {
    return (
      <div className="space-y-5">
        <PageHeader title="Results of the audit" />
        {found.isError ? (
          <Card title="Score">
            <QueryError query={found} />
          </Card>
        ) : (
          <LoadingCard label="Loading the results" height="h-96" />
        )}
      </div>
    );
  }
  return (
    <div className="space-y-5">
      <ResultsHeader audit={audit} />
      <Notices audit={audit} />
      <Found audit={audit} address={address} />
    </div>
  );
}

interface FoundProps {
  readonly audit: Audit;
  readonly address: Address<ResultsSearch>;
}

function Found({ audit, address }: FoundProps): ReactElement {
  if (!audit.is_whole) return <ScoreCard audit={audit} />;
  if (audit.scope === "PAGE") return <PageResult audit={audit} />;
  return (
    <>
      <ResultsSummary audit={audit} />
      <ResultTabs audit={audit} {...address} />
    </>
  );
}
