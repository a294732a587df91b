import type { AdPlacement, AdPublisher } from "@citelens/contract/content/ads-network";
import { useQuery } from "@tanstack/react-query";
import { SquareDashed } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { placementsQuery } from "../network.queries.ts";

interface WithPlacementsProps {
  readonly publisher: AdPublisher;
  readonly children: (placements: readonly AdPlacement[]) => ReactNode;
}

/** View of one of a website's placements, once there is one. */
export function WithPlacements({ publisher, children }: WithPlacementsProps): ReactElement {
  const placements = useQuery(placementsQuery({ projectId: useWorkspaceId(), publisherId: publisher.id }));
  if (placements.data?.length === 0) {
    return (
      <EmptyState icon={SquareDashed} title="No placement yet" frame="none">
        Add a placement first: it is a spot of the website’s pages where a passage can stand.
      </EmptyState>
    );
  }
  if (placements.data) return <>{children(placements.data)}</>;
  if (placements.isError) {
    return <QueryError query={placements} />;
  }
  return (
    <div role="status" aria-label="Loading placements" className="h-16">
      <Skeleton />
    </div>
  );
}
