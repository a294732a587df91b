import type { CheckId } from "@citelens/contract/content/audit-words";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { withIssue } from "../results-search.rules.ts";

interface IssueLinkProps {
  readonly auditId: string;
  readonly checkId: CheckId;
  readonly children: ReactNode;
}

/** Opens the panel of an issue; filters stay as they are. */
export function IssueLink({ auditId, checkId, children }: IssueLinkProps): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <Link
      to="/workspaces/$projectId/technical-optimization/results/$auditId"
      params={{ projectId, auditId }}
      search={withIssue(checkId)}
      resetScroll={false}
      className="rounded-control font-medium wrap-anywhere text-fg hover:text-brand-text hover:underline hover:underline-offset-3"
    >
      {children}
    </Link>
  );
}
