import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useSubmission } from "#lib/api/use-submission.ts";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import { NameFields } from "./name-fields.tsx";
import { passedOn } from "./passed-on.ts";
import { openAccount } from "./sign-in.queries.ts";

export interface SignUpPageProps {
  readonly email: string | undefined;
  /** Passed on to the login page. */
  readonly redirect: string | undefined;
  /** Notice of what brought the user here, such as an invitation. */
  readonly notice?: ReactNode;
  readonly onSignedIn: () => void;
  /** The account was created, but the automatic login failed. */
  readonly onCreated: () => void;
}

const names = ["first_name", "last_name", "email", "password"] as const;

export function SignUpPage({
  email,
  redirect,
  notice,
  onSignedIn,
  onCreated,
}: SignUpPageProps): ReactElement {
  const { isRunning, errorUnder, errorAboveForm, submit } = useSubmission(names, async (account) => {
    const signedIn = await openAccount(account);
    if (signedIn) return onSignedIn();
    onCreated();
  });

  return (
    <AuthCard
      title="Create your Account"
      notice={notice}
      footer={
        <>
          Already have an account?{" "}
          <TextLink render={<Link to="/login" search={passedOn({ redirect, email })} />}>Sign in</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <NameFields errorUnder={errorUnder} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          name="email"
          defaultValue={email}
          required
          error={errorUnder("email")}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          name="password"
          required
          error={errorUnder("password")}
          hint="At least 8 characters."
        />
        {errorAboveForm && <Banner tone="neg">{errorAboveForm}</Banner>}
        <Button type="submit" variant="primary" size="lg" loading={isRunning}>
          Create Account
        </Button>
      </form>
    </AuthCard>
  );
}
