import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { useRequestReset } from "../accounts.queries.ts";
import { SentBanner } from "./sent-banner.tsx";

export function PasswordLink({ email }: { readonly email: string }): ReactElement {
  const request = useRequestReset();
  return (
    <Card
      title="Password"
      hint="We e-mail you a link to set a new one. Using it signs you out of every browser."
    >
      <div className="flex max-w-form flex-col items-start gap-4">
        {request.isSuccess && (
          <SentBanner>
            We have sent a link to <span className="break-all">{email}</span>. It works once, for 60 minutes.
          </SentBanner>
        )}
        {request.isError && (
          <Banner tone="neg">
            {problemMessage(request.error, "Failed to process your request. Please try again.")}
          </Banner>
        )}
        <Button loading={request.isPending} onClick={() => request.mutate(email)}>
          {request.isSuccess ? "Send Another Link" : "Send Reset Link"}
        </Button>
      </div>
    </Card>
  );
}
