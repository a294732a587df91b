import type { Audit } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactElement } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { shortAddress } from "../audit-figures.rules.ts";
import { isRechecking, isRunning } from "../audit-labels.rules.ts";
import { useLiveAudit } from "../live-audit.queries.ts";
import { NoSuchAudit } from "../no-such-audit.tsx";
import { auditQuery } from "../technical-audit.queries.ts";
import { EndedAudit } from "./ended-audit.tsx";
import { RunningAudit } from "./running-audit.tsx";

interface AnalyzingPageProps {
  readonly auditId: string;
}

/** An audit while it runs; it leads on to what was found. What comes of it is known to the server: a reload loses nothing. */
export function AnalyzingPage({ auditId }: AnalyzingPageProps): ReactElement {
  const projectId = useWorkspaceId();
  const navigate = useNavigate();
  const found = useQuery(auditQuery(projectId, auditId));
  const audit = found.data;
  useLiveAudit(projectId, auditId, audit !== undefined && isRunning(audit.status));
  if (found.error instanceof ApiProblem && found.error.status === 404) return <NoSuchAudit />;
  if (audit && (audit.status === "DONE" || isRechecking(audit))) {
    return (
      <Navigate
        to="/workspaces/$projectId/technical-optimization/results/$auditId"
        params={{ projectId, auditId }}
        replace
      />
    );
  }
  const follow = ({ id }: Audit): void =>
    void navigate({
      to: "/workspaces/$projectId/technical-optimization/analyzing/$auditId",
      params: { projectId, auditId: id },
      replace: true,
    });
  return (
    <div className="space-y-5">
      <PageHeader
        {...headingOf(audit)}
        actions={
          <Button
            icon={<ArrowLeft size={16} aria-hidden="true" />}
            render={
              <Link to="/workspaces/$projectId/technical-optimization/dashboard" params={{ projectId }} />
            }
          >
            Technical Audit
          </Button>
        }
      />
      {audit && isRunning(audit.status) && <RunningAudit audit={audit} />}
      {audit && !isRunning(audit.status) && <EndedAudit audit={audit} onStarted={follow} />}
      {!audit && found.isError && (
        <Card title="Progress">
          <QueryError query={found} />
        </Card>
      )}
      {!audit && !found.isError && <LoadingCard label="Loading the audit" height="h-72" />}
    </div>
  );
}

interface Heading {
  readonly title: string;
  readonly purpose?: string;
}

function headingOf(audit: Audit | undefined): Heading {
  if (!audit) return { title: "Audit" };
  const address = shortAddress(audit.url);
  if (!isRunning(audit.status)) return { title: `Audit of ${address}` };
  return {
    title: `Auditing ${address}`,
    purpose: "You can leave this page. The audit goes on, and its results are kept.",
  };
}
