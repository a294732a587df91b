import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { ReactElement, ReactNode } from "react";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { CreateWorkspaceForm } from "./create-workspace-form.tsx";

export interface CreateWorkspacePageProps {
  /** Words of the plan about one more workspace. */
  readonly allowance: ReactNode;
  readonly onCreated: (workspace: Workspace) => void;
}

export function CreateWorkspacePage({ allowance, onCreated }: CreateWorkspacePageProps): ReactElement {
  return (
    <div className="flex max-w-form flex-col gap-5">
      <PageHeader title="Create New Workspace" purpose="A workspace covers one website." />
      <Card>
        <CreateWorkspaceForm consequence={allowance} onCreated={onCreated} />
      </Card>
    </div>
  );
}
