import { formatMoney } from "@citelens/contract/money";
import type { SandboxCheckout } from "@citelens/contract/sandbox-payments";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type SubmitEvent, useState } from "react";
import { ApiProblem } from "#lib/api-problem.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { serverSentence } from "../billing.rules.ts";
import { useRedirect } from "../use-redirect.ts";
import { CardChoice } from "./card-choice.tsx";
import { checkoutQuery, payCheckout } from "./sandbox.queries.ts";
import { Awaited, SandboxFrame } from "./sandbox-frame.tsx";

export function SandboxCheckoutPage({ sessionId }: { readonly sessionId: string }): ReactElement {
  const { data, isPending, error, refetch } = useQuery(checkoutQuery(sessionId));
  return (
    <SandboxFrame title={data ? `Pay ${data.merchant}` : "Payment"}>
      <Awaited isPending={isPending} error={error} onRetry={() => void refetch()} />
      {data && (
        <>
          <Summary checkout={data} />
          {data.status === "open" ? <PayForm checkout={data} /> : <Closed checkout={data} />}
        </>
      )}
    </SandboxFrame>
  );
}

function Summary({ checkout }: { readonly checkout: SandboxCheckout }): ReactElement {
  const { lines, subtotal, tax, tax_percent, total, currency, interval } = checkout;
  const money = (amount: number): string => formatMoney(amount, currency);
  return (
    <Card title="Order">
      <dl>
        {lines.map(({ description, amount }) => (
          <Row key={description} label={description} value={money(amount)} />
        ))}
        <Row label="Subtotal" value={money(subtotal)} />
        <Row label={`Tax (${tax_percent}%)`} value={money(tax)} />
        <div className="mt-2 flex justify-between gap-4 border-t border-border pt-3 text-lg font-semibold">
          <dt>Total{interval !== null && `, ${interval}`}</dt>
          <dd className="tabular-nums">{money(total)}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }): ReactElement {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-fg-2">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

function PayForm({ checkout }: { readonly checkout: SandboxCheckout }): ReactElement {
  const [card, setCard] = useState("4242 4242 4242 4242");
  const pay = useRedirect((number: string) => payCheckout(checkout.id, number));
  const fault = pay.error instanceof ApiProblem ? pay.error.fields.card?.[0] : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!pay.isPending) pay.mutate(card);
  };
  return (
    <Card title="Card" hint={checkout.customer_email}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <CardChoice value={card} onChange={setCard} error={fault} />
        {pay.isError && fault === undefined && (
          <Banner tone="neg">{serverSentence(pay.error, "The payment failed. Please try again.")}</Banner>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="lg" variant="primary" loading={pay.isPending}>
            Pay {formatMoney(checkout.total, checkout.currency)}
          </Button>
          <Button size="lg" render={<a href={checkout.cancel_url}>Cancel and go back</a>}>
            Cancel and go back
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Closed({ checkout }: { readonly checkout: SandboxCheckout }): ReactElement {
  const isPaid = checkout.status === "complete";
  return (
    <div className="space-y-4">
      <Banner tone={isPaid ? "pos" : "warn"}>
        {isPaid
          ? "This order has been paid already."
          : "This payment page has expired. Start again from Plan & Billing."}
      </Banner>
      <Button render={<a href="/settings/billing">Back to Plan & Billing</a>}>Back to Plan & Billing</Button>
    </div>
  );
}
