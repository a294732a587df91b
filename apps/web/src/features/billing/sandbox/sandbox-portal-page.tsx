import { formatMoney } from "@citelens/contract/money";
import type { SandboxPortal } from "@citelens/contract/sandbox-payments";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { ApiProblem } from "#lib/api-problem.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { serverSentence } from "../billing.rules.ts";
import { longDay } from "../moment.ts";
import { CardChoice } from "./card-choice.tsx";
import { portalQuery, usePortalAction } from "./sandbox.queries.ts";
import { Awaited, SandboxFrame } from "./sandbox-frame.tsx";

export function SandboxPortalPage({ portalId }: { readonly portalId: string }): ReactElement {
  const { data, isPending, error, refetch } = useQuery(portalQuery(portalId));
  return (
    <SandboxFrame title="Payments and invoices">
      <Awaited isPending={isPending} error={error} onRetry={() => void refetch()} />
      {data && <Portal portal={data} />}
    </SandboxFrame>
  );
}

function Portal({ portal }: { readonly portal: SandboxPortal }): ReactElement {
  const act = usePortalAction(portal.id);
  const [card, setCard] = useState("");
  const { subscription } = portal;
  const fault = act.error instanceof ApiProblem ? act.error.fields.card?.[0] : undefined;
  return (
    <>
      {act.isError && fault === undefined && (
        <Banner tone="neg" onDismiss={act.reset}>
          {serverSentence(act.error, "That did not work. Please try again.")}
        </Banner>
      )}
      <Card title="Subscription" hint={portal.customer_email}>
        {!subscription && <p className="text-fg-2">There is no subscription.</p>}
        {subscription && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <span className="font-medium">{subscription.plan_name}</span>,{" "}
              {formatMoney(subscription.amount, subscription.currency)} {subscription.interval}.{" "}
              {subscription.cancel_at_period_end ? "Ends" : "Renews"} on{" "}
              {longDay(subscription.current_period_end)}.
            </p>
            <Button
              size="sm"
              loading={act.isPending}
              onClick={() =>
                act.mutate({ action: subscription.cancel_at_period_end ? "reactivate" : "cancel" })
              }
            >
              {subscription.cancel_at_period_end ? "Reactivate" : "Cancel at the end of the period"}
            </Button>
          </div>
        )}
      </Card>
      <Card title="Card" hint={portal.card_last4 === null ? "No card yet" : `Ends in ${portal.card_last4}`}>
        <div className="space-y-3">
          <CardChoice value={card} onChange={setCard} error={fault} />
          <Button
            disabled={card.trim() === ""}
            loading={act.isPending}
            onClick={() => act.mutate({ action: "card", card }, { onSuccess: () => setCard("") })}
          >
            Save card
          </Button>
        </div>
      </Card>
      <Card title="Invoices">
        {portal.invoices.length === 0 && <p className="text-fg-2">There are no invoices yet.</p>}
        <ul className="divide-y divide-border">
          {portal.invoices.map(({ id, number, created, total, currency }) => (
            <li key={id} className="flex justify-between gap-4 py-2">
              <TextLink render={<Link to="/sandbox/invoices/$invoiceId" params={{ invoiceId: id }} />}>
                {number}
              </TextLink>
              <span className="text-fg-2">{longDay(created)}</span>
              <span className="tabular-nums">{formatMoney(total, currency)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Button render={<a href={portal.return_url}>Return to {portal.merchant}</a>}>
        Return to {portal.merchant}
      </Button>
    </>
  );
}
