import type { AdAccount } from "@citelens/contract/content/ads-campaigns";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Ago } from "#ui/text/instant.tsx";
import { useAdsChange } from "../ads.queries.ts";
import { adAccountQuery, disconnectAdAccount } from "./account.queries.ts";
import { CeilingForm } from "./ceiling-form.tsx";
import { ConnectForm } from "./connect-form.tsx";

/** The workspace's account of ChatGPT ads, and the most that a day of them may cost. */
export function AccountCard(): ReactElement {
  const account = useQuery(adAccountQuery(useWorkspaceId()));
  return (
    <Card title="ChatGPT account" hint="Ads in ChatGPT are bought from an ad account of your own.">
      <QueryContent title="the account" query={account} isEmpty={() => false} emptyText="">
        {(known) => <Account known={known} />}
      </QueryContent>
    </Card>
  );
}

function Account({ known }: { readonly known: AdAccount }): ReactElement {
  const { account } = known;
  return (
    <div className="space-y-5">
      {account === null ? <ConnectForm /> : <Connected account={account} />}
      <div className="border-t border-border pt-5">
        <CeilingForm key={known.own_ceiling_cents} known={known} />
      </div>
    </div>
  );
}

function Connected({ account }: { readonly account: NonNullable<AdAccount["account"]> }): ReactElement {
  const disconnecting = useAdsChange(disconnectAdAccount);
  const [isAsked, setAsked] = useState(false);
  const disconnect = (): void =>
    disconnecting.mutate(undefined, {
      onSuccess: () => toast.success("Account disconnected"),
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: () => setAsked(false),
    });
  return (
    <div className="space-y-3">
      <div>
        <p className="font-medium wrap-anywhere">{account.name}</p>
        <p className="text-sm text-fg-3">
          {account.currency} · {account.time_zone} · key ends in {account.key_ends}
        </p>
        <p className="text-sm text-fg-3">
          {account.last_sync === null ? (
            "Figures were not fetched yet."
          ) : (
            <>
              Figures as of <Ago at={account.last_sync} />
            </>
          )}
        </p>
      </div>
      {account.fault !== null && (
        <Banner tone="warn" title="The last sync failed">
          {account.fault}
        </Banner>
      )}
      <Button size="sm" onClick={() => setAsked(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Disconnect this account?"
        confirmLabel="Disconnect"
        tone="danger"
        busy={disconnecting.isPending}
        onConfirm={disconnect}
      >
        The campaigns in ChatGPT are paused and the key is forgotten. Figures that were fetched stay.
      </ConfirmDialog>
    </div>
  );
}
