import { requestVerification } from "@citelens/contract/accounts/accounts";
import type { Credits } from "@citelens/contract/billing/credits";
import { demoPlan } from "@citelens/contract/billing/pricing";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { call } from "#lib/api/call.ts";
import { KeptMailNote } from "#lib/kept-mail-note.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { GrantedCredits } from "./granted-credits.tsx";

/** How to get credits in installations where they are not bought; otherwise nothing. */
export function CreditNotice({ credits }: { readonly credits: Credits }): ReactElement | null {
  if (credits.billing === "granted") return <GrantedCredits />;
  return credits.free_credits_wait ? <ConfirmForCredits /> : null;
}

function ConfirmForCredits(): ReactElement {
  const sending = useMutation({ mutationFn: () => call(requestVerification) });
  return (
    <Banner tone="info" title={`Confirm your email for ${demoPlan.credits} free credits`}>
      <p>Each person gets them once, after opening the link that we e-mailed.</p>
      <p role="status" className="empty:hidden">
        {sending.data?.message}
      </p>
      {sending.isSuccess && <KeptMailNote />}
      {sending.isError && (
        <p role="alert" className="text-neg">
          {problemMessage(sending.error, "Failed to process your request. Please try again.")}
        </p>
      )}
      <div className="mt-2">
        <Button size="sm" loading={sending.isPending} onClick={() => sending.mutate()}>
          Resend Link
        </Button>
      </div>
    </Banner>
  );
}
