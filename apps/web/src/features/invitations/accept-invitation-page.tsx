import type { ReactElement } from "react";
import { InvitationCard } from "./invitation-card.tsx";
import { isToken } from "./invitations.rules.ts";
import { LinkOutcome } from "./link-outcome.tsx";

export interface AcceptInvitationPageProps {
  /** The token in the link, if any. */
  readonly token: string | undefined;
  readonly onJoined: (workspaceId: string) => void;
}

/** The page of an invitation link for signed-in users. */
export function AcceptInvitationPage({ token, onJoined }: AcceptInvitationPageProps): ReactElement {
  if (isToken(token)) return <LinkOutcome token={token} onJoined={onJoined} />;
  return (
    <InvitationCard title="Invalid invitation link">
      <p className="text-fg-2">
        The link is incomplete. Open it again from the e-mail, or ask the person who invited you for a new
        one.
      </p>
    </InvitationCard>
  );
}
