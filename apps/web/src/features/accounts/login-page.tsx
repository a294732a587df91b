import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useSubmission } from "#lib/api/use-submission.ts";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import { passedOn } from "./passed-on.ts";
import { startSession } from "./sign-in.queries.ts";

export interface LoginPageProps {
  /** Whether the server ended the previous session. */
  readonly hasEnded: boolean;
  /** The e-mail to begin with. */
  readonly email: string | undefined;
  /** Passed on to the sign-up page. */
  readonly redirect: string | undefined;
  /** Notice of what brought the user here, such as an invitation. */
  readonly notice?: ReactNode;
  readonly onSignedIn: () => void;
}

export function LoginPage({ hasEnded, email, redirect, notice, onSignedIn }: LoginPageProps): ReactElement {
  const { isRunning, errorUnder, errorAboveForm, submit } = useSubmission(
    ["email", "password"],
    async (credentials) => {
      await startSession(credentials);
      onSignedIn();
    },
  );

  return (
    <AuthCard
      title="Welcome back!"
      notice={notice}
      footer={
        <>
          Don't have an account?{" "}
          <TextLink render={<Link to="/signup" search={passedOn({ redirect, email })} />}>
            Create one
          </TextLink>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {hasEnded && <Banner tone="info">Your session has ended. Please sign in again.</Banner>}
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          name="email"
          defaultValue={email}
          required
          error={errorUnder("email")}
        />
        <div className="flex flex-col gap-2">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            name="password"
            required
            error={errorUnder("password")}
          />
          <p className="text-sm">
            <TextLink render={<Link to="/reset-password" />}>Forgot your password?</TextLink>
          </p>
        </div>
        {errorAboveForm && <Banner tone="neg">{errorAboveForm}</Banner>}
        <Button type="submit" variant="primary" size="lg" loading={isRunning}>
          Sign In
        </Button>
      </form>
    </AuthCard>
  );
}
