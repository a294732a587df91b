import type { Workspace, WorkspaceMember } from "@citelens/contract/workspaces/workspaces";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { meQuery } from "#features/accounts/public.ts";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { membersFile, membersQuery } from "../workspaces.queries.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MemberRow } from "./member-row.tsx";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";

export interface MemberListProps {
  readonly workspace: Workspace;
  readonly onLeft: () => void;
}

export function MemberList({ workspace, onLeft }: MemberListProps): ReactElement {
  const members = useQuery(membersQuery(workspace.id));
  const { data: me } = useQuery(meQuery);
  const [removing, setRemoving] = useState<WorkspaceMember>();
  const [isLeaving, setLeaving] = useState(false);

  if (members.isError && !members.data) {
    return <QueryError query={members} />;
  }
  if (!members.data) {
    return (
      <div aria-busy="true" className="h-24">
        <Skeleton shape="card" />
      </div>
    );
  }
  const owners = members.data.filter(({ is_owner }) => is_owner).length;
  return (
    <>
      <div className="flex justify-end">
        <ExportButton
          name="members"
          read={(format) => membersFile(workspace.id, format)}
          disabled={members.data.length === 0}
        />
      </div>
      <ul aria-label="Members" className="divide-y divide-border">
        {members.data.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isMe={member.id === me?.id}
            canBeRemoved={workspace.is_owner}
            isLastOwner={member.is_owner && owners === 1}
            onRemove={() => setRemoving(member)}
            onLeave={() => setLeaving(true)}
          />
        ))}
      </ul>
      <RemoveMemberDialog workspace={workspace} member={removing} onClose={() => setRemoving(undefined)} />
      {me && (
        <LeaveDialog
          workspace={workspace}
          userId={me.id}
          open={isLeaving}
          onClose={() => setLeaving(false)}
          onLeft={onLeft}
        />
      )}
    </>
  );
}
