import { type ReactElement, useState } from "react";
import { signOutTo } from "#lib/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { InvitationCard } from "./invitation-card.tsx";

export interface WrongAccountCardProps {
  readonly token: string;
  readonly link: { readonly email: string; readonly inviter_name: string; readonly project_name: string };
  readonly signedIn: string;
}

/** After logging out, the log-in page returns here. */
export function WrongAccountCard({ token, link, signedIn }: WrongAccountCardProps): ReactElement {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void signOutTo(`/login?redirect=${encodeURIComponent(`/accept-invitation/${token}`)}`);
  };

  return (
    <InvitationCard title="Wrong Account">
      <p className="text-fg-2">
        <b className="font-semibold text-fg">{link.inviter_name}</b> invites{" "}
        <b className="font-semibold wrap-anywhere text-fg">{link.email}</b> to the workspace{" "}
        <b className="font-semibold wrap-anywhere text-fg">{link.project_name}</b>, but you are logged in as{" "}
        <b className="font-semibold wrap-anywhere text-fg">{signedIn}</b>. Log out, then log in with the
        account that was invited.
      </p>
      <Button variant="primary" size="lg" loading={isLeaving} onClick={leave}>
        Logout
      </Button>
    </InvitationCard>
  );
}
