import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { invitationsQuery, useResend, useRevoke } from "./invitations.queries.ts";
import { inviteProblem } from "./invitations.rules.ts";
import { LinkToHandOver } from "./link-to-hand-over.tsx";

export interface PendingInvitationsProps {
  readonly workspace: Pick<Workspace, "id" | "is_owner" | "is_active">;
}

/** Invitations that are not accepted yet; owners can resend or revoke them. */
export function PendingInvitations({ workspace }: PendingInvitationsProps): ReactElement {
  const headingId = useId();
  const invitations = useQuery(invitationsQuery(workspace.id));
  const resend = useResend(workspace.id);
  const revoke = useRevoke(workspace.id);

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 id={headingId} className="font-semibold">
        Pending invitations
      </h3>
      {invitations.isPending && (
        <div aria-busy="true" className="h-12">
          <Skeleton shape="card" />
        </div>
      )}
      {invitations.isError && !invitations.data && <QueryError query={invitations} />}
      {invitations.data?.length === 0 && <p className="text-sm text-fg-3">No pending invitations.</p>}
      <ul aria-labelledby={headingId} className="divide-y divide-border empty:hidden">
        {invitations.data?.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            now={new Date(invitations.dataUpdatedAt)}
            canResend={workspace.is_owner && workspace.is_active}
            canRevoke={workspace.is_owner}
            resending={resend.isPending && resend.variables === invitation.id}
            revoking={revoke.isPending && revoke.variables === invitation.id}
            onResend={() =>
              resend.mutate(invitation.id, {
                onSuccess: ({ link }) =>
                  link === null && toast.success(`Invitation sent to ${invitation.email}.`),
                onError: (problem) => toast.error(inviteProblem(problem)),
              })
            }
            onRevoke={() =>
              revoke.mutate(invitation.id, {
                onSuccess: () => toast.success(`Invitation to ${invitation.email} revoked`),
                onError: (problem) => toast.error(problemMessage(problem)),
              })
            }
          />
        ))}
      </ul>
      {resend.data?.link && <LinkToHandOver email={resend.data.email} link={resend.data.link} />}
    </section>
  );
}
