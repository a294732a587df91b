import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import type { ReactElement } from "react";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Rest } from "#ui/frame/rest.tsx";
import { TrackingSettings } from "../tracking/tracking-settings.tsx";
import { LimitsCard } from "./limits-card.tsx";
import { ReportsSection } from "./reports-section.tsx";
import { RetentionCard } from "./retention-card.tsx";
import { trackingReportsQuery } from "./tracking-page.queries.ts";

/** Visits that arrive from each key and from tracker.js, what of it is stored, and for how long. */
export function TrackingPage(): ReactElement {
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader
        title="Tracking"
        purpose="What your servers and tracker.js report, what becomes of it, and how long it is kept."
        actions={
          <Button icon={<KeyRound size={16} aria-hidden="true" />} render={<Link to="/settings/api-keys" />}>
            API Keys
          </Button>
        }
      />
      <SelectedWorkspace whenNone="Reports belong to a workspace. Create your first workspace, then connect your website.">
        <WhatIsKept />
      </SelectedWorkspace>
    </div>
  );
}

function WhatIsKept(): ReactElement {
  const { isPending } = useQuery(trackingReportsQuery(useWorkspaceId()));
  return (
    <>
      <ReportsSection />
      <Rest placed={!isPending}>
        <Card title="What is stored as a visit">
          <TrackingSettings />
        </Card>
        <LimitsCard />
        <RetentionCard />
      </Rest>
    </>
  );
}
