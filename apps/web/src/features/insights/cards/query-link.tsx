import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";

interface QueryLinkProps {
  readonly queryId: string;
  readonly answerId: string;
  readonly text: string;
}

/** A query that links to one of its answers. */
export function QueryLink({ queryId, answerId, text }: QueryLinkProps): ReactElement {
  const workspaceId = useWorkspaceId();
  return (
    <Link
      to="/workspaces/$projectId/insight/conversations/$queryId"
      params={{ projectId: workspaceId, queryId }}
      hash={`answer-${answerId}`}
      className="rounded-control font-medium wrap-anywhere text-fg hover:text-brand-text hover:underline hover:underline-offset-3"
    >
      {text}
    </Link>
  );
}
