import type { Organization } from "@citelens/contract/billing/billing";
import { isSelling } from "@citelens/contract/billing/pricing";
import type { ReactElement } from "react";
import { CreditUsage, RequestCredits } from "#features/credits/public.ts";
import { countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { creditsHint, isRunningLow } from "./billing.rules.ts";

export interface CreditsCardProps {
  readonly organization: Organization;
  readonly canBuy: boolean;
  readonly onBuy: () => void;
  readonly onExplain: () => void;
}

export function CreditsCard({ organization, canBuy, onBuy, onExplain }: CreditsCardProps): ReactElement {
  const { total_credits, additional_credits, used_credits, remaining_credits } = organization;
  const parts = [
    ["Remaining", remaining_credits],
    ["Plan credits", total_credits],
    ["Additional credits", additional_credits],
    ["Used", used_credits],
  ] as const;
  return (
    <Card
      title="Credits"
      hint={creditsHint(organization)}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onExplain}>
            What are credits?
          </Button>
          {organization.billing === "granted" && <RequestCredits size="sm" />}
          {canBuy && (
            <Button size="sm" variant="primary" onClick={onBuy}>
              Buy More Credits
            </Button>
          )}
        </div>
      }
    >
      <div className="space-y-4">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
          {parts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-fg-3">{label}</dt>
              <dd className="text-xl font-semibold tabular-nums">{countText(value)}</dd>
            </div>
          ))}
        </dl>
        <CreditUsage credits={organization} />
        {isRunningLow(organization) && <Banner tone="warn">{lowInWords(organization)}</Banner>}
      </div>
    </Card>
  );
}

function lowInWords({ billing, remaining_credits, used_credits }: Organization): string {
  const more = isSelling(billing) ? "Top up" : "Request more";
  if (remaining_credits > 0)
    return `Most of your credits are used. ${more} now, so that your campaigns can continue.`;
  if (used_credits > 0) return `No credits are left. ${more} to continue your campaigns.`;
  return `There are no credits yet. ${isSelling(billing) ? "Top up" : "Request some"} to start a campaign.`;
}
