import { formatMoney } from "@citelens/contract/base/money";
import type { SandboxCheckout } from "@citelens/contract/billing/sandbox-payments";
import { Lock } from "lucide-react";
import { type FormEvent, type ReactElement, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { CardField } from "./card-field.tsx";
import { groupDigits } from "./payment-text.rules.ts";
import { usePaySandboxCheckout } from "./sandbox.queries.ts";

export interface PayFormProps {
  readonly checkout: Pick<SandboxCheckout, "id" | "total" | "currency">;
  readonly onPaid: (returnUrl: string) => void;
}

export function PayForm({ checkout, onPaid }: PayFormProps): ReactElement {
  const [card, setCard] = useState(groupDigits("4242424242424242"));
  const payment = usePaySandboxCheckout(checkout.id);
  const failure = payment.error
    ? sortApiErrors(["card"], payment.error, "The payment failed. Please try again.")
    : undefined;

  const pay = (event: FormEvent): void => {
    event.preventDefault();
    if (!payment.isPending && !payment.isSuccess) payment.mutate(card, { onSuccess: onPaid });
  };

  return (
    <form onSubmit={pay} noValidate className="space-y-5">
      {failure?.aboveForm !== undefined && <Banner tone="neg">{failure.aboveForm}</Banner>}
      <CardField
        value={card}
        error={failure?.underFields[0]?.[1]}
        onChange={(number) => {
          setCard(number);
          if (payment.isError) payment.reset();
        }}
      />
      <div className="flex flex-col">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<Lock size={16} aria-hidden="true" />}
          loading={payment.isPending || payment.isSuccess}
        >
          Pay {formatMoney(checkout.total, checkout.currency)}
        </Button>
      </div>
    </form>
  );
}
