import { Link } from "@tanstack/react-router";
import { Globe, Megaphone } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { adsPaths } from "../ads-paths.ts";

/** Introduction to AI search ads, and the two ways to begin. */
export function NotBegun(): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <div className="space-y-5">
      <p className="max-w-3xl text-fg-2">
        AI search ads are labelled passages on websites that AI agents read, and ads within assistants. A
        passage is the same for people and agents. What it costs and who reads it is counted here; what it
        changes in answers is not promised.
      </p>
      <div className="grid gap-5 lg:grid-cols-2">
        <EmptyState
          icon={Megaphone}
          title="Advertise"
          actions={
            <Button variant="primary" render={<Link to={adsPaths(projectId).create} />}>
              Create ad campaign
            </Button>
          }
        >
          Begin a campaign with topics, a budget and creatives. A person reviews each creative before it is
          shown, and nothing is spent before the campaign is activated.
        </EmptyState>
        <EmptyState
          icon={Globe}
          title="Publish"
          actions={
            <Button render={<Link to="/workspaces/$projectId/ads/network" params={{ projectId }} />}>
              Open the Context Network
            </Button>
          }
        >
          Add a website to the network. Its owner accepts by mail, chooses categories, and can stop everything
          with one switch.
        </EmptyState>
      </div>
    </div>
  );
}
