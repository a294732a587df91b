import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import type { ReactElement } from "react";
import { organizationQuery } from "#features/credits/public.ts";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { WithoutWorkspace } from "#features/workspaces/without/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { BillingContent } from "./billing-content.tsx";

export function BillingPage(): ReactElement {
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader title="Plan & Billing" purpose="Your organization's plan, credits and invoices." />
      <SelectedWorkspace
        whilePending={<Loading />}
        failure="Failed to load billing information"
        whenNone={
          <WithoutWorkspace icon={Building2} title="No organization found">
            Your organization is created with your first workspace.
          </WithoutWorkspace>
        }
      >
        <BillingOfWorkspace />
      </SelectedWorkspace>
    </div>
  );
}

function BillingOfWorkspace(): ReactElement {
  const workspaceId = useWorkspaceId();
  const organization = useQuery(organizationQuery(workspaceId));
  if (organization.data) return <BillingContent organization={organization.data} />;
  if (organization.isError) return <Failed onRetry={() => void organization.refetch()} />;
  return <Loading />;
}

function Loading(): ReactElement {
  return (
    <Card>
      <p role="status" className="flex items-center gap-2 py-6 text-fg-2">
        <Spinner />
        Loading billing information
      </p>
    </Card>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <Card>
      <ErrorState message="Failed to load billing information" onRetry={onRetry} />
    </Card>
  );
}
