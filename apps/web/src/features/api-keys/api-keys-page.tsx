import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FolderPlus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useSelectedWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { CreatedKey } from "./api-keys.queries.ts";
import { CreateKeyForm } from "./create-key-form.tsx";
import { CreatedKeyBox } from "./created-key-box.tsx";
import { KeyTable } from "./key-table.tsx";

export function ApiKeysPage(): ReactElement {
  const workspace = useSelectedWorkspace();
  return (
    <div className="max-w-(--container-settings) space-y-5">
      <PageHeader title="API Keys" purpose="Your servers use a key to report visits to this workspace." />
      {/* A key per workspace resets the page, so that no secret of another workspace stays on it. */}
      {workspace ? <KeysOf key={workspace.id} projectId={workspace.id} /> : <WithoutWorkspace />}
    </div>
  );
}

/** The secret lives only in this component's state, so leaving the page discards it. */
function KeysOf({ projectId }: { readonly projectId: string }): ReactElement {
  const [created, setCreated] = useState<CreatedKey>();
  return (
    <>
      <Card
        title="Create a key"
        hint="Use one key per site or server, so that you can revoke each separately."
      >
        <CreateKeyForm projectId={projectId} onCreated={setCreated} />
      </Card>
      {created && <CreatedKeyBox created={created} onDismiss={() => setCreated(undefined)} />}
      <KeyTable projectId={projectId} />
    </>
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
      An API key belongs to a workspace. Create your first workspace, then come back for its key.
    </EmptyState>
  );
}
