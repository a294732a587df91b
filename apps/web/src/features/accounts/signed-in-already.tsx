import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { signOutTo } from "#lib/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { AuthCard } from "./auth-card.tsx";

/** Reset links need a signed-out browser: this ends the session first and keeps the link valid. */
export function SignedInAlready({ path }: { readonly path: string }): ReactElement {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void signOutTo(path);
  };
  return (
    <AuthCard
      title="You are signed in"
      footer={<TextLink render={<Link to="/" />}>Keep my password</TextLink>}
    >
      <div className="flex flex-col gap-4">
        <p className="text-fg-2">To set a new password with this link, sign out first.</p>
        <Button variant="primary" size="lg" loading={isLeaving} onClick={leave}>
          Sign Out and Continue
        </Button>
      </div>
    </AuthCard>
  );
}
