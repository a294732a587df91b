import type { SandboxPortal } from "@citelens/contract/billing/sandbox-payments";
import { CreditCard } from "lucide-react";
import { type FormEvent, type ReactElement, useRef, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { CardField } from "./card-field.tsx";
import { groupDigits } from "./payment-text.rules.ts";
import { useChangeSandboxPortal } from "./sandbox.queries.ts";

export interface PortalCardProps {
  readonly portal: Pick<SandboxPortal, "id" | "card_last4">;
  /** Whether the portal was opened to change the card. */
  readonly isForCard: boolean;
}

export function PortalCard({ portal, isForCard }: PortalCardProps): ReactElement {
  const [isChanging, setChanging] = useState(isForCard);
  const current = useRef<HTMLParagraphElement>(null);

  const stopChanging = (): void => {
    current.current?.focus(); // the focused form is removed
    setChanging(false);
  };

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p ref={current} tabIndex={-1} className="flex items-center gap-3 outline-none">
          <CreditCard size={20} strokeWidth={1.75} aria-hidden="true" className="text-fg-3" />
          {portal.card_last4 === null ? "No card" : `Card ending in ${portal.card_last4}`}
        </p>
        {!isChanging && <Button onClick={() => setChanging(true)}>Change card</Button>}
      </div>
      {isChanging && <ChangeCardForm portalId={portal.id} onDone={stopChanging} />}
    </div>
  );
}

interface ChangeCardFormProps {
  readonly portalId: string;
  readonly onDone: () => void;
}

function ChangeCardForm({ portalId, onDone }: ChangeCardFormProps): ReactElement {
  const [card, setCard] = useState(groupDigits("4242424242424242"));
  const change = useChangeSandboxPortal(portalId);
  const failure = change.error ? sortApiErrors(["card"], change.error) : undefined;

  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (change.isPending) return;

    change.mutate(
      { action: "card", card },
      {
        onSuccess: () => {
          toast.success("The card was changed");
          onDone();
        },
      },
    );
  };

  return (
    <form onSubmit={save} noValidate className="space-y-4 border-t border-border pt-4">
      {failure?.aboveForm !== undefined && <Banner tone="neg">{failure.aboveForm}</Banner>}
      <CardField
        value={card}
        error={failure?.underFields[0]?.[1]}
        onChange={(number) => {
          setCard(number);
          if (change.isError) change.reset();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={change.isPending}>
          Save card
        </Button>
        <Button onClick={onDone}>Keep the old card</Button>
      </div>
    </form>
  );
}
