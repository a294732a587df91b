import { type ReactElement, useState } from "react";
import { isSignedIn } from "#lib/session/session.ts";
import { RequestReset } from "./request-reset.tsx";
import { SetPassword } from "./set-password.tsx";
import type { MailedLink } from "./sign-in.queries.ts";
import { SignedInAlready } from "./signed-in-already.tsx";

export interface ResetPasswordPageProps {
  /** What the address of a mailed link carries, and where to go with the new password; without it one is asked for. */
  readonly confirm?: { readonly link: MailedLink; readonly onDone: () => void };
}

/** Only people without a session get a form; whoever asked for the link in the settings has one. */
export function ResetPasswordPage({ confirm }: ResetPasswordPageProps): ReactElement {
  const [wasSignedIn] = useState(isSignedIn);
  if (!confirm) return <RequestReset />;

  const { link, onDone } = confirm;
  if (wasSignedIn) return <SignedInAlready path={`/reset-password/confirm/${link.userId}/${link.token}`} />;
  return <SetPassword link={link} onDone={onDone} />;
}
