import { emailConfirmed } from "@citelens/contract/accounts/accounts";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useSubmission } from "#lib/api/use-submission.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import { confirmEmail, type MailedLink } from "./sign-in.queries.ts";

/** Requires a click, so that link scanners in mail programs confirm nothing. */
export function VerifyEmailPage({ link }: { readonly link: MailedLink }): ReactElement {
  const [isConfirmed, setConfirmed] = useState(false);
  const { isRunning, errorAboveForm, submit } = useSubmission([], async () => {
    await confirmEmail(link);
    setConfirmed(true);
  });
  return (
    <AuthCard
      title="Confirm your email address"
      footer={<TextLink render={<Link to="/" />}>Go to the dashboard</TextLink>}
    >
      {isConfirmed ? (
        <Banner tone="pos">{emailConfirmed}</Banner>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-fg-2">
            With a confirmed address you can invite as many people as you need, and you get any free credits.
            If you have not signed up here, close this page.
          </p>
          {errorAboveForm && <Banner tone="neg">{errorAboveForm}</Banner>}
          <Button type="submit" variant="primary" size="lg" loading={isRunning}>
            Confirm Email
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
