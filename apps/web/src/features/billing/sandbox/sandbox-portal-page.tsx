import type { SandboxPortal } from "@citelens/contract/billing/sandbox-payments";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactElement } from "react";
import { Card } from "#ui/frame/card.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { PortalCard } from "./portal-card.tsx";
import { PortalInvoices } from "./portal-invoices.tsx";
import { PortalSubscription } from "./portal-subscription.tsx";
import { sandboxPortalQuery } from "./sandbox.queries.ts";
import { SandboxQuery } from "./sandbox-query.tsx";

export interface SandboxPortalPageProps {
  readonly portalId: string;
  /** Opened to change the card, so that form comes first. */
  readonly isForCard: boolean;
}

export function SandboxPortalPage({ portalId, isForCard }: SandboxPortalPageProps): ReactElement {
  const portal = useQuery(sandboxPortalQuery(portalId));
  return (
    <SandboxQuery query={portal} thing="payment portal">
      {(answer) => <Portal portal={answer} isForCard={isForCard} />}
    </SandboxQuery>
  );
}

interface PortalProps {
  readonly portal: SandboxPortal;
  readonly isForCard: boolean;
}

function Portal({ portal, isForCard }: PortalProps): ReactElement {
  return (
    <div className="mx-auto w-full max-w-2xl space-y-5">
      <p>
        <TextLink render={<a href={portal.return_url} />}>
          <span className="inline-flex items-center gap-1.5">
            <ArrowLeft size={16} aria-hidden="true" />
            Return to {portal.merchant}
          </span>
        </TextLink>
      </p>
      <div>
        <h1 tabIndex={-1} className="text-xl font-semibold outline-none">
          Billing with {portal.merchant}
        </h1>
        <p className="wrap-anywhere text-fg-2">{portal.customer_email}</p>
      </div>
      <Card title="Subscription">
        <PortalSubscription portal={portal} />
      </Card>
      <Card title="Payment method">
        <PortalCard portal={portal} isForCard={isForCard} />
      </Card>
      <Card title="Invoices">
        <PortalInvoices invoices={portal.invoices} />
      </Card>
    </div>
  );
}
