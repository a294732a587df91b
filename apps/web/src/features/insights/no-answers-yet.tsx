import { Link } from "@tanstack/react-router";
import { Plus, Telescope } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { campaignPaths } from "#features/campaigns/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";

export interface NoAnswersYetProps {
  readonly whenEmpty: ReactNode;
}

/** Shown while no campaign has run: what this page will show, and how to start. */
export function NoAnswersYet({ whenEmpty }: NoAnswersYetProps): ReactElement {
  const workspaceId = useWorkspaceId();
  return (
    <EmptyState
      icon={Telescope}
      title="No answers yet"
      actions={
        <>
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            render={<Link to={campaignPaths(workspaceId).create} />}
          >
            New Campaign
          </Button>
          {whenEmpty}
        </>
      }
    >
      A campaign asks AI assistants the questions of your customers. This page shows how often the answers
      name you, whom they name instead, and which sites they rely on. Launch your first campaign to see it.
    </EmptyState>
  );
}
