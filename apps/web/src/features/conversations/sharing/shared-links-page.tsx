import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FolderPlus } from "lucide-react";
import type { ReactElement } from "react";
import { useSelectedWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SharedLinksTable } from "./shared-links-table.tsx";

/** The answers of the workspace that have a public link. */
export function SharedLinksPage(): ReactElement {
  const workspace = useSelectedWorkspace();
  return (
    <div className="max-w-(--container-settings) space-y-5">
      <PageHeader
        title="Shared Links"
        purpose="Answers that anyone with the link can read without signing in. A link stops working when it expires, when it is revoked, or when its creator leaves the workspace."
      />
      {workspace ? <SharedLinksTable key={workspace.id} projectId={workspace.id} /> : <WithoutWorkspace />}
    </div>
  );
}

function WithoutWorkspace(): ReactElement | null {
  const workspaces = useQuery(workspacesQuery);
  if (workspaces.isPending) return null;
  if (workspaces.isError) {
    return (
      <ErrorState message={problemMessage(workspaces.error)} onRetry={() => void workspaces.refetch()} />
    );
  }
  return (
    <EmptyState
      icon={FolderPlus}
      title="No workspace yet"
      actions={
        <Button variant="primary" render={<Link to="/workspaces/create" />}>
          Create Workspace
        </Button>
      }
    >
      Answers are shared from a workspace. Create your first one.
    </EmptyState>
  );
}
