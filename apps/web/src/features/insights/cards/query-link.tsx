import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

interface QueryLinkProps {
  readonly projectId: string;
  readonly queryId: string;
  readonly answerId: string;
  readonly text: string;
}

/** A query that links to one of its answers. */
export function QueryLink({ projectId, queryId, answerId, text }: QueryLinkProps): ReactElement {
  return (
    <Link
      to="/workspaces/$projectId/insight/conversations/$queryId"
      params={{ projectId, queryId }}
      hash={`answer-${answerId}`}
      className="rounded-control font-medium wrap-anywhere text-fg hover:text-brand-text hover:underline hover:underline-offset-3"
    >
      {text}
    </Link>
  );
}
