import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FolderPlus } from "lucide-react";
import type { ReactElement } from "react";
import { useSelectedWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { problemMessage } from "#lib/api-problem.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { BrandOf } from "./brand-of.tsx";

export function BrandKitPage(): ReactElement {
  const workspace = useSelectedWorkspace();
  // The key of the element makes another workspace start afresh.
  if (workspace) return <BrandOf key={workspace.id} projectId={workspace.id} />;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title="Brand Kit" />
      <WithoutWorkspace />
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
      Brand context belongs to a workspace. Create your first workspace, then come back.
    </EmptyState>
  );
}
