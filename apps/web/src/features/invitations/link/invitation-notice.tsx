import { Link } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import type { FoundInvitation, OpenInvitation } from "./find-invitation.ts";

export interface InvitationNoticeProps {
  readonly found: FoundInvitation;
  /** The page below it; the notice leads to the other one. */
  readonly on: "login" | "signup";
}

/** Says who invites to what before somebody signs in or signs up for it, or that its link works no more. */
export function InvitationNotice({ found, on }: InvitationNoticeProps): ReactElement | null {
  const { invitation, lost } = found;
  if (invitation) return <Invited invitation={invitation} on={on} />;
  return lost === undefined ? null : <Banner tone="warn">{lost}</Banner>;
}

interface InvitedProps extends Pick<InvitationNoticeProps, "on"> {
  readonly invitation: OpenInvitation;
}

function Invited({ invitation, on }: InvitedProps): ReactElement {
  const { inviter, workspace, email, path: redirect } = invitation;
  const search = { email, redirect };
  return (
    <section
      aria-label="Invitation"
      className="flex flex-col gap-4 rounded-card border border-brand/40 bg-brand-soft p-5 sm:px-8"
    >
      <div className="flex items-start gap-3">
        <Mail size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-brand-text" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-lg font-semibold wrap-anywhere">
            {inviter} invites you to {workspace}
          </p>
          <p className="wrap-anywhere text-fg-2">
            The invitation went to {email}.{" "}
            {on === "login"
              ? "Log in with this address, or create your account with it."
              : "Create your account with this address."}
          </p>
        </div>
      </div>
      {on === "login" ? (
        <Button size="lg" render={<Link to="/signup" search={search} />}>
          Create your account
        </Button>
      ) : (
        <Button size="lg" render={<Link to="/login" search={search} />}>
          I have an account: log in
        </Button>
      )}
    </section>
  );
}
