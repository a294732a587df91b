import type { Invitation } from "@citelens/contract/accounts/invitations";
import type { ReactElement } from "react";
import { useDisabledWhileImpersonating } from "#lib/session/impersonation.ts";
import { Button } from "#ui/forms/button.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";

export interface InvitationRowProps {
  readonly invitation: Invitation;
  /** The current time, for relative times. */
  readonly now: Date;
  readonly canResend: boolean;
  readonly canRevoke: boolean;
  readonly resending: boolean;
  readonly revoking: boolean;
  readonly onResend: () => void;
  readonly onRevoke: () => void;
}

export function InvitationRow(props: InvitationRowProps): ReactElement {
  const { invitation, now, canResend, canRevoke, resending, revoking, onResend, onRevoke } = props;
  const ownSessionOnly = useDisabledWhileImpersonating();
  const { email, inviter_name: inviter, created, expires } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-sm text-fg-3">
          Invited by {inviter}, <Ago at={created} now={now} />
        </p>
      </div>
      {new Date(expires) <= now && <Badge tone="warn">Expired</Badge>}
      <div className="-ml-2.5 flex gap-1 sm:ml-0">
        {canResend && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Resend the invitation to ${email}`}
            loading={resending}
            onClick={onResend}
            {...ownSessionOnly}
          >
            Resend
          </Button>
        )}
        {canRevoke && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Revoke the invitation to ${email}`}
            loading={revoking}
            onClick={onRevoke}
            {...ownSessionOnly}
          >
            Revoke
          </Button>
        )}
      </div>
    </li>
  );
}
