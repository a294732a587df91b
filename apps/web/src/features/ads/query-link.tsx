import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useIsForeign, useWorkspaceId } from "#lib/workspace.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

interface QueryLinkProps {
  readonly queryId: string;
  /** Id of the answer that is shown first. */
  readonly answerId?: string;
  readonly children: ReactNode;
}

/** Leads to the answers of a query; whoever is no member of the workspace reads its words alone. */
export function QueryLink({ queryId, answerId, children }: QueryLinkProps): ReactElement {
  const projectId = useWorkspaceId();
  if (useIsForeign()) return <>{children}</>;
  return (
    <TextLink
      render={
        <Link
          to="/workspaces/$projectId/insight/conversations/$queryId"
          params={{ projectId, queryId }}
          {...(answerId !== undefined && { hash: `answer-${answerId}` })}
        />
      }
    >
      {children}
    </TextLink>
  );
}
