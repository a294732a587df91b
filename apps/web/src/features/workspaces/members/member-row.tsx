import type { WorkspaceMember } from "@citelens/contract/workspaces/workspaces";
import type { ReactElement } from "react";
import { useDisabledWhileImpersonating } from "#lib/session/impersonation.ts";
import { Button } from "#ui/forms/button.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { Badge } from "#ui/text/badge.tsx";

export interface MemberRowProps {
  readonly member: WorkspaceMember;
  readonly isMe: boolean;
  /** Whether the user may remove others. */
  readonly canBeRemoved: boolean;
  readonly isLastOwner: boolean;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

export function MemberRow(props: MemberRowProps): ReactElement {
  const { member, isMe, canBeRemoved, isLastOwner, onRemove, onLeave } = props;
  const ownSessionOnly = useDisabledWhileImpersonating();
  const name = `${member.first_name} ${member.last_name}`;
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <Avatar kind="person" name={name} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{isMe ? `${name} (you)` : name}</p>
        <p className="text-sm wrap-anywhere text-fg-3">{member.email}</p>
      </div>
      {member.is_owner && <Badge tone="brand">Owner</Badge>}
      {isMe && !isLastOwner && (
        <Button size="sm" variant="ghost" onClick={onLeave} {...ownSessionOnly}>
          Leave
        </Button>
      )}
      {!isMe && canBeRemoved && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          {...ownSessionOnly}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
