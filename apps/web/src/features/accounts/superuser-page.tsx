import { superuserConfirmed } from "@citelens/contract/accounts/accounts";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useSubmission } from "#lib/api/use-submission.ts";
import { isSignedIn } from "#lib/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import { NameFields } from "./name-fields.tsx";
import { setUpSuperuser } from "./sign-in.queries.ts";
import { SignedInAlready } from "./signed-in-already.tsx";
import { useTimeoutWhen } from "./use-timeout-when.ts";

export interface SuperuserPageProps {
  readonly token: string;
  /** Called after the success message has been shown long enough to read. */
  readonly onDone: () => void;
}

const readingMs = 2000;

/** Behind the link in the start log or an e-mail: sets up the installation's administrator. */
export function SuperuserPage({ token, onDone }: SuperuserPageProps): ReactElement {
  const [wasSignedIn] = useState(isSignedIn);
  const [isReady, setReady] = useState(false);
  useTimeoutWhen(isReady, readingMs, onDone);
  if (wasSignedIn) return <SignedInAlready path={`/superuser/${token}`} />;
  return (
    <AuthCard
      title="Set up the administrator"
      footer={<TextLink render={<Link to="/login" />}>Continue to login</TextLink>}
    >
      {isReady ? (
        <Banner tone="pos">{superuserConfirmed}</Banner>
      ) : (
        <SuperuserForm token={token} onReady={() => setReady(true)} />
      )}
    </AuthCard>
  );
}

interface SuperuserFormProps {
  readonly token: string;
  readonly onReady: () => void;
}

const names = ["first_name", "last_name", "password"] as const;

function SuperuserForm({ token, onReady }: SuperuserFormProps): ReactElement {
  const { isRunning, errorUnder, errorAboveForm, submit } = useSubmission(names, async (account) => {
    await setUpSuperuser(token, account);
    onReady();
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-fg-2">
        Sets up the account of the address in SUPERUSER_EMAIL. If it exists already, it gets these names and
        this password.
      </p>
      <NameFields errorUnder={errorUnder} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        name="password"
        required
        error={errorUnder("password")}
        hint="At least 8 characters. You are then signed out of every browser."
      />
      {errorAboveForm && <Banner tone="neg">{errorAboveForm}</Banner>}
      <Button type="submit" variant="primary" size="lg" loading={isRunning}>
        Set Up Account
      </Button>
    </form>
  );
}
