import type { User } from "@citelens/contract/accounts/accounts";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { useRequestVerification } from "../accounts.queries.ts";
import { SentBanner } from "./sent-banner.tsx";

/** Whether the address is confirmed, and the link that confirms it once more. */
export function EmailCard({ user }: { readonly user: Pick<User, "email" | "email_verified"> }): ReactElement {
  return (
    <Card
      title="Confirmation of your address"
      hint="With a confirmed address you can invite as many people to your workspaces as you need."
    >
      <div className="flex max-w-form flex-col items-start gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium break-all">{user.email}</span>
          {user.email_verified ? (
            <Badge tone="pos">Confirmed</Badge>
          ) : (
            <Badge tone="warn">Not confirmed</Badge>
          )}
        </p>
        {!user.email_verified && <ConfirmAgain />}
      </div>
    </Card>
  );
}

function ConfirmAgain(): ReactElement {
  const request = useRequestVerification();
  return (
    <>
      {request.isSuccess && <SentBanner>{request.data}</SentBanner>}
      {request.isError && (
        <Banner tone="neg">
          {problemMessage(request.error, "Failed to process your request. Please try again.")}
        </Banner>
      )}
      <Button loading={request.isPending} onClick={() => request.mutate()}>
        Send confirmation again
      </Button>
    </>
  );
}
