import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { dayText } from "#lib/dates/dates.ts";
import { moneyText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { adAccountQuery } from "../account/account.queries.ts";
import { activateAdCampaign } from "../ad-campaigns.queries.ts";
import { useAdsChange } from "../ads.queries.ts";
import { priceNames } from "../ads-labels.rules.ts";

interface ActivateDialogProps {
  readonly campaign: AdCampaign;
  readonly onClose: () => void;
}

type Fact = readonly [name: string, value: string];

/**
 * Money, dates and limits before a campaign runs. What is shown is what is sent, so that a campaign that was changed meanwhile
 * is not started.
 */
export function ActivateDialog({ campaign, onClose }: ActivateDialogProps): ReactElement {
  // As it was when the dialog opened, whatever a list behind it fetches.
  const [shown] = useState(campaign);
  const isBought = shown.channel === "CHATGPT";
  const account = useQuery({ ...adAccountQuery(useWorkspaceId()), enabled: isBought });
  const activating = useAdsChange(activateAdCampaign);
  const ceiling = account.data?.ceiling_cents;
  const isBlocked = isBought && (account.data?.account == null || ceiling == null);

  const activate = (): void => {
    const { id: campaignId, budget_cents, daily_cents, starts, ends } = shown;
    activating.mutate(
      { campaignId, shown: { budget_cents, daily_cents, starts, ends } },
      {
        onSuccess: () => {
          toast.success("Campaign activated");
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Activate ${shown.name}?`}
      description={
        isBought
          ? "Ads are shown in ChatGPT from now on, and your ad account is charged for them."
          : "Its approved creatives may stand on publishers’ pages from now on. Spend is written down; nothing is charged by itself."
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={activating.isPending} disabled={isBlocked} onClick={activate}>
            Activate
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
          {[...factsOf(shown), ...(isBought ? [ceilingOf(shown, ceiling)] : [])].map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-fg-3">{name}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {account.isError && <Banner tone="neg">{problemMessage(account.error)}</Banner>}
        {account.data && isBlocked && (
          <Banner tone="warn">
            {account.data.account === null
              ? "Connect an account of ChatGPT ads first."
              : "Without a daily ceiling no campaign in ChatGPT can be activated. Set one in the ChatGPT account."}
          </Banner>
        )}
        {activating.isError && <Banner tone="neg">{problemMessage(activating.error)}</Banner>}
      </div>
    </Dialog>
  );
}

function factsOf(campaign: AdCampaign): readonly Fact[] {
  const { channel, currency, budget_cents, daily_cents, price_cents_per_1000, spent_cents } = campaign;
  const { starts, ends } = campaign;
  return [
    ["Whole budget", moneyText(budget_cents, currency)],
    ["Daily budget", moneyText(daily_cents, currency)],
    ["Spent so far", moneyText(spent_cents, currency)],
    [priceNames[channel], moneyText(price_cents_per_1000, currency)],
    ["Starts", dayText(starts)],
    ["Ends", ends === null ? "No end" : dayText(ends)],
  ];
}

function ceilingOf({ currency }: AdCampaign, ceiling: number | null | undefined): Fact {
  const words = ceiling === null ? "None set" : "…";
  return [
    "Daily ceiling of the workspace",
    typeof ceiling === "number" ? moneyText(ceiling, currency) : words,
  ];
}
