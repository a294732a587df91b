import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { WorkspaceScope } from "#lib/workspace.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { useSelectedWorkspace } from "./switcher/use-selected-workspace.ts";
import { WithoutWorkspace } from "./without/public.ts";
import { workspacesQuery } from "./workspaces.queries.ts";

interface SelectedWorkspaceProps {
  /** Words for a user without workspaces under "No workspace yet", or what stands there instead. */
  readonly whenNone: string | ReactElement;
  readonly whilePending?: ReactNode;
  /** The sentence for a list of workspaces that could not be read; the server's own without it. */
  readonly failure?: string;
  readonly children: ReactNode;
}

/** The part of a settings page that is about the selected workspace, and what stands there while none is known. */
export function SelectedWorkspace(props: SelectedWorkspaceProps): ReactNode {
  const { whenNone, whilePending = null, failure, children } = props;
  const workspace = useSelectedWorkspace();
  const workspaces = useQuery(workspacesQuery);
  if (workspace) return <WorkspaceScope workspace={workspace}>{children}</WorkspaceScope>;
  if (workspaces.isPending) return whilePending;
  if (workspaces.isError) {
    const message = failure ?? problemMessage(workspaces.error);
    return <ErrorState message={message} onRetry={() => void workspaces.refetch()} />;
  }
  return typeof whenNone === "string" ? <WithoutWorkspace>{whenNone}</WithoutWorkspace> : whenNone;
}
