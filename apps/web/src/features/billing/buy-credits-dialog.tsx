import { creditsPerEuro } from "@citelens/contract/billing/pricing";
import { type KeyboardEvent, type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { paymentPages } from "./billing.queries.ts";
import { checkoutProblem } from "./billing.rules.ts";
import { creditsToBuy, defaultPurchase, linkedFields, purchaseErrors, stepped } from "./purchase.rules.ts";
import { useRedirect } from "./use-redirect.ts";

export interface BuyCreditsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function BuyCreditsDialog({ open, onClose }: BuyCreditsDialogProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const [purchase, setPurchase] = useState(defaultPurchase);
  const pay = useRedirect((credits: number) => paymentPages.credits(workspaceId, credits));
  const problem = checkoutProblem(workspaceId, pay.error);
  const errors = purchaseErrors(purchase);
  const credits = creditsToBuy(purchase);
  const isReady = credits !== undefined && !pay.isPending;
  const step = (field: "euros" | "credits", event: KeyboardEvent): void => {
    const next = stepped(purchase, field, event.key);
    if (!next) return;
    event.preventDefault();
    setPurchase(next);
  };

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
            onClick={() => credits !== undefined && pay.mutate(credits)}
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
          error={errors.euros}
          onChange={(event) => setPurchase(linkedFields("euros", event.target.value))}
          onKeyDown={(event) => step("euros", event)}
        />
        <TextField
          label="Credits"
          inputMode="numeric"
          autoComplete="off"
          value={purchase.credits}
          error={errors.credits}
          onChange={(event) => setPurchase(linkedFields("credits", event.target.value))}
          onKeyDown={(event) => step("credits", event)}
        />
      </div>
      {problem !== undefined && <Banner tone="neg">{problem}</Banner>}
    </Dialog>
  );
}
