import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { whiteLabelQuery } from "./white-label.queries.ts";
import { WhiteLabelForm } from "./white-label-form.tsx";
import { WhiteLabelMissing, WhiteLabelOfOwner } from "./white-label-states.tsx";

/** The organization's own brand, edited by its owner. */
export function WhiteLabelPage(): ReactElement {
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader
        title="White Label"
        purpose="Your own name, logo, colours and host, in place of the product's, for everyone in your workspaces."
      />
      <SelectedWorkspace
        whilePending={<Loading />}
        whenNone="A brand belongs to the organization of your workspaces. Create your first one."
      >
        <OfWorkspace />
      </SelectedWorkspace>
    </div>
  );
}

function OfWorkspace(): ReactElement {
  const whiteLabel = useQuery(whiteLabelQuery(useWorkspaceId()));
  if (whiteLabel.isError) {
    return (
      <Card>
        <QueryError query={whiteLabel} />
      </Card>
    );
  }
  if (!whiteLabel.data) return <Loading />;

  const { can_edit, right, brand } = whiteLabel.data;
  if (!can_edit) return <WhiteLabelOfOwner brand={brand} />;
  if (right === null) return <WhiteLabelMissing brand={brand} />;
  return <WhiteLabelForm whiteLabel={whiteLabel.data} />;
}

function Loading(): ReactElement {
  return (
    <Card>
      <div role="status" aria-label="Loading white label">
        <ListSkeleton rows={6} />
      </div>
    </Card>
  );
}
