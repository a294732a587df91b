import { Link } from "@tanstack/react-router";
import { Lightbulb, Plus } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { campaignPaths } from "#features/campaigns/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";

interface NoCampaignsProps {
  /** Further actions, such as the demo. */
  readonly whenEmpty: ReactNode;
}

/** Before any campaign was launched: what this page will show, and how to start. */
export function NoCampaigns({ whenEmpty }: NoCampaignsProps): ReactElement {
  const { create } = campaignPaths(useWorkspaceId());
  return (
    <EmptyState
      icon={Lightbulb}
      title="No campaign has asked yet"
      actions={
        <>
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            render={<Link to={create} />}
          >
            New Campaign
          </Button>
          {whenEmpty}
        </>
      }
    >
      A campaign asks AI assistants the questions of your customers. This page then says what would make
      answers name and cite you: pages to open, repair, improve or write, and sites that should know you. Each
      comes with the answers that show it.
    </EmptyState>
  );
}
