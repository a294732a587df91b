import type { WorkspaceDetails } from "@citelens/contract/platform/admin-workspace";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { Facts } from "../details/facts.tsx";

const states = {
  active: <Badge tone="pos">Active</Badge>,
  deactivated: <Badge tone="neutral">Deactivated</Badge>,
  deleted: <Badge tone="neg">Deleted</Badge>,
} as const;

/** Owner of the workspace, and how it stands. */
export function WorkspaceCard({
  workspaceId,
  workspace: { organization_id, owner_email, state, is_demo, time_zone, members },
}: {
  readonly workspaceId: string;
  readonly workspace: NonNullable<WorkspaceDetails["workspace"]>;
}): ReactElement {
  return (
    <Card title="Workspace">
      <p className="flex flex-wrap items-center gap-2 pb-2">
        {states[state]}
        {is_demo && <Badge tone="brand">Demo</Badge>}
      </p>
      <Facts
        facts={[
          {
            term: "Organization",
            value: (
              <TextLink
                render={
                  <Link
                    to="/admin/organizations/$organizationId"
                    params={{ organizationId: organization_id }}
                  />
                }
              >
                {owner_email === "" ? "Deleted account" : owner_email}
              </TextLink>
            ),
          },
          { term: "Members", value: countText(members) },
          { term: "Time zone", value: time_zone },
          ...(state === "deleted" ? [] : [{ term: "Ads", value: <AdsLink workspaceId={workspaceId} /> }]),
        ]}
      />
    </Card>
  );
}

function AdsLink({ workspaceId }: { readonly workspaceId: string }): ReactElement {
  return (
    <TextLink render={<Link to="/workspaces/$projectId/ads/dashboard" params={{ projectId: workspaceId }} />}>
      Open its ads
    </TextLink>
  );
}
