import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { focusHeading } from "#lib/browser/focus.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { DeleteWorkspaceDialog } from "./delete-workspace-dialog.tsx";
import { EditWorkspaceDialog } from "./edit-workspace-dialog.tsx";
import { MembersDialog } from "./members/members-dialog.tsx";
import { WorkspaceList } from "./workspace-list.tsx";
import { workspacesQuery } from "./workspaces.queries.ts";

/** The parts that the invitations room adds. */
export interface InvitationViews {
  readonly dialog: (workspace: Workspace, onClose: () => void) => ReactNode;
  readonly pending: (workspace: Workspace) => ReactNode;
}

export interface WorkspacesPageProps {
  readonly invitations: InvitationViews;
}

/** The open dialog and its workspace. */
interface WorkspaceDialog {
  readonly about: "edit" | "delete" | "invite" | "members";
  readonly workspace: Workspace;
}

export function WorkspacesPage({ invitations }: WorkspacesPageProps): ReactElement {
  const { data: workspaces, isError, refetch } = useQuery(workspacesQuery);
  const [asked, setAsked] = useState<WorkspaceDialog>();
  const close = (): void => setAsked(undefined);
  const wantedFor = (about: WorkspaceDialog["about"]): Workspace | undefined =>
    asked?.about === about ? asked.workspace : undefined;
  const inviting = wantedFor("invite");

  return (
    <div className="flex max-w-settings flex-col gap-5">
      <PageHeader
        title="Workspaces"
        purpose="Each workspace covers one website, with its own members and data."
        actions={
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            render={<Link to="/workspaces/create" />}
          >
            Create Workspace
          </Button>
        }
      />
      {workspaces && (
        <WorkspaceList workspaces={workspaces} onAsk={(about, workspace) => setAsked({ about, workspace })} />
      )}
      {!workspaces && isError && (
        <ErrorState message="Failed to fetch workspaces. Please try again." onRetry={() => void refetch()} />
      )}
      {!workspaces && !isError && <CardsToCome />}
      <EditWorkspaceDialog workspace={wantedFor("edit")} onClose={close} />
      <DeleteWorkspaceDialog workspace={wantedFor("delete")} onClose={close} onDeleted={focusHeading} />
      <MembersDialog
        workspace={wantedFor("members")}
        onClose={close}
        onLeft={focusHeading}
        pending={invitations.pending}
      />
      {inviting && invitations.dialog(inviting, close)}
    </div>
  );
}

function CardsToCome(): ReactElement {
  return (
    <div aria-busy="true" className="grid gap-5 md:grid-cols-2 2xl:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <div key={card} className="h-52">
          <Skeleton shape="card" />
        </div>
      ))}
    </div>
  );
}
