import { type ReactElement, useState } from "react";
import { isSignedIn } from "#lib/session/session.ts";
import { RequestReset } from "./request-reset.tsx";
import { SetPassword } from "./set-password.tsx";
import type { MailedLink } from "./sign-in.queries.ts";
import { SignedInAlready } from "./signed-in-already.tsx";

export interface ResetPasswordPageProps {
  /** The user id and token of a reset link; without them the page asks for an e-mail address. */
  readonly confirm?: { readonly link: MailedLink; readonly onDone: () => void };
}

/** Only signed-out users get a form; signed-in ones may have requested the link in the settings. */
export function ResetPasswordPage({ confirm }: ResetPasswordPageProps): ReactElement {
  const [wasSignedIn] = useState(isSignedIn);
  if (!confirm) return <RequestReset />;

  const { link, onDone } = confirm;
  if (wasSignedIn) return <SignedInAlready path={`/reset-password/confirm/${link.userId}/${link.token}`} />;
  return <SetPassword link={link} onDone={onDone} />;
}
