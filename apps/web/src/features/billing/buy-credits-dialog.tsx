import { creditsPerEuro } from "@citelens/contract/pricing";
import { type ReactElement, useState } from "react";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { paymentPages } from "./billing.queries.ts";
import { checkoutProblem, defaultPurchase, linked, purchaseFaults, wholeNumber } from "./billing.rules.ts";
import { useRedirect } from "./use-redirect.ts";

export interface BuyCreditsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Undefined while no workspace is selected: then nothing can be bought. */
  readonly projectId: string | undefined;
}

export function BuyCreditsDialog({ open, onClose, projectId }: BuyCreditsDialogProps): ReactElement {
  const [purchase, setPurchase] = useState(defaultPurchase);
  const pay = useRedirect((credits: number) => paymentPages.credits(projectId ?? "", credits));
  const problem = checkoutProblem(projectId, pay.error);
  const faults = purchaseFaults(purchase);
  const credits = wholeNumber(purchase.credits) ?? 0;
  const isReady = Object.keys(faults).length === 0 && projectId !== undefined && !pay.isPending;

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Buy More Credits"
      description={`€1 is ${creditsPerEuro} credits. Bought credits do not expire. Tax is added on the payment page.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!isReady}
            loading={pay.isPending}
            onClick={() => pay.mutate(credits)}
          >
            Continue to payment
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Amount in €"
          inputMode="numeric"
          autoComplete="off"
          value={purchase.euros}
          error={faults.euros}
          onChange={(event) => setPurchase(linked("euros", event.target.value))}
        />
        <TextField
          label="Credits"
          inputMode="numeric"
          autoComplete="off"
          value={purchase.credits}
          error={faults.credits}
          onChange={(event) => setPurchase(linked("credits", event.target.value))}
        />
      </div>
      {problem !== undefined && <Banner tone="neg">{problem}</Banner>}
    </Dialog>
  );
}
