import { createFileRoute } from "@tanstack/react-router";
import { InviteDialog } from "#features/invitations/public.ts";
import { PendingInvitations } from "#features/invitations/room.ts";
import { WorkspacesPage } from "#features/workspaces/room.ts";

export const Route = createFileRoute("/_app/settings/workspaces")({
  staticData: { title: "Workspaces", parent: "Settings" },
  component: WorkspacesRoute,
});

function WorkspacesRoute() {
  return (
    <WorkspacesPage
      invitations={{
        dialog: (workspace, onClose) => <InviteDialog workspace={workspace} onClose={onClose} />,
        pending: (workspace) => <PendingInvitations workspace={workspace} />,
      }}
    />
  );
}
