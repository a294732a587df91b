import type { Audit } from "@citelens/contract/content/audit-fields";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EndedCard } from "#ui/frame/ended-card.tsx";
import { hasFoundSome } from "../audit-labels.rules.ts";
import { AgainButton } from "../start/again-button.tsx";

interface EndedAuditProps {
  readonly audit: Audit;
  readonly onStarted: (audit: Audit) => void;
}

/** End of an audit that ended too early: what was seen and what to do, or that somebody canceled it. */
export function EndedAudit({ audit, onStarted }: EndedAuditProps): ReactElement {
  const projectId = useWorkspaceId();
  const { failure, coverage, id: auditId } = audit;
  return (
    <EndedCard
      title={headingOf(audit)}
      failure={failure}
      canceledText={`${counted(coverage.read, "page")} had been read until then.`}
    >
      <AgainButton audit={audit} onStarted={onStarted} />
      {hasFoundSome(audit) && (
        <Button
          size="sm"
          render={
            <Link
              to="/workspaces/$projectId/technical-optimization/results/$auditId"
              params={{ projectId, auditId }}
            />
          }
        >
          See what was found
        </Button>
      )}
    </EndedCard>
  );
}

function headingOf({ failure }: Audit): string {
  if (!failure) return "The audit was canceled";
  return failure.reason === "INTERNAL" ? "The audit could not go on" : "The site could not be audited";
}
