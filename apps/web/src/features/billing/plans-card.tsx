import { formatMoney } from "@citelens/contract/base/money";
import type { Organization, PlanShown } from "@citelens/contract/billing/billing";
import { type BillingInterval, boughtPlans } from "@citelens/contract/billing/pricing";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type ReactElement, useState } from "react";
import { counted, countText, wordFor } from "#lib/figures.ts";
import { supportLink } from "#lib/support.ts";
import { Button } from "#ui/forms/button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { type PlanChoice, plansQuery } from "./billing.queries.ts";
import { freeCreditsLeft, isSubscribed } from "./billing.rules.ts";

export interface PlansCardProps {
  readonly organization: Organization;
  readonly busy: boolean;
  readonly onChoose: (choice: PlanChoice) => void;
}

export function PlansCard({ organization, busy, onChoose }: PlansCardProps): ReactElement {
  const [interval, setInterval] = useState<BillingInterval>(organization.billing_interval);
  const plans = useQuery(plansQuery);
  const free = freeCreditsLeft(organization);
  const discount = plans.data?.yearly_discount_percent ?? 20;
  return (
    <Card
      title="Plan"
      hint="Prices exclude tax. Plan changes are prorated to the second."
      actions={
        <Segmented<BillingInterval>
          label="Billing interval"
          options={[
            { value: "monthly", label: "Monthly" },
            { value: "yearly", label: `Yearly -${discount}%` },
          ]}
          value={interval}
          onChange={setInterval}
        />
      }
    >
      {free > 0 && (
        <div className="mb-4">
          <Banner
            tone="warn"
            title={`Your ${counted(free, "free credit")} ${wordFor(free, "ends", "end")} with your first plan`}
          >
            When a plan begins, its credits take the place of what is left of the demo's. Use them first if
            you like; credits that you buy beside a plan stay.
          </Banner>
        </div>
      )}
      {plans.isPending && (
        <div aria-busy="true" className="h-56">
          <Skeleton shape="card" />
        </div>
      )}
      {plans.isError && <QueryError query={plans} />}
      {plans.data && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {plans.data.plans
            .filter(({ id }) => id !== "demo")
            .map((plan) => (
              <PlanTile
                key={plan.id}
                plan={plan}
                currency={plans.data.currency}
                interval={interval}
                isCurrent={isCurrentPlan(organization, plan, interval)}
                isSubscribed={isSubscribed(organization)}
                busy={busy}
                onChoose={onChoose}
              />
            ))}
        </ul>
      )}
    </Card>
  );
}

function isCurrentPlan(organization: Organization, { id }: PlanShown, interval: BillingInterval): boolean {
  const { current_plan, billing_interval } = organization;
  return isSubscribed(organization) && current_plan === id && billing_interval === interval;
}

interface PlanTileProps {
  readonly plan: PlanShown;
  readonly currency: string;
  readonly interval: BillingInterval;
  readonly isCurrent: boolean;
  readonly isSubscribed: boolean;
  readonly busy: boolean;
  readonly onChoose: (choice: PlanChoice) => void;
}

function PlanTile(props: PlanTileProps): ReactElement {
  const { plan, currency, interval, isCurrent, busy, onChoose } = props;
  const price = interval === "yearly" ? plan.yearly_price : plan.monthly_price;
  const bought = boughtPlans.find((id) => id === plan.id);
  const benefits = [
    plan.credits_per_month === null
      ? "As many credits as you need"
      : `${counted(plan.credits_per_month, "credit")} a month`,
    workspacesOf(plan),
    `${countText(plan.events_per_second)} reported requests a second`,
    `${countText(plan.requests_per_minute)} requests of members a minute`,
    ...(plan.white_label ? ["White label"] : []),
  ];
  return (
    <li
      className={`flex flex-col gap-3 rounded-card border p-4 ${isCurrent ? "border-brand ring-1 ring-brand" : "border-border"}`}
    >
      <h3 className="flex items-center justify-between gap-2 font-semibold">
        {plan.name}
        {isCurrent && <Badge tone="brand">Current plan</Badge>}
      </h3>
      <p>
        <span className="text-xl font-semibold tabular-nums">
          {price === null ? "On request" : formatMoney(price, currency)}
        </span>
        {price !== null && (
          <span className="text-sm text-fg-3"> {interval === "yearly" ? "a year" : "a month"}</span>
        )}
      </p>
      <ul className="flex-1 space-y-1 text-sm text-fg-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-pos" />
            {benefit}
          </li>
        ))}
      </ul>
      {bought ? (
        <ChooseButton
          name={plan.name}
          isCurrent={isCurrent}
          busy={busy}
          onClick={() => onChoose({ plan: bought, interval })}
        />
      ) : (
        <Button
          aria-label={`Contact us about ${plan.name}`}
          render={<a href={supportLink(`The ${plan.name} plan`)}>Contact us</a>}
        >
          Contact us
        </Button>
      )}
    </li>
  );
}

interface ChooseButtonProps {
  readonly name: string;
  readonly isCurrent: boolean;
  readonly busy: boolean;
  readonly onClick: () => void;
}

function ChooseButton({ name, isCurrent, busy, onClick }: ChooseButtonProps): ReactElement {
  return (
    <Button
      variant={isCurrent ? "secondary" : "primary"}
      disabled={isCurrent || busy}
      aria-label={isCurrent ? `Current plan: ${name}` : `Choose ${name}`}
      onClick={onClick}
    >
      {isCurrent ? "Current plan" : "Choose"}
    </Button>
  );
}

function workspacesOf({ workspaces }: PlanShown): string {
  if (workspaces === null) return "Any number of workspaces";
  return counted(workspaces, "workspace");
}
