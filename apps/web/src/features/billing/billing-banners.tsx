import { formatMoney } from "@citelens/contract/base/money";
import type { Organization } from "@citelens/contract/billing/billing";
import { isSelling } from "@citelens/contract/billing/pricing";
import type { ReactElement } from "react";
import { CreditNotice } from "#features/credits/public.ts";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { type PlanChange, useEndSubscription } from "./billing.queries.ts";
import { isDemo, isEnding, serverMessage } from "./billing.rules.ts";

export interface BillingBannersProps {
  readonly organization: Organization;
  /** The plan change that was just made. */
  readonly changed: PlanChange | undefined;
  readonly onChangedSeen: () => void;
  readonly onPortal: () => void;
}

export function BillingBanners(props: BillingBannersProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { organization, changed, onChangedSeen, onPortal } = props;
  const reactivate = useEndSubscription(workspaceId);
  return (
    <>
      {isSelling(organization.billing) && isDemo(organization) && (
        <Banner tone="info" title="You are on the demo plan">
          Its credits are granted once. Choose a plan or buy credits to continue afterwards.
        </Banner>
      )}
      <CreditNotice credits={organization} />
      {isSelling(organization.billing) && isEnding(organization) && (
        <Banner
          tone="warn"
          title="Your subscription is about to end"
          action={
            organization.can_manage_billing && (
              <Button
                size="sm"
                loading={reactivate.isPending}
                onClick={() => reactivate.mutate("reactivate")}
              >
                Reactivate Subscription
              </Button>
            )
          }
        >
          It ends on {organization.next_billing_date && dayOfInstantText(organization.next_billing_date)} and
          can be reactivated before then.
        </Banner>
      )}
      {isSelling(organization.billing) && organization.subscription_status === "past_due" && (
        <Banner tone="neg" title="Your last payment failed">
          Your plan's credits renew once the payment succeeds. Check the card under Edit Card Info.
        </Banner>
      )}
      {reactivate.isError && (
        <Banner tone="neg" onDismiss={reactivate.reset}>
          {serverMessage(reactivate.error, "Failed to reactivate the subscription.")}
        </Banner>
      )}
      {changed && <ChangedBanner changed={changed} onDismiss={onChangedSeen} onPortal={onPortal} />}
    </>
  );
}

interface ChangedBannerProps {
  readonly changed: PlanChange;
  readonly onDismiss: () => void;
  readonly onPortal: () => void;
}

function ChangedBanner({ changed, onDismiss, onPortal }: ChangedBannerProps): ReactElement {
  const { message, amount_paid, currency, proration, line_items, hosted_invoice_url, organization } = changed;
  const { current_period_start: start, current_period_end: end } = organization;
  return (
    <Banner tone="pos" title={message} onDismiss={onDismiss}>
      <p>
        Paid {formatMoney(amount_paid, currency)}. {proration && "Proration applied."}
        {start !== null && end !== null && (
          <>
            {" "}
            Your period runs from {dayOfInstantText(start * 1000)} to {dayOfInstantText(end * 1000)}.
          </>
        )}
      </p>
      <ul className="my-2 max-w-lg text-sm">
        {line_items.map(({ description, amount, currency: unit, type }) => (
          <li key={description} className="flex justify-between gap-4 py-0.5">
            <span>
              {description} <span className="text-fg-3">({type})</span>
            </span>
            <span className="tabular-nums">{formatMoney(amount, unit)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        {hosted_invoice_url !== null && (
          <TextLink render={<ForeignAnchor href={hosted_invoice_url} />}>View Invoice</TextLink>
        )}
        <Button size="sm" onClick={onPortal}>
          Payment portal
        </Button>
      </div>
    </Banner>
  );
}
