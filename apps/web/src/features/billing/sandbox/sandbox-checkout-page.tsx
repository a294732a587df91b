import type { SandboxCheckout } from "@citelens/contract/billing/sandbox-payments";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, CircleCheck, TimerOff } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { AmountLines } from "./amount-lines.tsx";
import { NoticeCard } from "./notice-card.tsx";
import { PayForm } from "./pay-form.tsx";
import { intervalLabel } from "./payment-text.rules.ts";
import { sandboxCheckoutQuery } from "./sandbox.queries.ts";
import { SandboxQuery } from "./sandbox-query.tsx";

export interface SandboxCheckoutPageProps {
  readonly sessionId: string;
  /** Redirects to the return URL of the payment. */
  readonly onPaid: (returnUrl: string) => void;
}

export function SandboxCheckoutPage({ sessionId, onPaid }: SandboxCheckoutPageProps): ReactElement {
  const checkout = useQuery(sandboxCheckoutQuery(sessionId));
  return (
    <SandboxQuery query={checkout} thing="payment page">
      {(answer) => <Checkout checkout={answer} onPaid={onPaid} />}
    </SandboxQuery>
  );
}

interface CheckoutProps extends Pick<SandboxCheckoutPageProps, "onPaid"> {
  readonly checkout: SandboxCheckout;
}

function Checkout({ checkout, onPaid }: CheckoutProps): ReactElement {
  const { status, merchant, interval, cancel_url, customer_email } = checkout;
  const back = <Button render={<a href={cancel_url} />}>Go back to {merchant}</Button>;
  switch (status) {
    case "complete":
      return (
        <NoticeCard icon={CircleCheck} title="This payment is complete" action={back}>
          It has already been paid.
        </NoticeCard>
      );
    case "expired":
      return (
        <NoticeCard icon={TimerOff} title="This payment page has expired" action={back}>
          Nothing was paid. Go back and start again.
        </NoticeCard>
      );
    case "open":
      return (
        <div className="grid gap-8 md:grid-cols-2 md:gap-14">
          <section aria-label="What you pay for" className="min-w-0 space-y-5">
            <p>
              <TextLink render={<a href={cancel_url} />}>
                <span className="inline-flex items-center gap-1.5">
                  <ArrowLeft size={16} aria-hidden="true" />
                  Cancel and go back
                </span>
              </TextLink>
            </p>
            <div>
              <h1 tabIndex={-1} className="text-xl font-semibold outline-none">
                Pay {merchant}
              </h1>
              {interval !== null && (
                <p className="text-fg-2">
                  A subscription, billed {intervalLabel(interval)} until you cancel it.
                </p>
              )}
            </div>
            <AmountLines caption="What you pay for" paid={checkout} />
          </section>
          <section
            aria-labelledby="card-heading"
            className="min-w-0 space-y-5 rounded-card border border-border bg-surface p-5 sm:p-7"
          >
            <div>
              <h2 id="card-heading" className="text-lg font-semibold">
                Pay with a test card
              </h2>
              <p className="text-sm wrap-anywhere text-fg-3">{customer_email}</p>
            </div>
            <PayForm checkout={checkout} onPaid={onPaid} />
          </section>
        </div>
      );
  }
}
