import type { Organization } from "@citelens/contract/billing/billing";
import { isSelling } from "@citelens/contract/billing/pricing";
import { Link } from "@tanstack/react-router";
import { Calculator } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { type PlanChange, type PlanChoice, paymentPages } from "./billing.queries.ts";
import { isEnding, isSubscribed, serverMessage } from "./billing.rules.ts";
import { BillingBanners } from "./billing-banners.tsx";
import { BillingInfoCard } from "./billing-info-card.tsx";
import { BillingInfoDialog } from "./billing-info-dialog.tsx";
import { BuyCreditsDialog } from "./buy-credits-dialog.tsx";
import { CancelCard } from "./cancel-card.tsx";
import { ConfirmChangeDialog } from "./confirm-change-dialog.tsx";
import { CreditsCard } from "./credits-card.tsx";
import { CreditsExplainer } from "./credits-explainer.tsx";
import { InvoicesCard } from "./invoices-card.tsx";
import { PlansCard } from "./plans-card.tsx";
import { useRedirect } from "./use-redirect.ts";
import { WorkspacesCard } from "./workspaces-card.tsx";

export interface BillingContentProps {
  readonly organization: Organization;
}

type OpenDialog = "buy" | "info" | "explainer";
/** The card whose button leads to a page of the payment service. */
type Section = "plan" | "workspaces" | "info" | "change";

/** The page of a loaded organization. Payment controls are shown only to members who may pay. */
export function BillingContent({ organization }: BillingContentProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const [open, setOpen] = useState<OpenDialog>();
  const [choice, setChoice] = useState<PlanChoice>();
  const [changed, setChanged] = useState<PlanChange>();
  const redirect = useRedirect(({ page }: { readonly of: Section; readonly page: () => Promise<string> }) =>
    page(),
  );
  const close = (): void => setOpen(undefined);
  const isSold = isSelling(organization.billing);
  const pays = isSold && organization.can_manage_billing;
  const choose = (wanted: PlanChoice): void => {
    if (isSubscribed(organization)) setChoice(wanted);
    else redirect.mutate({ of: "plan", page: () => paymentPages.plan(workspaceId, wanted) });
  };
  const openPortal = (of: Section, intent?: "payment_method_update"): void =>
    redirect.mutate({ of, page: () => paymentPages.portal(workspaceId, intent) });
  const failureOf = (section: Section): ReactElement | undefined =>
    redirect.isError && redirect.variables.of === section ? (
      <Banner tone="neg" onDismiss={redirect.reset}>
        {serverMessage(redirect.error, "Failed to create checkout session")}
      </Banner>
    ) : undefined;

  return (
    <div className="space-y-5">
      <BillingBanners
        organization={organization}
        changed={changed}
        onChangedSeen={() => setChanged(undefined)}
        onPortal={() => openPortal("change")}
      />
      {failureOf("change")}
      {isSold && !organization.can_manage_billing && (
        <Banner tone="info">Only owners can change the plan and pay. Ask an owner of this workspace.</Banner>
      )}
      <CreditsCard
        organization={organization}
        canBuy={pays}
        onBuy={() => setOpen("buy")}
        onExplain={() => setOpen("explainer")}
      />
      <Promo />
      {pays && <PlansCard organization={organization} busy={redirect.isPending} onChoose={choose} />}
      {failureOf("plan")}
      {isSold && (
        <WorkspacesCard
          organization={organization}
          canBuy={pays}
          busy={redirect.isPending}
          onBuy={() => redirect.mutate({ of: "workspaces", page: () => paymentPages.workspace(workspaceId) })}
        />
      )}
      {failureOf("workspaces")}
      {pays && (
        <BillingInfoCard
          organization={organization}
          busy={redirect.isPending}
          onEdit={() => setOpen("info")}
          onPortal={(intent) => openPortal("info", intent)}
        />
      )}
      {failureOf("info")}
      {pays && <InvoicesCard />}
      {pays && <CancelCard organization={organization} />}
      <BuyCreditsDialog open={open === "buy"} onClose={close} />
      <CreditsExplainer open={open === "explainer"} onClose={close} />
      <BillingInfoDialog open={open === "info"} onClose={close} organization={organization} />
      <ConfirmChangeDialog
        choice={choice}
        isEnding={isEnding(organization)}
        onClose={() => setChoice(undefined)}
        onChanged={setChanged}
      />
    </div>
  );
}

function Promo(): ReactElement {
  return (
    <aside
      aria-label="Credit calculator"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-second-strong/30 bg-second-soft px-5 py-4"
    >
      <Calculator size={22} aria-hidden="true" className="shrink-0 text-brand-text" />
      <div className="min-w-56 flex-1">
        <p className="font-medium">How many credits do you need?</p>
        <p className="text-fg-2">Describe your campaigns and see what they cost. Takes less than 2 minutes</p>
      </div>
      <Button render={<Link to="/settings/credit-calculator" />}>Open the calculator</Button>
    </aside>
  );
}
