import { formatMoney } from "@citelens/contract/base/money";
import type { Organization, VatState } from "@citelens/contract/billing/billing";
import { currency } from "@citelens/contract/billing/pricing";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { addressText } from "./billing.rules.ts";

export interface BillingInfoCardProps {
  readonly organization: Organization;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onPortal: (intent?: "payment_method_update") => void;
}

const vatBadges: Readonly<
  Record<VatState, { readonly tone: "pos" | "neg" | "neutral"; readonly text: string } | undefined>
> = {
  none: undefined,
  unverified: { tone: "neutral", text: "Being checked" },
  verified: { tone: "pos", text: "Verified" },
  invalid: { tone: "neg", text: "Not found in VIES" },
  unavailable: { tone: "neutral", text: "Not checked yet: VIES is not available" },
};

export function BillingInfoCard({
  organization,
  busy,
  onEdit,
  onPortal,
}: BillingInfoCardProps): ReactElement {
  const { billing_email, billing_name, vat_number, vat_state, credit_balance } = organization;
  const badge = vatBadges[vat_state];
  const lines = [
    ...(credit_balance > 0
      ? ([["Credit balance", `${formatMoney(credit_balance, currency)}, pays your next invoices`]] as const)
      : []),
    ["Email", billing_email],
    ["Name", billing_name],
    ["Address", addressText(organization)],
  ] as const;
  return (
    <Card
      title="Billing information"
      hint="Printed on your invoices."
      actions={
        <Button size="sm" onClick={onEdit}>
          Edit Billing Info
        </Button>
      }
    >
      <dl className="divide-y divide-border">
        {lines.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="text-fg-3">{label}</dt>
            <dd className="wrap-anywhere">{value === "" ? "Not given" : value}</dd>
          </div>
        ))}
        <div className="grid gap-x-4 py-2 sm:grid-cols-[10rem_1fr]">
          <dt className="text-fg-3">VAT number</dt>
          <dd className="flex flex-wrap items-center gap-3">
            <span>{vat_number === "" ? "Not given" : vat_number}</span>
            {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          </dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" disabled={busy} onClick={() => onPortal("payment_method_update")}>
          Edit Card Info
        </Button>
        <Button size="sm" disabled={busy} onClick={() => onPortal()}>
          Manage Payment & Invoices
        </Button>
      </div>
    </Card>
  );
}
