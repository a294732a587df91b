import type { Credits } from "@citelens/contract/billing/credits";
import {
  boughtPlans,
  calculator,
  isSelling,
  type Plan,
  planById,
  purchaseMinimum,
} from "@citelens/contract/billing/pricing";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Calculator, CreditCard } from "lucide-react";
import type { ReactElement } from "react";
import { counted, countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Rest } from "#ui/frame/rest.tsx";
import { campaignPrices, euros, type GatedArea, planPrice, unitPrices } from "./activation.rules.ts";
import { AreaOffer } from "./area-offer.tsx";
import { CreditNotice } from "./credit-notice.tsx";
import { creditsQuery } from "./credits.queries.ts";
import { RequestCredits } from "./granted-credits.tsx";
import { PriceList } from "./price-list.tsx";

/** Billing is a later room, so this room cannot import it. */
const billingPath = "/settings/billing";

export interface ActivationPageProps {
  readonly area: GatedArea;
}

const words = {
  insight: {
    title: "Activate Monitor",
    purpose: "See how AI assistants describe your brand, prompt by prompt.",
  },
  optimization: {
    title: "Activate Optimize",
    purpose: "Turn what AI assistants miss on your site into pages that they cite.",
  },
} as const;

/** Shown instead of a gated area without credits: its content, its cost, and how to get credits. */
export function ActivationPage({ area }: ActivationPageProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { title, purpose } = words[area];
  const { data: credits, isPending } = useQuery(creditsQuery(workspaceId));
  const isGranted = credits?.billing === "granted";
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader
        title={title}
        purpose={purpose}
        actions={
          <>
            <Button
              icon={<Calculator size={16} aria-hidden="true" />}
              render={<Link to="/settings/credit-calculator" />}
            >
              Estimate your costs
            </Button>
            {isGranted ? (
              <RequestCredits />
            ) : (
              <Button
                variant="primary"
                icon={<CreditCard size={16} aria-hidden="true" />}
                render={<Link to={billingPath} />}
              >
                Get credits
              </Button>
            )}
          </>
        }
      />
      {credits && <Standing credits={credits} />}
      {credits && <CreditNotice credits={credits} />}
      <Rest placed={!isPending}>
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <Card title="What you get">
            <AreaOffer area={area} />
          </Card>
          <Card
            title="What it costs"
            hint="In credits, and in euros without tax at the price of bought credits."
          >
            <div className="space-y-4">
              <PriceList caption="Prices" prices={unitPrices} />
              <PriceList
                caption={`A campaign of ${calculator.queriesDefault} queries on ${calculator.modelsDefault} LLMs`}
                prices={campaignPrices()}
              />
            </div>
          </Card>
        </div>
        {credits && isSelling(credits.billing) && (
          <Card
            title="How to get credits"
            hint={`Choose a plan, or buy ${countText(purchaseMinimum.credits)} or more credits, from ${euros(purchaseMinimum.credits)}. Prices are without tax.`}
            padding="flush"
          >
            <PlanOffers />
          </Card>
        )}
      </Rest>
    </div>
  );
}

function Standing({ credits }: { readonly credits: Credits }): ReactElement {
  if (credits.billing === "off") {
    return (
      <Banner tone="pos">Credits are counted here, but not limited. Nothing needs to be activated.</Banner>
    );
  }
  if (credits.remaining_credits > 0) {
    return (
      <Banner tone="pos">
        Your organization has {counted(credits.remaining_credits, "credit")} left. Nothing needs to be
        activated.
      </Banner>
    );
  }
  return (
    <Banner tone="warn" title={credits.used_credits > 0 ? "No credits are left" : "There are no credits yet"}>
      {credits.used_credits > 0 && "All credits are used. Your data so far is kept. "}
      It opens as soon as there are credits.
      {isSelling(credits.billing) && " The owners of the organization can buy them."}
    </Banner>
  );
}

/** The available plans with monthly prices. */
function PlanOffers(): ReactElement {
  return (
    <ul className="grid divide-border border-t border-border max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      {boughtPlans.map((id) => (
        <PlanOffer key={id} plan={planById(id)} />
      ))}
    </ul>
  );
}

function PlanOffer({ plan }: { readonly plan: Plan }): ReactElement {
  const { name, credits, workspaces } = plan;
  return (
    <li className="px-5 py-4">
      <p className="font-semibold">{name}</p>
      <p className="text-2xl font-semibold tabular-nums">
        {planPrice(plan)} <span className="text-sm font-normal text-fg-3">a month</span>
      </p>
      <p className="text-sm text-fg-2">
        {counted(credits ?? 0, "credit")} a month, {counted(workspaces ?? 0, "workspace")}
      </p>
    </li>
  );
}
