import { passwordWasReset } from "@citelens/contract/accounts/accounts";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useSubmission } from "#lib/api/use-submission.ts";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import { type MailedLink, setNewPassword } from "./sign-in.queries.ts";
import { useTimeoutWhen } from "./use-timeout-when.ts";

export interface SetPasswordProps {
  readonly link: MailedLink;
  /** Called after the success message has been shown long enough to read. */
  readonly onDone: () => void;
}

const readingMs = 2000;

export function SetPassword({ link, onDone }: SetPasswordProps): ReactElement {
  const [isSet, setSet] = useState(false);
  useTimeoutWhen(isSet, readingMs, onDone);
  return (
    <AuthCard
      title="Set New Password"
      footer={
        isSet ? (
          <TextLink render={<Link to="/login" />}>Continue to login</TextLink>
        ) : (
          <>
            Has your link expired?{" "}
            <TextLink render={<Link to="/reset-password" />}>Request a new one</TextLink>
          </>
        )
      }
    >
      {isSet ? (
        <Banner tone="pos">{passwordWasReset}</Banner>
      ) : (
        <PasswordForm link={link} onSet={() => setSet(true)} />
      )}
    </AuthCard>
  );
}

interface PasswordFormProps {
  readonly link: MailedLink;
  readonly onSet: () => void;
}

function PasswordForm({ link, onSet }: PasswordFormProps): ReactElement {
  const { isRunning, errorUnder, errorAboveForm, submit } = useSubmission(
    ["password"],
    async ({ password }) => {
      await setNewPassword(link, password);
      onSet();
    },
    "Failed to process your request. Please try again.",
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        name="password"
        required
        error={errorUnder("password")}
        hint="At least 8 characters. You are then signed out of every browser."
      />
      {errorAboveForm && <Banner tone="neg">{errorAboveForm}</Banner>}
      <Button type="submit" variant="primary" size="lg" loading={isRunning}>
        Reset Password
      </Button>
    </form>
  );
}
