import { resetRequested } from "@citelens/contract/accounts/accounts";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useSubmission } from "#lib/api/use-submission.ts";
import { KeptMailNote } from "#lib/kept-mail-note.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import { requestReset } from "./sign-in.queries.ts";

export function RequestReset(): ReactElement {
  const [isSent, setSent] = useState(false);
  return (
    <AuthCard
      title="Reset your password"
      footer={<TextLink render={<Link to="/login" />}>Back to login</TextLink>}
    >
      {isSent ? (
        <div className="flex flex-col gap-4">
          <Banner tone="pos">{resetRequested}</Banner>
          <KeptMailNote />
        </div>
      ) : (
        <RequestForm onSent={() => setSent(true)} />
      )}
    </AuthCard>
  );
}

function RequestForm({ onSent }: { readonly onSent: () => void }): ReactElement {
  const { isRunning, errorUnder, errorAboveForm, submit } = useSubmission(
    ["email"],
    async ({ email }) => {
      await requestReset(email);
      onSent();
    },
    "Failed to process your request. Please try again.",
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-fg-2">Enter the e-mail of your account. We send you a link to set a new password.</p>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        name="email"
        required
        error={errorUnder("email")}
      />
      {errorAboveForm && <Banner tone="neg">{errorAboveForm}</Banner>}
      <Button type="submit" variant="primary" size="lg" loading={isRunning}>
        Send Reset Link
      </Button>
    </form>
  );
}
