import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { withPage } from "../results-search.rules.ts";

interface AuditedPageLinkProps {
  readonly auditId: string;
  readonly pageId: string;
  readonly children: ReactNode;
}

/** Opens the panel of a page; filters stay as they are. */
export function AuditedPageLink({ auditId, pageId, children }: AuditedPageLinkProps): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <Link
      to="/workspaces/$projectId/technical-optimization/results/$auditId"
      params={{ projectId, auditId }}
      search={withPage(pageId)}
      resetScroll={false}
      className="rounded-control font-medium wrap-anywhere text-fg hover:text-brand-text hover:underline hover:underline-offset-3"
    >
      {children}
    </Link>
  );
}
